import { useState } from 'react'
import { showToast } from '#pwa/platform/toast.ts'
import { Mark } from '#pwa/ui/logo.tsx'
import { NO_HEAD, secondPlateOf } from '#visagism/quiz-head/head.ts'
import { keepsakeOf } from '#visagism/quiz-head/words.ts'
import { RESULT } from '../content/result.ts'
import type { StoredResult } from '../quiz-result.ts'
import { HeadPlate } from './head-plate.tsx'
import { headAlt } from './result-top.ts'

/** The keepsake asks for no address and counts nothing. */
export function Keepsake({ result }: { result: StoredResult | null }) {
  const shape = result?.score.faceShape
  const head = result?.head ?? NO_HEAD
  const [isBusy, setBusy] = useState(false)
  const [whatsapp, setWhatsapp] = useState<string | null>(null)
  const card = shape && keepsakeOf(head, shape)
  const who = card && [result?.greeting, ...card.of].filter(Boolean).join(', ')
  const hand = async (way: 'save' | 'send') => {
    if (!shape || !card || !who || isBusy) return
    setBusy(true)
    try {
      const { paintKeepsake, saveKeepsake, sendKeepsake } = await import('./keepsake-picture.ts')
      const file = await paintKeepsake({ head, shape, who, card })
      if (way === 'send') setWhatsapp(await sendKeepsake(file))
      else saveKeepsake(file)
    } catch (reason) {
      // Closing the share sheet is not a failure.
      if (!isClosedByHand(reason)) showToast(RESULT.notSaved, RESULT.notSavedText, 'danger')
    }
    setBusy(false)
  }
  return (
    <section className="keepsake">
      <h2>{RESULT.keepsake}</h2>
      <div className="keepsake-sheet">
        <article className="keepsake-card">
          <header className="flex between gap-12 t-wine">
            <p>{who}</p>
            <Mark side={26} />
          </header>
          <p className="keepsake-title">{card?.title}</p>
          <div className="keepsake-row stack mt-10">
            {shape ? (
              <HeadPlate
                className="keepsake-portrait"
                head={head}
                shape={shape}
                isTried
                viewBox={KEEPSAKE_FRAME}
                plate={secondPlateOf(head)}
                alt={headAlt(shape)}
              />
            ) : (
              <div className="head-plate keepsake-portrait" data-plate="sand" />
            )}
            <blockquote>{card && `“${card.sentence}”`}</blockquote>
          </div>
          <footer className="t-caption t-soft">{RESULT.keepsakeFoot}</footer>
        </article>
      </div>
      <p className="keepsake-ways flex wrap mt-16">
        <button type="button" className="site-link" disabled={!result} onClick={() => void hand('save')}>
          {RESULT.save}
        </button>
        <button type="button" className="site-link" disabled={!result} onClick={() => void hand('send')}>
          {RESULT.send}
        </button>
        {whatsapp && (
          <a className="site-link" href={whatsapp} target="_blank" rel="noopener">
            {RESULT.whatsapp}
          </a>
        )}
      </p>
    </section>
  )
}

const isClosedByHand = (reason: unknown) => reason instanceof DOMException && reason.name === 'AbortError'

const KEEPSAKE_FRAME = [-150, -170, 300, 280] as const
