import { BRAND } from '#contract/brand.ts'
import { paths } from '#pwa/paths.ts'
import { resultPicture } from '#pwa/frame/quiz-pictures.ts'
import { CheckoutLink } from '#pwa/frame/checkout-link.tsx'
import { Price } from '#pwa/frame/price.tsx'
import { Logo } from '#pwa/ui/logo.tsx'
import { PictureImage } from '#pwa/ui/picture-image.tsx'
import { Tape } from '#pwa/ui/tape.tsx'
import { SALES_FACTS } from '#pwa/claims/page-facts.ts'
import { ClaimPlace } from '#pwa/claims/claim-place.tsx'
import { METHOD, SALES_OPENING, PAINS } from './content.ts'
import './opening.css'

/** From the title to the method. */
export default function Opening() {
  return (
    <>
      <header className="sales-top site-column">
        <a href={paths.home} aria-label={`${BRAND.name}, página inicial`}>
          <Logo size="md" />
        </a>
      </header>
      <section className="sales-opening">
        <div className="sales-opening-words">
          <h1>{SALES_OPENING.title}</h1>
          <p className="t-lead">{SALES_OPENING.lead}</p>
          <Price />
          <CheckoutLink source="revelacao_topo">{SALES_OPENING.buy}</CheckoutLink>
        </div>
        <PictureImage
          {...resultPicture('diamante')}
          lazy={false}
          sizes="(min-width: 900px) 45vw, 60vw"
          fetchPriority="high"
          alt="Retrato desenhado, atravessado pelas quatro linhas de medida do rosto"
        />
      </section>
      <ClaimPlace name="revelacao-fatos" isInstead />
      <ul className="sales-proof site-column">
        {SALES_FACTS.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <section className="sales-pains site-column site-section" aria-labelledby="cenas">
        <h2 className="t-h2" id="cenas">
          {PAINS.title}
        </h2>
        <ol>
          {PAINS.items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <p className="sales-turn">{PAINS.close}</p>
      </section>
      <section className="sales-method site-section" aria-labelledby="metodo">
        <div className="site-column">
          <h2 className="t-h2" id="metodo">
            {METHOD.title}
          </h2>
          <Tape majors={3} minors={7} />
          <ol>
            {METHOD.steps.map(({ title, text }, i) => (
              <li key={title} data-reveal="" style={{ transitionDelay: `${i * 180}ms` }}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <ClaimPlace name="revelacao-vozes" />
    </>
  )
}
