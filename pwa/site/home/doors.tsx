import { paths } from '#pwa/paths.ts'
import { SamplePageLink } from '#pwa/sample-guide/sample-page-image.tsx'
import { pagesWords, SERVICES, SERVICES_PAGE } from '../content/services.ts'
import './home.css'

export function Doors() {
  return (
    <section className="doors site-column site-section" aria-labelledby="portas">
      <div className="doors-head">
        <h2 className="t-h2" id="portas">
          {SERVICES_PAGE.title}
        </h2>
        <p className="t-lead">{SERVICES_PAGE.lead}</p>
      </div>
      <ul className="stack mt-28">
        {SERVICES.map((service) => {
          const [first] = service.shown
          return (
            <li className="stack middle rule-top" key={service.title}>
              {first && <SamplePageLink className="doors-page" {...first} />}
              <div>
                <h3>
                  <a href={service.path}>{service.title}</a>
                </h3>
                <p>{service.description}</p>
                <p className="t-small t-soft num">{pagesWords(service)}</p>
              </div>
            </li>
          )
        })}
      </ul>
      <p className="doors-note t-small t-soft">
        {SERVICES_PAGE.note}{' '}
        <a className="link" href={paths.services}>
          Ver as três portas
        </a>
      </p>
    </section>
  )
}
