import { useState } from 'react'
import check from '@phosphor-icons/core/assets/regular/check.svg?raw'
import caretDown from '@phosphor-icons/core/assets/bold/caret-down-bold.svg?raw'
import lock from '@phosphor-icons/core/assets/regular/lock-simple.svg?raw'
import { useHydrated } from '#pwa/platform/use-hydrated.ts'
import { useSalesLine, useTicker } from '#pwa/claims/live-figures.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Icon } from '#pwa/ui/icon.tsx'
import type { StoredResult } from '../quiz-result.ts'
import { NO_HEAD, secondPlateOf } from '#visagism/quiz-head/head.ts'
import type * as comparison from './comparison.tsx'
import { HeadPlate } from './head-plate.tsx'
import { BENEFITS, MORE_COUNT, REST } from '../content/result-rest.ts'
import '#pwa/claims/live.css'

type ComparisonModule = typeof comparison

/** What the full guide adds: six benefits, and fourteen more on demand. Unlocking compares it with the preview. */
export function LockedPanel({ result }: { result: StoredResult | null }) {
  const isHydrated = useHydrated()
  const [isWhole, setWhole] = useState(false)
  const [more, setMore] = useState<readonly string[]>([])
  const [isComparing, setComparing] = useState(false)
  const [compared, setCompared] = useState<ComparisonModule>()
  const compare = async () => {
    try {
      setCompared(compared ?? (await import('./comparison.tsx')))
      setComparing(true)
    } catch {
      // Offline: the page has the comparison further down.
      window.location.assign('#preco')
    }
  }
  const unfold = async () => {
    try {
      if (more.length === 0) setMore((await import('../content/more-benefits.ts')).MORE_BENEFITS)
      setWhole(!isWhole)
    } catch {
      // Offline: the price is on the page anyway.
      window.location.assign('#preco')
    }
  }
  const ticker = useTicker()
  const sales = useSalesLine()
  return (
    <section className="result-locked" data-plate={secondPlateOf(result?.head ?? NO_HEAD)}>
      <div className="result-column">
        <div className="result-head">
          <p className="row gap-10 t-strong t-label t-wine">
            <Icon svg={lock} size={20} />
            {REST.locked}
          </p>
          <h2>{REST.lockedTitle}</h2>
        </div>
        <Cover result={result} />
        <ul className="result-list mt-20" id="itens-do-guia">
          {[...BENEFITS, ...(isWhole ? more : [])].map((benefit) => (
            <li key={benefit}>
              <Icon svg={check} size={20} />
              {benefit}
            </li>
          ))}
        </ul>
        <button
          type="button"
          className="result-more row gap-6 t-strong t-body t-action"
          disabled={!isHydrated}
          aria-expanded={isWhole}
          aria-controls="itens-do-guia"
          onClick={() => void unfold()}
        >
          {isWhole ? REST.less : REST.more(MORE_COUNT)}
          <Icon svg={caretDown} size={18} />
        </button>
        <Button wide disabled={!isHydrated} onClick={() => void compare()}>
          {REST.unlock}
        </Button>
        <p className="result-unlock-note mt-12 t-small t-soft t-center t-balance">{REST.unlockNote}</p>
        <div className="result-live">
          {ticker && <p className="live-ticker row gap-8 t-soft">{ticker}</p>}
          {sales !== null && <p className="live-sales row gap-8 mt-4 t-soft num">{sales}</p>}
        </div>
      </div>
      {compared && <compared.Comparison open={isComparing} onClose={() => setComparing(false)} />}
    </section>
  )
}

function Cover({ result }: { result: StoredResult | null }) {
  const [first, second] = REST.cover(result?.greeting ?? null)
  return (
    <div className="result-cover stack gap-20">
      <div className="result-cover-sheet" aria-hidden="true">
        {result ? (
          <HeadPlate
            className="result-cover-portrait"
            head={result.head}
            shape={result.score.faceShape}
            viewBox={COVER_FRAME}
            alt=""
          />
        ) : (
          <div className="head-plate result-cover-portrait" data-plate="sand" />
        )}
        <p>
          {first}
          <br />
          {second}
        </p>
      </div>
      <dl className="stack gap-16">
        <div>
          <dt>{REST.have}</dt>
          <dd>{REST.haveText}</dd>
        </div>
        <div>
          <dt>{REST.lack}</dt>
          <dd>{REST.lackText}</dd>
        </div>
      </dl>
    </div>
  )
}
const COVER_FRAME = [-165, -184, 330, 322] as const
