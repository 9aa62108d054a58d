import { Fragment } from 'react'
import { formatMoney } from '#contract/format.ts'
import { INSTALMENT_CENTS, INSTALMENT_TOTAL_CENTS, INSTALMENTS, PRICE_CENTS } from '#contract/offer.ts'
import { CheckoutLink } from '#pwa/frame/checkout-link.tsx'
import { paths } from '#pwa/paths.ts'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { HOME_HERO } from '../content/home.ts'
import { HeroPlate } from './hero-plate.tsx'
import './hero.css'

/** Leads with the free test. The title's lines align with the face's. */
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
        <div className="hero-actions stack mt-14">
          <ButtonLink href={paths.quiz}>{HOME_HERO.test}</ButtonLink>
        </div>
        <div className="hero-guide mt-8 t-label t-soft">
          <p className="num">
            {HOME_HERO.guide} <b>{formatMoney(PRICE_CENTS)}</b> ou {INSTALMENTS}x de {formatMoney(INSTALMENT_CENTS)}{' '}
            <span className="nowrap">(total {formatMoney(INSTALMENT_TOTAL_CENTS)})</span>
          </p>
          <div className="hero-ways flex wrap">
            <CheckoutLink kind="text" size="medium">
              {HOME_HERO.buy}
            </CheckoutLink>
            <ButtonLink kind="text" size="medium" href={paths.howItWorks}>
              {HOME_HERO.how}
            </ButtonLink>
            <ButtonLink kind="text" size="medium" href={paths.sampleGuide}>
              {HOME_HERO.look}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  )
}
