import { PictureImage } from '#pwa/ui/picture-image.tsx'
import { HOW, HOW_STEPS } from '../content/how-it-works.ts'
import { REPORT_SUMMARY } from '#pwa/frame/report-summary.ts'
import { CheckoutLink } from '#pwa/frame/checkout-link.tsx'
import { FinalCall } from '../final-call.tsx'
import { Price } from '#pwa/frame/price.tsx'
import { ReportSpread } from '#pwa/frame/report-spread.tsx'
import { picture } from '#pwa/frame/pictures.ts'
import './how-it-works.css'

export default function HowItWorks() {
  return (
    <div className="how">
      <div className="how-way site-column">
        <header>
          <h1 className="t-h1">{HOW.title}</h1>
          <p className="t-lead">{HOW.lead}</p>
          <Price />
          <CheckoutLink wide="phone">{HOW.buy}</CheckoutLink>
        </header>
        <ol className="how-steps">
          {HOW_STEPS.map(({ time, title, text }, i) => (
            <li key={title}>
              <h2>
                <i>{i + 1}</i> {title}
              </h2>
              <p className="mt-4 t-body t-soft t-pretty">{text}</p>
              <span className="how-time num">{time}</span>
            </li>
          ))}
        </ol>
      </div>
      <section className="how-method mt-88 on-sand" aria-labelledby="metodo">
        <div className="how-method-plate">
          <PictureImage
            {...picture('medidas-helena')}
            alt="Rosto desenhado com o contorno e as quatro linhas de medida"
          />
        </div>
        <div className="how-method-words">
          <h2 className="t-h2" id="metodo">
            {HOW.methodTitle}
          </h2>
          <p className="t-lead">{HOW.methodLead}</p>
          <dl className="site-rows mt-28">
            {HOW.method.map(([title, text]) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <section className="how-contents site-column site-section" aria-labelledby="conteudo-pdf">
        <div>
          <h2 className="t-h2" id="conteudo-pdf">
            {HOW.contentsTitle}
          </h2>
          <p className="t-lead">{HOW.contentsLead}</p>
          <ul className="site-marks mt-28">
            {REPORT_SUMMARY.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </ul>
        </div>
        <ReportSpread />
      </section>
      <FinalCall />
    </div>
  )
}
