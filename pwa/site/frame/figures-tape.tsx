import { Tape } from '#pwa/ui/tape.tsx'
import './figures-tape.css'

interface FiguresTapeProps {
  figures: readonly { readonly figure: string; readonly text: string }[]
  /** Names the group for those who cannot see it. */
  label: string
}

/** A few figures hanging from one tape. */
export function FiguresTape({ figures, label }: FiguresTapeProps) {
  return (
    <section className="figures-tape site-column" aria-label={label}>
      <Tape majors={figures.length * 4} />
      <dl>
        {figures.map(({ figure, text }) => (
          <div key={figure}>
            <dt>{text}</dt>
            <dd className="num">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
