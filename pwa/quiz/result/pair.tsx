import { lazy, Suspense } from 'react'
import { licensedQuote, VOICES_NOTE } from '#pwa/claims/licensed.ts'
import { useIsMarketingKnown, useIsSimulated, useLicensedVoices } from '#pwa/claims/live-figures.ts'
import { VoiceDrawing } from '#pwa/claims/voice-drawing.tsx'
import { triedWords } from '#visagism/quiz-head/cuts.ts'
import { NO_HEAD, secondPlateOf, showsNoHair } from '#visagism/quiz-head/head.ts'
import { nowWords } from '#visagism/quiz-head/words.ts'
import { REST, RESULT_QUOTES } from '../content/result-rest.ts'
import type { StoredResult } from '../quiz-result.ts'
import { HeadPlate } from './head-plate.tsx'
import { headAlt } from './result-top.ts'

const OpenGuide = lazy(() => import('./open-guide.tsx').then(({ OpenGuide: guide }) => ({ default: guide })))

/** Fits the widest hair. */
const PAIR_FRAME = [-150, -186, 300, 439] as const

/** The head twice: only the cut differs, or the frames where no hair is visible. */
export function Pair({ result }: { result: StoredResult | null }) {
  const head = result?.head ?? NO_HEAD
  const shape = result?.score.faceShape
  const tried = shape ? triedWords(head, shape) : ''
  return (
    <section className="result-pair">
      <h2>{REST.pairTitle}</h2>
      <div className="result-pair-plates columns-2 stack gap-2 mt-20">
        <figure>
          {shape ? (
            <HeadPlate
              className="result-pair-plate"
              head={head}
              shape={shape}
              viewBox={PAIR_FRAME}
              plate={secondPlateOf(head)}
              hasLines
              alt={`${headAlt(shape)}: antes`}
            />
          ) : (
            <div className="head-plate result-pair-plate" data-plate="sand" />
          )}
          <figcaption>antes: {nowWords(head)}</figcaption>
        </figure>
        <figure>
          {shape ? (
            <HeadPlate
              className="result-pair-plate"
              head={head}
              shape={shape}
              isTried
              viewBox={PAIR_FRAME}
              hasLines
              alt={`O mesmo desenho, depois: ${tried}`}
            />
          ) : (
            <div className="head-plate result-pair-plate" data-plate="sand" />
          )}
          <figcaption>depois: {tried}</figcaption>
        </figure>
      </div>
      <p className="result-pair-note t-small t-soft">{showsNoHair(head) ? REST.pairNoteFrames : REST.pairNote}</p>
      <Voices />
    </section>
  )
}

/** Invented voices where allowed, else licensed ones, else the guide itself. */
function Voices() {
  const isKnown = useIsMarketingKnown()
  const isSimulated = useIsSimulated()
  const licensed = useLicensedVoices()
  const items = isSimulated ? RESULT_QUOTES : licensed.slice(0, RESULT_QUOTES.length).map(licensedQuote)
  if (items.length === 0)
    return isKnown ? (
      <Suspense>
        <OpenGuide />
      </Suspense>
    ) : null
  return (
    <section className="result-voices" aria-labelledby="vozes">
      <div>
        <h2 id="vozes">{REST.voices}</h2>
        {!isSimulated && <p className="t-small t-soft mt-8">{VOICES_NOTE}</p>}
      </div>
      {items.map((item) => (
        <figure className="mt-24 rule-top" key={item.text}>
          <VoiceDrawing of={item} />
          <blockquote>“{item.text}”</blockquote>
          <figcaption className="stack mt-10 t-soft">
            {item.who}
            <span>{item.more}</span>
          </figcaption>
        </figure>
      ))}
    </section>
  )
}
