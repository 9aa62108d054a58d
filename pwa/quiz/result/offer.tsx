import type { ReactNode } from 'react'
import arrowDown from '@phosphor-icons/core/assets/regular/arrow-down.svg?raw'
import { Icon } from '#pwa/ui/icon.tsx'
import { RESULT } from '../content/result.ts'

interface OfferProps {
  title?: string
  text?: string
  /** Absent if the offer has no end. */
  end?: ReactNode
  /** `simulated`: ends nothing. `stated`: the owner's last day. */
  kind?: 'simulated' | 'stated'
}

export function Offer({ title = RESULT.offer, text = RESULT.offerText, end, kind }: OfferProps) {
  const words = (
    <p>
      <b>{title}</b>
      <span>{text}</span>
    </p>
  )
  if (end === undefined)
    return (
      <a className="result-offer split gap-16 mt-24 t-ink t-plain" href="#preco">
        {words}
        <Icon svg={arrowDown} size={24} />
      </a>
    )
  return (
    <section className="result-offer split gap-16 mt-24 t-ink t-plain" data-limited={kind} aria-label={title}>
      {words}
      {end}
    </section>
  )
}
