import { type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'
import './offer.css'

interface OfferProps {
  svg: string
  title: string
  children: ReactNode
  actions: ReactNode
}

/** The reason comes first. */
export function OfferCard({ svg, title, children, actions }: OfferProps) {
  const id = useId()
  return (
    <section className="offer stack gap-14 mt-24" aria-labelledby={id}>
      <Icon svg={svg} size={24} />
      <div>
        <h2 className="t-h3" id={id}>
          {title}
        </h2>
        <div className="offer-text mt-6 t-small t-soft">{children}</div>
        <div className="offer-actions flex wrap mt-14">{actions}</div>
      </div>
    </section>
  )
}
