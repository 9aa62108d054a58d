import { useState } from 'react'
import check from '@phosphor-icons/core/assets/regular/check.svg?raw'
import caretDown from '@phosphor-icons/core/assets/bold/caret-down-bold.svg?raw'
import lock from '@phosphor-icons/core/assets/regular/lock-simple.svg?raw'
import { track } from '#pwa/tracking/track.ts'
import { useHydrated } from '#pwa/platform/use-hydrated.ts'
import { useSalesToday, useTicker } from '#pwa/claims/live-figures.ts'
import { salesTodayWords } from '#pwa/claims/moving-content.ts'
import { CheckoutLink } from '#pwa/frame/checkout-link.tsx'
import { Price } from '#pwa/frame/price.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { Icon } from '#pwa/ui/icon.tsx'
import { BENEFITS, COMPARISON, REST, SHOWN_BENEFITS } from '../content/result-rest.ts'
import '#pwa/claims/live.css'

/** What the full guide holds: six things, and the other fourteen for who asks; unlocking compares it with the preview. */
export function LockedPanel() {
  const isHydrated = useHydrated()
  const [isWhole, setWhole] = useState(false)
  const [isComparing, setComparing] = useState(false)
  const [hasCompared, setHasCompared] = useState(false)
  const compare = () => {
    setHasCompared(true)
    setComparing(true)
  }
  const ticker = useTicker()
  const sales = useSalesToday()
  return (
    <section className="result-locked">
      <div className="result-column">
        <div className="result-head">
          <p className="result-lock">
            <Icon svg={lock} size={20} />
            {REST.locked}
          </p>
          <h2>{REST.lockedTitle}</h2>
        </div>
        <ul className="result-list" id="itens-do-guia">
          {BENEFITS.slice(0, isWhole ? undefined : SHOWN_BENEFITS).map((benefit) => (
            <li key={benefit}>
              <Icon svg={check} size={20} />
              {benefit}
            </li>
          ))}
        </ul>
        <button
          type="button"
          className="result-more"
          disabled={!isHydrated}
          aria-expanded={isWhole}
          aria-controls="itens-do-guia"
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? REST.less : REST.more(BENEFITS.length - SHOWN_BENEFITS)}
          <Icon svg={caretDown} size={18} />
        </button>
        <Button wide disabled={!isHydrated} onClick={compare}>
          {REST.unlock}
        </Button>
        <div className="result-live">
          {ticker && <p className="live-ticker">{ticker}</p>}
          {sales !== null && <p className="live-sales num">{salesTodayWords(sales)}</p>}
        </div>
      </div>
      {hasCompared && (
        <Compare
          open={isComparing}
          onClose={() => setComparing(false)}
          onBuy={() => track({ name: 'add_to_cart', source: 'modal_unlock' })}
        />
      )}
    </section>
  )
}

function Compare({ open, onClose, onBuy }: { open: boolean; onClose: () => void; onBuy: () => void }) {
  const { title, free, full, rows, buy } = COMPARISON
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <table className="compare">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">O que vem</span>
            </th>
            <th scope="col">{free}</th>
            <th scope="col">{full}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([what, little, whole]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{little}</td>
              <td>{whole}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Price />
      <CheckoutLink wide source="modal_unlock" onClick={onBuy}>
        {buy}
      </CheckoutLink>
    </Dialog>
  )
}
