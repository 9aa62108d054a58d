import { Fragment } from 'react'
import { formatMoney } from '#contract/format.ts'
import { PRICE_CENTS } from '#contract/offer.ts'
import { paths } from '#pwa/paths.ts'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { HOME_HERO } from '../content/home.ts'
import { HeroPlate } from './hero-plate.tsx'
import './hero.css'

/** What this is, the free test to begin with, what the guide costs. Each line of the title stands on a line of the face. */
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
        <div className="hero-actions">
          <ButtonLink href={paths.quiz}>{HOME_HERO.test}</ButtonLink>
        </div>
        <div className="hero-guide">
          <p className="num">
            <b>{formatMoney(PRICE_CENTS)}</b> {HOME_HERO.guide}
          </p>
          <a className="site-link" href={paths.sampleGuide}>
            {HOME_HERO.look}
          </a>
        </div>
      </div>
    </section>
  )
}
