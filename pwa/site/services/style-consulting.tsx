import { PictureImage } from '#pwa/ui/picture-image.tsx'
import { STYLE } from '../content/style-consulting.ts'
import { CheckoutLink } from '#pwa/frame/checkout-link.tsx'
import { SimulatedService } from '#pwa/claims/simulated-service.tsx'
import { FinalCall } from '../final-call.tsx'
import { Price } from '#pwa/frame/price.tsx'
import { SplitOpening } from '#pwa/frame/split-opening.tsx'
import { picture } from '#pwa/frame/pictures.ts'
import { STYLE_SERVICE } from '../content/services.ts'
import { ServicePages } from './service-pages.tsx'
import './service-detail.css'

/** 100 × 100. */
const FIELDS: Readonly<Record<(typeof STYLE.lines)[number]['line'], string>> = {
  vertical: [8, 22, 36, 50, 64, 78, 92].map((x) => `M${x} 0V100`).join(''),
  horizontal: [8, 22, 36, 50, 64, 78, 92].map((y) => `M0 ${y}H100`).join(''),
  inclinada: [-60, -36, -12, 12, 36, 60, 84].map((x) => `M${x} 100L${x + 76} 0`).join(''),
  curva: [10, 26, 42, 58, 74, 90].map((r) => `M${50 - r} 110A${r} ${r} 0 0 1 ${50 + r} 110`).join(''),
}

export default function StyleConsulting() {
  return (
    <>
      <SplitOpening
        note={`${STYLE.title}. ${STYLE.delivery}.`}
        title={STYLE.headline}
        lead={STYLE.lead}
        sight={
          <PictureImage
            {...picture('linhas-ursula')}
            lazy={false}
            fetchPriority="high"
            alt="Mulher desenhada, de corte reto em bico, óculos aviador e blazer"
          />
        }
      >
        <Price />
        <CheckoutLink wide="phone">{STYLE.buy}</CheckoutLink>
      </SplitOpening>
      <section className="detail-lines site-column site-section" aria-labelledby="linhas">
        <h2 className="t-h2" id="linhas">
          {STYLE.linesTitle}
        </h2>
        <ul className="stack mt-32">
          {STYLE.lines.map(({ line, name, says, wear }) => (
            <li key={line}>
              <svg viewBox="0 0 100 100" aria-hidden="true" data-line={line}>
                <path d={FIELDS[line]} />
              </svg>
              <h3>{name}</h3>
              <p className="t-note">{says}</p>
              <p>{wear}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="detail-band" aria-labelledby="encontro">
        <div className="detail-pair site-column">
          <h2 className="t-h2" id="encontro">
            {STYLE.meetTitle}
          </h2>
          <div className="detail-text">
            {STYLE.meet.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </section>
      <section className="detail-pair site-column site-section" aria-labelledby="recebe">
        <h2 className="t-h2" id="recebe">
          {STYLE.getTitle}
        </h2>
        <ul className="site-marks">
          {STYLE.get.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </section>
      <ServicePages service={STYLE_SERVICE} />
      <SimulatedService of="style" />
      <FinalCall />
    </>
  )
}
