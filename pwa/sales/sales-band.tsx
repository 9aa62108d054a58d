import { CheckoutLink } from '#pwa/frame/checkout-link.tsx'
import { clock, useCountdown } from '#pwa/claims/live-figures.ts'
import { COUNTDOWN_S, SALES_BAND } from '#pwa/claims/moving-content.ts'
import './sales-band.css'

/** Stays at the top: the offer, its clock where clocks may be shown, the way to buy. */
export function SalesBand() {
  const left = useCountdown('revelacao', COUNTDOWN_S)
  return (
    <aside className={left === null ? 'sales-band' : 'sales-band sales-band-ends on-band'} aria-label="Oferta">
      <p>
        <b>{SALES_BAND.offer}</b>
        {left === null && <span className="sales-calm">{SALES_BAND.calm}</span>}
        <span className="sales-clock num">
          {left !== null && (
            // Not read out: a clock that speaks every second helps nobody.
            <span role="timer" aria-live="off">
              {SALES_BAND.ends} {clock(left)}
            </span>
          )}
        </span>
      </p>
      <CheckoutLink kind={left === null ? 'primary' : 'paper'} size="medium" source="revelacao_faixa">
        Comprar
      </CheckoutLink>
    </aside>
  )
}
