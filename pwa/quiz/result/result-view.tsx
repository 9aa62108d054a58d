import { useEffect, useState } from 'react'
import shareIcon from '@phosphor-icons/core/assets/regular/share-network.svg?raw'
import { BRAND } from '#contract/brand.ts'
import { firstName, formatInteger } from '#contract/format.ts'
import { paths } from '#pwa/paths.ts'
import { randomId } from '#pwa/platform/random-id.ts'
import { showToast } from '#pwa/platform/toast.ts'
import { track } from '#pwa/platform/track.ts'
import { clock, useCountdown } from '#pwa/sales/live-figures.ts'
import { CheckoutLink } from '#pwa/site/frame/checkout-link.tsx'
import { Price } from '#pwa/site/frame/price.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { Icon } from '#pwa/ui/icon.tsx'
import { Logo } from '#pwa/ui/logo.tsx'
import { PictureImage } from '#pwa/ui/picture-image.tsx'
import type { QuizShape } from '#visagism/quiz-questions.ts'
import { SHAPE_NAMES } from '#visagism/shape-names.ts'
import { COUNTDOWN_S, OBJECTIVE_NAMES, referencesOf, RESULT, STYLE_NAMES } from '../content/result.ts'
import { resultPicture } from '../quiz-pictures.ts'
import { QuizFooter } from '../quiz-footer.tsx'
import type { StoredResult } from '../quiz-result.ts'
import { LockedPanel } from './locked-panel.tsx'
import { Pair } from './pair.tsx'
import { Plan } from './plan.tsx'
import { Preview } from './preview.tsx'
import { useResultMail } from './use-analysis.ts'

/** The result, its preview, and the way to the rest. */
export function ResultView({ result }: { result: StoredResult }) {
  const { userName, score } = result
  const { faceShape, style, objective, totalPoints } = score
  const shape = SHAPE_NAMES[faceShape]
  const name = firstName(userName)
  useResultMail(result)
  const [view] = useState(randomId)
  useEffect(() => track({ name: 'view_result' }, view), [view])
  const addToCart = () => track({ name: 'add_to_cart', source: 'quiz_result_page' })
  return (
    <div className="result">
      <header className="result-top">
        <a href={paths.home} aria-label={`${BRAND.name}, página inicial`}>
          <Logo size="md" />
        </a>
        <span className="result-points num">{formatInteger(totalPoints)} pontos</span>
      </header>
      <section className="result-shape">
        <PictureImage
          {...resultPicture(faceShape)}
          lazy={false}
          alt={`Retrato desenhado de um rosto ${shape.adjective}, com as quatro linhas de medida`}
        />
        <div className="result-words">
          <p className="result-hello">{RESULT.hello(name)}</p>
          <h1>{RESULT.title(titleWord(faceShape))}</h1>
          <p className="result-motto">{shape.motto}</p>
          <p className="result-references">{referencesOf(faceShape)}</p>
          <Share shape={faceShape} />
        </div>
      </section>
      <Offer />
      <Preview result={result} />
      <LockedPanel />
      <section className="result-section result-told">
        <h2>{RESULT.told}</h2>
        <dl>
          <Told what="Estilo" value={STYLE_NAMES[style]} />
          <Told what="Objetivo" value={OBJECTIVE_NAMES[objective]} />
          <Told what="Pontos" value={formatInteger(totalPoints)} />
        </dl>
      </section>
      <section className="result-section result-checkout">
        <Price />
        <CheckoutLink kind="secondary" source="quiz_result_page" onClick={addToCart}>
          {RESULT.buy}
        </CheckoutLink>
      </section>
      <Pair shape={faceShape} />
      <Plan name={name} onBuy={addToCart} />
      <QuizFooter />
    </div>
  )
}

/** `coração` where the sentence is "Seu rosto é …". */
const titleWord = (shape: QuizShape) => SHAPE_NAMES[shape].name.toLowerCase()

function Told({ what, value }: { what: string; value: string }) {
  return (
    <div>
      <dt>{what}</dt>
      <dd className="num">{value}</dd>
    </div>
  )
}

/** The offer's band; its clock only where clocks may be shown. */
function Offer() {
  const left = useCountdown(COUNTDOWN_S)
  return (
    <section className="result-offer" aria-label={RESULT.offer}>
      <p>
        <b>{RESULT.offer}</b>
        <span>{RESULT.offerText}</span>
      </p>
      <span className="result-clock num" role="timer" aria-live="off">
        {left !== null && clock(left)}
      </span>
    </section>
  )
}

/** Shares the test, never the person: the link leads to one's own seven questions. */
function Share({ shape }: { shape: QuizShape }) {
  const [isOpen, setOpen] = useState(false)
  const share = async () => {
    if (isOpen) return
    setOpen(true)
    const url = `${window.location.origin}${paths.quiz}`
    const text = `Meu rosto é ${titleWord(shape)}. Descubra o seu em 7 perguntas:`
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
