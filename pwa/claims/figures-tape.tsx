import { ClaimPlace } from './claim-place.tsx'
import type { ClaimName, Figure } from './claims-words.ts'
import { Tape } from '#pwa/ui/tape.tsx'
import './figures-tape.css'

interface FiguresTapeProps {
  figures: readonly Figure[]
  /** Names the group for those who cannot see it. */
  label: string
  /** Where figures about customers may take the place of these. */
  claim: ClaimName
}

/** A few figures hanging from one tape. */
export function FiguresTape({ figures, label, claim }: FiguresTapeProps) {
  return (
    <section className="figures-tape site-column" aria-label={label}>
      <Tape majors={figures.length * 4} />
      <ClaimPlace name={claim} isInstead />
      <FigureList figures={figures} />
    </section>
  )
}

/** The figures alone, four to a line. */
export function FigureList({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl>
      {figures.map(({ figure, text }) => (
        <div key={figure}>
          <dt>{text}</dt>
          <dd className="num">{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
