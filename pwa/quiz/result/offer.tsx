import type { ReactNode } from 'react'
import arrowDown from '@phosphor-icons/core/assets/regular/arrow-down.svg?raw'
import { Icon } from '#pwa/ui/icon.tsx'
import { RESULT } from '../content/result.ts'

interface OfferProps {
  title?: string
  text?: string
  /** Shows the end of the offer; without it the offer has none, and says so. */
  end?: ReactNode
  /** `simulated`: a clock that ends nothing. `stated`: the owner's real last day. */
  kind?: 'simulated' | 'stated'
}

/** The band under the result: the offer, its end and a link to the price. */
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
