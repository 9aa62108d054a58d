import type { ReactNode } from 'react'
import type { SalonCardText } from '#contract/reader/reading.ts'
import './salon-card.css'

interface SalonCardViewProps {
  card: SalonCardText
  picture: ReactNode
  /** Absent where the title is above. */
  heading?: 'h1' | 'h3'
  allergies: string
}

export function SalonCardView({ card, picture, heading: Heading, allergies }: SalonCardViewProps) {
  const lists = [
    ['Medidas', card.sizes],
    ['Evite', card.avoid],
    ['Depois', card.after],
  ] as const
  return (
    <article className="salon-card">
      {Heading && <Heading className="salon-card-title">{card.title}</Heading>}
      <div className="salon-card-plate">
        {picture}
        <ul aria-label="Onde olhar">
          {card.marks.map((mark) => (
            <li key={mark}>{mark}</li>
          ))}
        </ul>
      </div>
      {card.facts.length > 0 && (
        <div className="salon-card-facts">
          {card.facts.map((fact) => (
            <p key={fact.heading}>
              <strong>{fact.heading}:</strong> {fact.items.join(', ')}.
            </p>
          ))}
        </div>
      )}
      <p className="t-strong t-body">Peça assim</p>
      <blockquote className="salon-card-ask">{card.ask}</blockquote>
      <div className="salon-card-lists stack gap-24">
        {lists.map(
          ([title, items]) =>
            items.length > 0 && (
              <div key={title}>
                <p className="t-strong t-body">{title}</p>
                <ul className="mt-6">
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              </div>
            ),
        )}
      </div>
      <p className="salon-card-allergies">{allergies}</p>
    </article>
  )
}
