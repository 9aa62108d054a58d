import { HOME_BENEFITS, HOME_GUIDE } from '../content/home.ts'
import { ReportSpread } from '../frame/report-spread.tsx'
import './guide.css'

/** The report as its own contents page, with a look at its cover. */
export function Guide() {
  return (
    <section className="guide site-column site-section" aria-labelledby="guia">
      <div>
        <h2 className="t-h2" id="guia">
          {HOME_GUIDE.title}
        </h2>
        <p className="t-lead">{HOME_GUIDE.lead}</p>
        <ReportSpread />
      </div>
      <ol className="guide-contents">
        {HOME_BENEFITS.map(({ name, text, page }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
            <span className="num">
              <span className="visually-hidden">página </span>
              {page}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
