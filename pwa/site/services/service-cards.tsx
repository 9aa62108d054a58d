import clock from '@phosphor-icons/core/assets/regular/clock.svg?raw'
import { formatMoney } from '#contract/format.ts'
import { PRICE_CENTS, SIMULATED_LIST_PRICE_CENTS } from '#contract/offer.ts'
import { useMarketing } from '#pwa/claims/live-figures.ts'
import { SIMULATED_MINUTES, SIMULATED_POPULAR } from '#pwa/claims/service-claims.ts'
import { SIMULATED_OFF } from '#pwa/claims/simulation.ts'
import { paths } from '#pwa/paths.ts'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { Icon } from '#pwa/ui/icon.tsx'
import { COLOUR_SERVICE, FACIAL_SERVICE, SERVICES_PAGE, STYLE_SERVICE, WHOLE_GUIDE } from '../content/services.ts'
import './services.css'

const CARDS = [
  { ...FACIAL_SERVICE, duration: SIMULATED_MINUTES.facial, isPopular: false },
  { ...COLOUR_SERVICE, duration: SIMULATED_MINUTES.colour, isPopular: false },
  { ...STYLE_SERVICE, duration: SIMULATED_MINUTES.style, isPopular: false },
  { ...WHOLE_GUIDE, duration: SIMULATED_MINUTES.whole, isPopular: true },
] as const

/** The specification's offers, in `simulado` only. */
export function ServiceCards() {
  const { mode } = useMarketing()
  if (mode !== 'simulado') return null
  return (
    <section className="service-cards site-column site-section" aria-labelledby="servicos-cartoes">
      <h2 className="t-h2" id="servicos-cartoes">
        {SERVICES_PAGE.cards}
      </h2>
      <ul>
        {CARDS.map(({ title, description, features, duration, isPopular }) => (
          <li key={title} data-popular={isPopular || undefined}>
            <p className="service-card-time row gap-6 t-soft num">
              <Icon svg={clock} size={20} /> {duration}
              {isPopular && <b>{SIMULATED_POPULAR}</b>}
            </p>
            <h3>{title}</h3>
            <p>{description}</p>
            <ul className="site-marks">
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            <p className="service-card-price num">
              {isPopular && (
                <>
                  <s>{formatMoney(SIMULATED_LIST_PRICE_CENTS)}</s> <span>{SIMULATED_OFF}</span>{' '}
                </>
              )}
              <strong>{formatMoney(PRICE_CENTS)}</strong>
            </p>
            <ButtonLink kind={isPopular ? 'primary' : 'secondary'} size="medium" wide href={paths.checkoutAnchor}>
              {SERVICES_PAGE.choose}
              <span className="visually-hidden"> {title}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
