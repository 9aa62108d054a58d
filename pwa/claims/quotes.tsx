import { HOME_QUOTES } from './claims-words.ts'
import './quotes.css'

/** Three voices, the first one large; the opening marks hang outside the column. */
export function Quotes() {
  return (
    <section className="quotes site-column site-section" aria-label="O que dizem">
      {HOME_QUOTES.map(({ text, who, where }) => (
        <figure key={who}>
          <blockquote>
            <p>{text}”</p>
          </blockquote>
          <figcaption>
            <b>{who}</b>, {where}
          </figcaption>
        </figure>
      ))}
    </section>
  )
}
