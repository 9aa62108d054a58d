import { useEffect, useState } from 'react'
import close from '@phosphor-icons/core/assets/regular/x.svg?raw'
import { IconButton } from '#pwa/ui/icon-button.tsx'
import { listenToPerformance, type PageFigures, rate, THRESHOLDS_MS } from './page-figures.ts'
import './perf-panel.css'

const RATINGS = { good: 'Ótimo', ok: 'Bom', poor: 'Precisa melhorar' } as const
const NAMES = ['loadTime', 'domReady', 'firstPaint', 'firstContentfulPaint', 'largestContentfulPaint'] as const

/** Shown by `?perf` in the address. */
export default function PerfPanel({ onClose }: { onClose: () => void }) {
  const [figures, setFigures] = useState<PageFigures>({ cacheHits: 0, cacheMisses: 0 })
  useEffect(() => listenToPerformance(setFigures), [])
  return (
    <aside className="perf-panel" aria-label="Desempenho desta página">
      <header className="split">
        <h2 className="t-strong t-label">Desempenho</h2>
        <IconButton svg={close} label="Fechar o painel de desempenho" onClick={onClose} />
      </header>
      <dl>
        {NAMES.map((name) => {
          const ms = figures[name]
          const limits = THRESHOLDS_MS[name]
          return (
            <div key={name}>
              <dt className="t-soft">{name}</dt>
              <dd className="num">
                {ms === undefined ? '—' : `${Math.round(ms)} ms`}
                {ms !== undefined && limits && <span data-rating={rate(ms, limits)}>{RATINGS[rate(ms, limits)]}</span>}
              </dd>
            </div>
          )
        })}
        <div>
          <dt className="t-soft">arquivos do cache</dt>
          <dd className="num">
            {figures.cacheHits} de {figures.cacheHits + figures.cacheMisses}
          </dd>
        </div>
      </dl>
    </aside>
  )
}
