import { lazy, Suspense, useEffect, useState } from 'react'
import { CheckoutLink } from '#pwa/site/frame/checkout-link.tsx'
import { SALES_BAND } from './moving-content.ts'
import './sales-band.css'

const SalesClock = lazy(() => import('./sales-clock.tsx'))
/** The clock may wait for the page: it has almost a day. */
const AFTER_MS = 1500

/** Stays at the top: the offer, its clock where clocks may be shown, the way to buy. */
export function SalesBand() {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <aside className="sales-band on-band" aria-label="Oferta">
      <p>
        <b>{SALES_BAND.offer}</b>
        <span className="sales-clock num">
          <Suspense>{isLate && <SalesClock />}</Suspense>
        </span>
      </p>
      <CheckoutLink kind="paper" size="medium" source="revelacao_faixa">
        Comprar
      </CheckoutLink>
    </aside>
  )
}
