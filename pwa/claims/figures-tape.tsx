import { ClaimPlace } from './claim-place.tsx'
import type { ClaimName, Figure } from './claims-words.ts'
import { Tape } from '#pwa/ui/tape.tsx'
import './claims.css'

interface FiguresTapeProps {
  figures: readonly Figure[]
  label: string
  claim: ClaimName
}

export function FiguresTape({ figures, label, claim }: FiguresTapeProps) {
  return (
    <section className="figures-tape site-column" aria-label={label}>
      <Tape majors={figures.length * 4} />
      <ClaimPlace name={claim} isInstead />
      <FigureList figures={figures} />
    </section>
  )
}

export function FigureList({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="stack columns-2">
      {figures.map(({ figure, text }) => (
        <div key={figure}>
          <dt>{text}</dt>
          <dd className="num">{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
