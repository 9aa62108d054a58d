import { useSalesLine, useTicker } from '#pwa/claims/live-figures.ts'
import './live-proof.css'

/** The spots are shown beside it already. */
export function LiveProof() {
  const sales = useSalesLine()
  const ticker = useTicker()
  return (
    <aside className="live-proof num" aria-label="Movimento de hoje">
      {sales !== null && <span>{sales}</span>}
      {ticker && <span>{ticker}</span>}
    </aside>
  )
}
