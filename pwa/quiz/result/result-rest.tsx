import { formatInteger } from '#contract/format.ts'
import { paths } from '#pwa/paths.ts'
import { randomId } from '#pwa/platform/random-id.ts'
import { track } from '#pwa/tracking/track.ts'
import { CheckoutLink } from '#pwa/frame/checkout-link.tsx'
import { Price } from '#pwa/frame/price.tsx'
import { OBJECTIVE_NAMES, REST, STYLE_NAMES } from '../content/result-rest.ts'
import { QuizFooter } from '#pwa/frame/quiz-footer.tsx'
import { FRESH, keepProgress } from '../progress.ts'
import type { StoredResult } from '../quiz-result.ts'
import { LockedPanel } from './locked-panel.tsx'
import { Pair } from './pair.tsx'
import { Plan } from './plan.tsx'

export function ResultRest({ result }: { result: StoredResult | null }) {
  const score = result?.score
  const addToCart = () => track({ name: 'add_to_cart', source: 'quiz_result_page' })
  return (
    <div id="guia">
      <LockedPanel result={result} />
      <div className="result-told-and-price">
        <section className="result-section result-told">
          <h2>{REST.told}</h2>
          <dl className="mt-20 rule-top">
            <Fact what="Estilo" value={score && STYLE_NAMES[score.style]} />
            <Fact what="Objetivo" value={score && OBJECTIVE_NAMES[score.objective]} />
            <Fact what="Pontos" value={score && formatInteger(score.totalPoints)} />
          </dl>
          <button
            type="button"
            className="site-link result-change mt-10"
            disabled={!result}
            onClick={() => result && reopenTest(result)}
          >
            {REST.change}
          </button>
        </section>
        <section className="result-section result-checkout" id="preco">
          <Price />
          <CheckoutLink source="quiz_result_page" onClick={addToCart}>
            {REST.buy}
          </CheckoutLink>
          <p className="mt-12 t-small t-soft">{REST.terms}</p>
        </section>
      </div>
      <Pair result={result} />
      <Plan name={result?.greeting ?? null} onBuy={addToCart} />
      <QuizFooter />
    </div>
  )
}

/** Keeps all answers and the drawn head. */
function reopenTest({ answers, userName, greeting, userEmail, head }: StoredResult): void {
  const kept = { answers, name: userName, greeting, email: userEmail, head }
  keepProgress({ ...FRESH, ...kept, step: 'faceShape', runId: randomId() })
  window.location.assign(paths.quiz)
}

function Fact({ what, value }: { what: string; value: string | undefined }) {
  return (
    <div>
      <dt className="t-label t-soft">{what}</dt>
      <dd className="num">{value}</dd>
    </div>
  )
}
