import { QuizFooter } from '#pwa/frame/quiz-footer.tsx'
import { CheckoutLink } from '#pwa/frame/checkout-link.tsx'
import { SAMPLE_PORTRAIT } from '#pwa/sample-guide/sample-page.ts'
import { PictureImage } from '#pwa/ui/picture-image.tsx'
import { CLOSING, LAST_CALL, SALES_FAQ } from './content.ts'
import './sales.css'

export default function Ending() {
  return (
    <>
      <div className="sales-ending site-column site-section">
        <section className="sales-last" aria-labelledby="ultima">
          <h2 className="t-h2" id="ultima">
            {LAST_CALL.title}
          </h2>
          <p>{LAST_CALL.text}</p>
          <CheckoutLink wide="phone" source="revelacao_ultima_chamada">
            {LAST_CALL.buy}
          </CheckoutLink>
          <p className="sales-claim" data-claim="revelacao-chamada" />
        </section>
        <section className="sales-faq mt-56" aria-labelledby="perguntas">
          <h2 className="t-h2" id="perguntas">
            {SALES_FAQ.title}
          </h2>
          <div className="mt-24 rule-bottom">
            {SALES_FAQ.items.map(({ question, answer }) => (
              <details className="rule-top" key={question} name="perguntas">
                <summary className="split gap-16">{question}</summary>
                <p className="t-body t-soft">{answer}</p>
              </details>
            ))}
          </div>
        </section>
      </div>
      <section className="sales-closing" aria-labelledby="fim">
        <div className="site-column">
          <PictureImage {...SAMPLE_PORTRAIT} alt={CLOSING.portrait} />
          <div>
            <h2 id="fim">{CLOSING.title}</h2>
            <CheckoutLink wide="phone" source="revelacao_final">
              {CLOSING.buy}
            </CheckoutLink>
          </div>
        </div>
      </section>
      <QuizFooter />
    </>
  )
}
