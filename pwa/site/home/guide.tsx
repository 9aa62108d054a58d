import { HOME_GUIDE } from '../content/home.ts'
import { REPORT_SUMMARY } from '#pwa/frame/report-summary.ts'
import { ReportSpread } from '#pwa/frame/report-spread.tsx'
import './home.css'

export function Guide() {
  return (
    <section className="guide site-column site-section" aria-labelledby="guia">
      <div>
        <h2 className="t-h2" id="guia">
          {HOME_GUIDE.title}
        </h2>
        <p className="t-lead mt-14">{HOME_GUIDE.lead}</p>
        <ReportSpread />
      </div>
      <ol className="guide-contents mt-40">
        {REPORT_SUMMARY.map(({ id, title, promise }, i) => (
          <li className="stack rule-top" key={id}>
            <h3>{title}</h3>
            <p className="mt-2 t-label t-soft t-pretty">{promise}</p>
            <span className="num" aria-hidden="true">
              {i + 1}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
