import type { ReactNode } from 'react'
import clock from '@phosphor-icons/core/assets/regular/clock.svg?raw'
import lock from '@phosphor-icons/core/assets/regular/lock-simple.svg?raw'
import seal from '@phosphor-icons/core/assets/regular/seal-check.svg?raw'
import { GUARANTEE_DAYS } from '#contract/offer.ts'
import { Icon } from '#pwa/ui/icon.tsx'
import { CheckoutLink } from '#pwa/frame/checkout-link.tsx'
import { Price } from '#pwa/frame/price.tsx'
import './final-call.css'

const FINAL_CALL = {
  title: 'Comece pelo que já é seu.',
  guarantee: `${GUARANTEE_DAYS} dias de garantia: se o guia não ajudar, devolvemos o valor inteiro.`,
  badges: ['Pagamento seguro', 'Entrega em 72h úteis', 'Satisfação garantida'],
  buy: 'Começar Agora',
} as const

const ICONS = [lock, clock, seal]

interface FinalCallProps {
  /** The home page's band is `/#checkout`. */
  id?: string
  title?: ReactNode
  buy?: string
}

export function FinalCall({ id, title = FINAL_CALL.title, buy = FINAL_CALL.buy }: FinalCallProps) {
  return (
    <section className="final-call mt-88 t-band on-band" id={id} aria-labelledby="chamada">
      <div className="final-call-columns site-column">
        <div>
          <h2 id="chamada">{title}</h2>
          <ul>
            {FINAL_CALL.badges.map((badge, i) => (
              <li key={badge}>
                <Icon svg={ICONS[i] ?? seal} />
                {badge}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <Price />
          <CheckoutLink kind="paper">{buy}</CheckoutLink>
          <p className="final-call-guarantee mt-20 t-body">{FINAL_CALL.guarantee}</p>
        </div>
      </div>
    </section>
  )
}
