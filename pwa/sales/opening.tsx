import { BRAND } from '#contract/brand.ts'
import { paths } from '#pwa/paths.ts'
import { StepSight } from '#pwa/frame/step-sights.tsx'
import { CheckoutLink } from '#pwa/frame/checkout-link.tsx'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { Logo } from '#pwa/ui/logo.tsx'
import { PictureImage } from '#pwa/ui/picture-image.tsx'
import { SALES_FACTS } from '#pwa/claims/page-facts.ts'
import { FiguresTape } from '#pwa/claims/figures-tape.tsx'
import { ClaimPlace } from '#pwa/claims/claim-place.tsx'
import { CARD_ALT, CARD_CAPTION, INSTEAD_OF_VOICES, METHOD, PAINS, SALES_OPENING, WHO } from './content.ts'
import { SAMPLE_CARD } from '#pwa/sample-guide/sample-page.ts'
import { SampleStrip } from './sample-strip.tsx'
import './sales.css'

export default function Opening() {
  return (
    <>
      <div className="on-sand">
        <header className="sales-top row site-column">
          <a className="row tap t-plain" href={paths.home} aria-label={`${BRAND.name}, página inicial`}>
            <Logo size="md" />
          </a>
        </header>
        <section className="sales-opening site-column">
          <div className="sales-opening-words">
            <h1>{SALES_OPENING.title}</h1>
            <p className="t-lead mt-14">{SALES_OPENING.lead}</p>
            <div className="sales-opening-ways mt-22 stack start gap-4">
              <CheckoutLink wide="phone" source="revelacao_topo">
                {SALES_OPENING.buy}
              </CheckoutLink>
              <a className="link inline-row tap t-strong t-label" href="#folheie">
                {SALES_OPENING.open}
              </a>
            </div>
            <p className="t-small t-soft">{SALES_OPENING.ways}</p>
          </div>
          <figure className="sales-card mt-24">
            <PictureImage
              {...SAMPLE_CARD}
              lazy={false}
              // Smaller than displayed: double density is enough.
              sizes="(min-width: 900px) 42vw, 66vw"
              fetchPriority="high"
              alt={CARD_ALT}
            />
            <figcaption>{CARD_CAPTION}</figcaption>
          </figure>
        </section>
      </div>
      <FiguresTape figures={SALES_FACTS} label="Em números" claim="revelacao-fatos" />
      <SampleStrip />
      <section className="sales-pains site-column site-section" aria-labelledby="cenas">
        <h2 className="t-h2" id="cenas">
          {PAINS.title}
        </h2>
        <ol className="stack mt-24">
          {PAINS.items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="mt-6 t-body t-soft">{text}</p>
            </li>
          ))}
        </ol>
        <p className="sales-turn rule-top t-wine">{PAINS.close}</p>
      </section>
      <section className="sales-method site-section" aria-labelledby="metodo">
        <div className="site-column">
          <h2 className="t-h2" id="metodo">
            {METHOD.title}
          </h2>
          <ol className="stack mt-24 gap-28">
            {METHOD.steps.map(({ title, text }, i) => (
              <li key={title} data-reveal="" style={{ transitionDelay: `${i * 180}ms` }}>
                <StepSight step={i} />
                <h3>
                  <i>{i + 1}</i> {title}
                </h3>
                <p className="mt-6 t-body t-soft">{text}</p>
              </li>
            ))}
          </ol>
          <div className="sales-who">
            <h3>{WHO.title}</h3>
            <p className="mt-6 t-body">{WHO.text}</p>
          </div>
        </div>
      </section>
      <ClaimPlace name="revelacao-vozes" isInstead />
      <section className="sales-instead site-column site-section" aria-labelledby="aberto">
        <h2 className="t-h2" id="aberto">
          {INSTEAD_OF_VOICES.title}
        </h2>
        <div className="stack start gap-20 mt-16">
          <p className="t-lead">{INSTEAD_OF_VOICES.text}</p>
          <ButtonLink kind="secondary" href={paths.sampleGuide}>
            {INSTEAD_OF_VOICES.open}
          </ButtonLink>
        </div>
      </section>
    </>
  )
}
