import arrowDown from '@phosphor-icons/core/assets/regular/arrow-down.svg?raw'
import { Icon } from '#pwa/ui/icon.tsx'
import { RESULT } from '../content/result.ts'

interface OfferProps {
  title?: string
  text?: string
  /** What a clock shows; without one the offer has no end, and says so. */
  left?: string
}

/** The band under the result: what is offered, and the way to its price. */
export function Offer({ title = RESULT.offer, text = RESULT.offerText, left }: OfferProps) {
  const words = (
    <p>
      <b>{title}</b>
      <span>{text}</span>
    </p>
  )
  if (left === undefined)
    return (
      <a className="result-offer" href="#preco">
        {words}
        <Icon svg={arrowDown} size={24} />
      </a>
    )
  return (
    <section className="result-offer" data-limited aria-label={title}>
      {words}
      <span className="result-clock num" role="timer" aria-live="off">
        {left}
      </span>
    </section>
  )
}
