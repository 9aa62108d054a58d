import type { ReactNode } from 'react'
import arrowDown from '@phosphor-icons/core/assets/regular/arrow-down.svg?raw'
import { Icon } from '#pwa/ui/icon.tsx'
import { RESULT } from '../content/result.ts'

interface OfferProps {
  title?: string
  text?: string
  /** What shows the end of the offer; without one it has none, and says so. */
  end?: ReactNode
  /** `simulated`: a clock that ends nothing. `stated`: the owner's own last day. */
  kind?: 'simulated' | 'stated'
}

/** The band under the result: what is offered, until when, and the way to its price. */
export function Offer({ title = RESULT.offer, text = RESULT.offerText, end, kind }: OfferProps) {
  const words = (
    <p>
      <b>{title}</b>
      <span>{text}</span>
    </p>
  )
  if (end === undefined)
    return (
      <a className="result-offer" href="#preco">
        {words}
        <Icon svg={arrowDown} size={24} />
      </a>
    )
  return (
    <section className="result-offer" data-limited={kind} aria-label={title}>
      {words}
      {end}
    </section>
  )
}
