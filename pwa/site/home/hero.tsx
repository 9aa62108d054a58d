import { Fragment } from 'react'
import { paths } from '#pwa/paths.ts'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { HOME_HERO } from '../content/home.ts'
import { CheckoutLink } from '#pwa/frame/checkout-link.tsx'
import { Price } from '#pwa/frame/price.tsx'
import { HeroPlate } from './hero-plate.tsx'
import './hero.css'

/** What this is, what it costs, where to begin. Each line of the title stands on a line of the face. */
export function Hero() {
  return (
    <section className="hero" aria-labelledby="titulo">
      <HeroPlate />
      <h1 className="hero-title t-hero" id="titulo">
        {HOME_HERO.title.map((line, i) => (
          <Fragment key={line}>
            {i > 0 && ' '}
            <span>{line}</span>
          </Fragment>
        ))}
      </h1>
      <div className="hero-offer">
        <p className="t-lead">{HOME_HERO.lead}</p>
        <Price />
        <div className="hero-actions">
          <CheckoutLink>{HOME_HERO.buy}</CheckoutLink>
          <ButtonLink kind="secondary" href={paths.howItWorks}>
            {HOME_HERO.how}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
