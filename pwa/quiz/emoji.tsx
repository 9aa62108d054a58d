import './emoji.css'

/** Hidden from screen readers. */
export function Emoji({ of }: { of: string }) {
  return (
    <span className="quiz-emoji" aria-hidden="true">
      {of}
    </span>
  )
}
