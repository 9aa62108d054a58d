import './emoji.css'

/** A small sign beside a label or a motto, for the eye alone. */
export function Emoji({ of }: { of: string }) {
  return (
    <span className="quiz-emoji" aria-hidden="true">
      {of}
    </span>
  )
}
