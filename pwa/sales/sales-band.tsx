import { CheckoutLink } from '#pwa/frame/checkout-link.tsx'
import { clock, useCountdown, useOffer } from '#pwa/claims/live-figures.ts'
import { offerEndWords, SALES_BAND } from '#pwa/claims/moving-content.ts'
import './sales.css'

export function SalesBand() {
  const left = useCountdown()
  const { ends } = useOffer()
  const words = ends && offerEndWords(ends)
  const kind = left === null ? (words ? 'stated' : undefined) : 'simulated'
  return (
    <aside
      className={kind ? 'sales-band split gap-12 t-ink on-band' : 'sales-band split gap-12 t-ink'}
      data-limited={kind}
      aria-label="Oferta"
    >
      <p className="stack t-strong t-label">
        <b>
          {words ? words.until : SALES_BAND.offer}
          {words && <span className="sales-band-hour">{words.hour}</span>}
        </b>
        {!kind && <span className="sales-calm">{SALES_BAND.calm}</span>}
        {words && (
          <span className="sales-calm num">
            {words.lead} {words.left}
          </span>
        )}
        <span className="sales-clock num">
          {left !== null && (
            // Not read out every second.
            <span role="timer" aria-live="off">
              {SALES_BAND.ends} {clock(left)}
            </span>
          )}
        </span>
      </p>
      <CheckoutLink kind={kind ? 'paper' : 'primary'} size="medium" source="revelacao_faixa">
        Comprar
      </CheckoutLink>
    </aside>
  )
}
