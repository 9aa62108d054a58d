import { useEffect, useState } from 'react'
import shareIcon from '@phosphor-icons/core/assets/regular/share-network.svg?raw'
import { BRAND } from '#contract/brand.ts'
import { paths } from '#pwa/paths.ts'
import { randomId } from '#pwa/platform/random-id.ts'
import { recall, remember } from '#pwa/platform/tab-memory.ts'
import { showToast } from '#pwa/platform/toast.ts'
import { track } from '#pwa/tracking/track.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Icon } from '#pwa/ui/icon.tsx'
import { Logo } from '#pwa/ui/logo.tsx'
import type { QuizShape } from '#visagism/knowledge/quiz-questions.ts'
import { RESULT } from '../content/result.ts'
import { Emoji } from '../emoji.tsx'
import { SOURCE } from '../quiz-calls.ts'
import { FINISHED_RUN, type StoredResult } from '../quiz-result.ts'
import { storeForResult } from '../head/head-picture.ts'
import { Keepsake } from './keepsake.tsx'
import { Offer } from './offer.tsx'
import { Preview } from './preview.tsx'
import { ResultClock } from './result-clock.tsx'
import { ResultRest } from './result-rest.tsx'
import { HeadPlate } from './head-plate.tsx'
import { headAlt, inShape, TOP_COMING, topOf } from './result-top.ts'
import { useResultMail } from './use-analysis.ts'

const TOP_FRAME = [-190, -196, 380, 331] as const

/** Without a result, it renders the document's placeholder. */
export function ResultView({ result }: { result: StoredResult | null }) {
  const words = result ? topOf(result) : TOP_COMING
  return (
    <div className="result">
      <header className="result-top split wrap">
        <a href={paths.home} aria-label={`${BRAND.name}, página inicial`}>
          <Logo size="md" />
        </a>
        <span className="result-points inline-row num">{words.points}</span>
      </header>
      <noscript>
        <p className="result-no-script t-lead">{RESULT.noScript}</p>
      </noscript>
      <section className="result-shape">
        {result ? (
          <HeadPlate
            className="result-portrait"
            head={result.head}
            shape={result.score.faceShape}
            viewBox={TOP_FRAME}
            hasLines
            alt={headAlt(result.score.faceShape)}
          />
        ) : (
          <div className="head-plate result-portrait" data-plate="sand" />
        )}
        <div className="result-words">
          <p className="result-hello">{words.hello}</p>
          <h1>
            {!result && <span className="result-spinner" aria-hidden="true" />}
            {words.title}
          </h1>
          <p className="result-motto mt-10 t-wine">
            {words.motto}
            {result && <Emoji of={words.emoji} />}
          </p>
          <p className="result-references mt-14 t-small t-soft">{words.references}</p>
          <Share shape={result?.score.faceShape} />
        </div>
      </section>
      {result ? <ResultClock /> : <Offer />}
      <div className="result-given">
        <Preview result={result} />
        <Keepsake result={result} />
      </div>
      <ResultRest result={result} />
      {result && <Reports result={result} />}
    </div>
  )
}

/** Analytics and mail. */
function Reports({ result }: { result: StoredResult }) {
  useResultMail(result)
  const [view] = useState(randomId)
  const { head, score } = result
  useEffect(() => void storeForResult(head, score.faceShape).catch(() => undefined), [head, score.faceShape])
  useEffect(() => track({ name: 'view_result' }, view), [view])
  useEffect(() => reportCompletion(result.totalPoints), [result.totalPoints])
  return null
}

/** Reports once per finished test. */
function reportCompletion(score: number): void {
  const run = recall(FINISHED_RUN)
  if (run === null) return
  remember(FINISHED_RUN, null)
  track({ name: 'complete_quiz', score, source: SOURCE }, run)
}

/** Never shares the person's result. */
function Share({ shape }: { shape: QuizShape | undefined }) {
  const share = async () => {
    if (!shape) return
    const url = `${window.location.origin}${paths.quiz}`
    const text = `No teste, meu rosto deu ${inShape(shape)}. Descubra o seu em 7 perguntas:`
    try {
      if (typeof navigator.share === 'function') await navigator.share({ title: BRAND.name, text, url })
      else {
        await navigator.clipboard.writeText(`${text} ${url}`)
        showToast(RESULT.shared)
      }
    } catch {
      // Cancelled, open already, or refused: nothing to say.
    }
  }
  return (
    <Button
      kind="text"
      size="medium"
      icon={<Icon svg={shareIcon} size={20} />}
      disabled={!shape}
      onClick={() => void share()}
    >
      {RESULT.share}
    </Button>
  )
}
