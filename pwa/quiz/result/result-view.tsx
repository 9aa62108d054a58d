import { lazy, Suspense, useEffect, useState } from 'react'
import shareIcon from '@phosphor-icons/core/assets/regular/share-network.svg?raw'
import { BRAND } from '#contract/brand.ts'
import { paths } from '#pwa/paths.ts'
import { randomId } from '#pwa/platform/random-id.ts'
import { showToast } from '#pwa/platform/toast.ts'
import { useTouched } from '#pwa/platform/touched.ts'
import { track } from '#pwa/platform/track.ts'
import { late } from '#pwa/site/still.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { Icon } from '#pwa/ui/icon.tsx'
import { Logo } from '#pwa/ui/logo.tsx'
import type { QuizShape } from '#visagism/quiz-questions.ts'
import { RESULT } from '../content/result.ts'
import type { StoredResult } from '../quiz-result.ts'
import { Offer } from './offer.tsx'
import { Preview } from './preview.tsx'
import { PICTURE_PLACE } from './shown-result.ts'
import { shapeWords, TOP_COMING, topOf } from './result-top.ts'
import { useResultMail } from './use-analysis.ts'

const Clock = lazy(() => import('./result-clock.tsx'))
/** Begins where the preview ends: half a window before it is seen is soon enough. */
const Rest = late('guia', () => import('./result-rest.tsx'), 0.5)

/**
 * The result, its preview, and the way to the rest. Without a result it is the frame that the document comes with: what
 * `showKeptResult` puts into the marked places is what is drawn there with one.
 */
export function ResultView({ result }: { result: StoredResult | null }) {
  const { picture, ...words } = result ? topOf(result) : TOP_COMING
  return (
    <div className="result">
      <header className="result-top">
        <a href={paths.home} aria-label={`${BRAND.name}, página inicial`}>
          <Logo size="md" />
        </a>
        <span className="result-points num" data-result="points">
          {words.points}
        </span>
      </header>
      <noscript>
        <p className="result-no-script t-lead">{RESULT.noScript}</p>
      </noscript>
      <section className="result-shape">
        {picture ? <img {...picture} alt={picture.alt} /> : <span id={PICTURE_PLACE} />}
        <div className="result-words">
          <p className="result-hello" data-result="hello">
            {words.hello}
          </p>
          <h1 data-result="title">
            {!result && <span className="result-spinner" aria-hidden="true" />}
            {words.title}
          </h1>
          <p className="result-motto" data-result="motto">
            {words.motto}
          </p>
          <p className="result-references" data-result="references">
            {words.references}
          </p>
          <Share shape={result?.score.faceShape} />
        </div>
      </section>
      <LiveOffer />
      <Preview result={result} />
      <Rest />
      {result && <Told result={result} />}
    </div>
  )
}

/** Tells whom it concerns of a result that is seen. */
function Told({ result }: { result: StoredResult }) {
  useResultMail(result)
  const [view] = useState(randomId)
  useEffect(() => track({ name: 'view_result' }, view), [view])
  return null
}

/** The offer's band. Its clock begins with whoever begins to read. */
function LiveOffer() {
  const isTouched = useTouched()
  return isTouched ? (
    <Suspense fallback={<Offer />}>
      <Clock />
    </Suspense>
  ) : (
    <Offer />
  )
}

/** Shares the test, never the person: the link leads to one's own seven questions. */
function Share({ shape }: { shape: QuizShape | undefined }) {
  const [isOpen, setOpen] = useState(false)
  const share = async () => {
    if (isOpen || !shape) return
    setOpen(true)
    const url = `${window.location.origin}${paths.quiz}`
    const text = `Meu rosto ${shapeWords(shape)}. Descubra o seu em 7 perguntas:`
    try {
      if (typeof navigator.share === 'function') await navigator.share({ title: BRAND.name, text, url })
      else {
        await navigator.clipboard.writeText(`${text} ${url}`)
        showToast(RESULT.shared)
      }
    } catch {
      // Closed without sharing, or refused by the browser: nothing to say.
    }
    setOpen(false)
  }
  return (
    <Button kind="text" size="medium" icon={<Icon svg={shareIcon} size={20} />} onClick={() => void share()}>
      {RESULT.share}
    </Button>
  )
}
