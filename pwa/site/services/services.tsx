import { paths } from '#pwa/paths.ts'
import { Price } from '#pwa/frame/price.tsx'
import { picture } from '#pwa/frame/pictures.ts'
import { SAMPLE_PAGES } from '#pwa/sample-guide/chapter-pages.ts'
import { PageTape, SamplePages } from '#pwa/sample-guide/sample-pages.tsx'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { PictureImage } from '#pwa/ui/picture-image.tsx'
import { pagesWords, SERVICES, type Service, SERVICES_PAGE, WHOLE_GUIDE } from '../content/services.ts'
import { FinalCall } from '../final-call.tsx'
import { ServiceCards } from './service-cards.tsx'
import './services.css'

const PEOPLE = ['helena', 'joao', 'clara', 'ursula'] as const
const EVERY_PAGE = Array.from({ length: SAMPLE_PAGES }, (_, at) => at + 1)

export default function Services() {
  return (
    <div className="services">
      <header className="services-head site-column">
        <h1 className="t-h1">{SERVICES_PAGE.title}</h1>
        <p className="t-lead">{SERVICES_PAGE.lead}</p>
        <div className="services-people stack gap-2" aria-hidden="true">
          {PEOPLE.map((name) => (
            <PictureImage key={name} {...picture(`rosto-${name}`)} lazy={false} alt="" />
          ))}
        </div>
      </header>
      <section className="services-list" aria-label="Serviços e preço">
        {SERVICES.map((service) => (
          <Card key={service.title} service={service} />
        ))}
        <p className="services-note site-column t-small t-soft">{SERVICES_PAGE.note}</p>
        <Whole />
      </section>
      <ServiceCards />
      <FinalCall title={SERVICES_PAGE.closingTitle} buy={SERVICES_PAGE.closingBuy} />
    </div>
  )
}

function Card({ service }: { service: Service }) {
  const { title, description, features, pages, shown, path } = service
  return (
    <article className="service">
      <div className="site-column">
        <div className="service-words">
          <h2>{title}</h2>
          <p className="t-lead">{description}</p>
          <ul className="site-marks">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          <p className="flex gap-24 mt-12">
            <a className="site-link inline-row tap-44" href={path}>
              {SERVICES_PAGE.more}
              <span className="visually-hidden"> sobre {title}</span>
            </a>
            <a className="site-link inline-row tap-44" href={paths.checkoutAnchor}>
              {SERVICES_PAGE.choose}
              <span className="visually-hidden"> {title}</span>
            </a>
          </p>
        </div>
        <div className="service-pages">
          <SamplePages pages={shown} />
          <PageTape marked={pages} total={SAMPLE_PAGES} />
          <p className="t-small t-soft num">{pagesWords(service)}</p>
        </div>
      </div>
    </article>
  )
}

/** The only place with the price. */
function Whole() {
  const { title, description, features } = WHOLE_GUIDE
  return (
    <article className="service service-whole">
      <div className="site-column">
        <div className="service-words">
          <p className="service-whole-name t-note">{SERVICES_PAGE.whole}</p>
          <h2>{title}</h2>
          <p className="t-lead">{description}</p>
          <ul className="site-marks">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </div>
        <div className="service-pages">
          <PageTape marked={EVERY_PAGE} total={SAMPLE_PAGES} />
          <p className="t-small num">{SAMPLE_PAGES} páginas no guia de exemplo</p>
          <Price />
          <div className="service-whole-ways stack start gap-12">
            <ButtonLink wide="phone" href={paths.checkoutAnchor}>
              {SERVICES_PAGE.choose}
              <span className="visually-hidden"> {title}</span>
            </ButtonLink>
            <a className="site-link inline-row tap-44" href={paths.sampleGuide}>
              {SERVICES_PAGE.open}
            </a>
          </div>
        </div>
      </div>
    </article>
  )
}
