import { RESULT } from '../content/result.ts'

interface OfferProps {
  title?: string
  text?: string
  /** What a clock shows; without one the offer has no end. */
  left?: string
}

/** The band under the result: what is offered. */
export function Offer({ title = RESULT.offer, text = RESULT.offerText, left }: OfferProps) {
  return (
    <section className="result-offer" data-limited={left !== undefined} aria-label={title}>
      <p>
        <b>{title}</b>
        <span>{text}</span>
      </p>
      {left !== undefined && (
        <span className="result-clock num" role="timer" aria-live="off">
          {left}
        </span>
      )}
    </section>
  )
}
