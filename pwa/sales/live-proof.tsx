import { createPortal } from 'react-dom'
import { formatInteger } from '#contract/format.ts'
import { PRICE_REVEAL, PROOF } from './content.ts'
import { useIsSimulated, useSalesToday, useSpots, useTicker } from './live-figures.ts'
import { SCARCITY } from './moving-content.ts'
import './live-proof.css'

/** The counters at the foot of the window, and the claims up in the page. */
export default function LiveProof() {
  return (
    <>
      <Counters />
      <Claims />
    </>
  )
}

/** The still parts left a place for each. */
function Claims() {
  if (!useIsSimulated()) return null
  return Object.entries(SCARCITY).map(([place, words]) => {
    const element = document.querySelector(`[data-claim="${place}"]`)
    return element && createPortal(words, element, place)
  })
}

/** Sales of today, spots and the newest message, in one line at the foot of the window. */
function Counters() {
  const sales = useSalesToday()
  const spots = useSpots()
  const ticker = useTicker()
  if (sales === null && spots === null && ticker === null) return null
  return (
    <aside className="live-proof num" aria-label="Movimento de hoje">
      {sales !== null && <span>{PROOF.salesToday(formatInteger(sales))}</span>}
      {spots !== null && <span>{PRICE_REVEAL.spots(spots)}</span>}
      {ticker && <span className="live-proof-news">{ticker}</span>}
    </aside>
  )
}
