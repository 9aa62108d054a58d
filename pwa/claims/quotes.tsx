import type { Quote } from './licensed.ts'
import './claims.css'

interface QuotesProps {
  items: readonly Quote[]
  /** Whose words they are, and who chose them. */
  note?: string
}

export function Quotes({ items, note }: QuotesProps) {
  return (
    <section className="quotes stack site-column site-section" aria-label="O que dizem">
      {items.map(({ text, who, more }) => (
        <figure key={text}>
          <blockquote>
            <p>{text}”</p>
          </blockquote>
          <figcaption className="t-medium t-label t-soft mt-16">
            <b>{who}</b>, {more}
          </figcaption>
        </figure>
      ))}
      {note && <p className="quotes-note t-small t-soft">{note}</p>}
    </section>
  )
}
