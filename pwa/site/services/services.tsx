import { formatMoney } from '#contract/format.ts'
import { paths } from '#pwa/paths.ts'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { PictureImage } from '#pwa/ui/picture-image.tsx'
import { Tape } from '#pwa/ui/tape.tsx'
import { type ServiceCard, SERVICES, SERVICES_PAGE } from '../content/services.ts'
import { FinalCall } from '../final-call.tsx'
import { picture } from '#pwa/frame/pictures.ts'
import './services.css'

const LONGEST_MINUTES = 90
const PEOPLE = ['helena', 'joao', 'clara', 'ursula'] as const

/** Four services as a price list: each with its minutes laid along one tape. */
export default function Services() {
  return (
    <div className="services">
      <header className="services-head site-column">
        <h1 className="t-h1">{SERVICES_PAGE.title}</h1>
        <p className="t-lead">{SERVICES_PAGE.lead}</p>
        <div className="services-people" aria-hidden="true">
          {PEOPLE.map((name) => (
            <PictureImage key={name} {...picture(`rosto-${name}`)} lazy={false} alt="" />
          ))}
        </div>
      </header>
      <section className="services-list" aria-label="Serviços e preços">
        {SERVICES.map((service) => (
          <Service key={service.title} service={service} />
        ))}
      </section>
      <FinalCall title={SERVICES_PAGE.closingTitle} buy={SERVICES_PAGE.closingBuy} />
    </div>
  )
}

function Service({ service }: { service: ServiceCard }) {
  const { title, description, features, minutes, priceCents, popular, path } = service
  return (
    <article className="service" data-popular={popular}>
      <div className="site-column">
        <div className="service-words">
          {popular && <p className="service-popular t-note">{SERVICES_PAGE.popular}</p>}
          <h2>{title}</h2>
          <p className="t-lead">{description}</p>
          {path && (
            <a className="site-link" href={path}>
              {SERVICES_PAGE.more}
              <span className="visually-hidden"> sobre {title}</span>
            </a>
          )}
        </div>
        <ul className="site-marks">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <div className="service-price">
          <div className="service-minutes">
            <Tape majors={9} minors={2} filled={(minutes / LONGEST_MINUTES) * 100} />
            <p className="t-small t-soft">{minutes} min</p>
          </div>
          <p className="num">
            <strong>{formatMoney(priceCents)}</strong>
          </p>
          <ButtonLink kind={popular ? 'primary' : 'secondary'} href={paths.checkoutAnchor}>
            {SERVICES_PAGE.choose}
            <span className="visually-hidden"> {title}</span>
          </ButtonLink>
        </div>
      </div>
    </article>
  )
}
