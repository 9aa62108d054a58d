import { PRICE_REVEAL } from './content.ts'
import { useSalesLine, useSpots, useTicker } from '#pwa/claims/live-figures.ts'
import './live-proof.css'

/** Sales of today, spots and the newest message, in one line at the foot of the window. */
export function LiveProof() {
  const sales = useSalesLine()
  const spots = useSpots()
  const ticker = useTicker()
  if (sales === null && spots === null && ticker === null) return null
  return (
    <aside className="live-proof num" aria-label="Movimento de hoje">
      {sales !== null && <span>{sales}</span>}
      {spots !== null && <span>{PRICE_REVEAL.spots(spots)}</span>}
      {ticker && <span className="live-proof-news">{ticker}</span>}
    </aside>
  )
}
