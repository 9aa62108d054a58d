import '#pwa/frame/frame.css'

export function Emoji({ of }: { of: string }) {
  return (
    <span className="quiz-emoji" aria-hidden="true">
      {of}
    </span>
  )
}
