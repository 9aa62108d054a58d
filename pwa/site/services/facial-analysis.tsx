import { PictureImage } from '#pwa/ui/picture-image.tsx'
import { FACE_SHAPES } from '#visagism/knowledge/axes.ts'
import { SHAPE_NAMES } from '#visagism/knowledge/shape-names.ts'
import { SHAPE_PORTRAITS } from '#visagism/knowledge/shape-portraits.ts'
import { FACIAL } from '../content/facial-analysis.ts'
import { CheckoutLink } from '#pwa/frame/checkout-link.tsx'
import { SimulatedService } from '#pwa/claims/simulated-service.tsx'
import { FinalCall } from '../final-call.tsx'
import { Price } from '#pwa/frame/price.tsx'
import { SplitOpening } from '#pwa/frame/split-opening.tsx'
import { picture } from '#pwa/frame/pictures.ts'
import { FACIAL_SERVICE } from '../content/services.ts'
import { ServicePages } from './service-pages.tsx'
import './service-detail.css'

export default function FacialAnalysis() {
  return (
    <>
      <SplitOpening
        note={FACIAL.title}
        title={FACIAL.headline}
        lead={FACIAL.lead}
        sight={
          <PictureImage
            {...picture('medidas-nilo')}
            lazy={false}
            fetchPriority="high"
            alt="Rosto desenhado com o contorno e as quatro linhas de medida"
          />
        }
      >
        <Price />
        <CheckoutLink wide="phone">{FACIAL.buy}</CheckoutLink>
      </SplitOpening>
      <section className="detail-pair site-column site-section" aria-labelledby="leitura">
        <h2 className="t-h2" id="leitura">
          {FACIAL.readTitle}
        </h2>
        <dl className="site-rows">
          {FACIAL.read.map(([title, text]) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="detail-shapes" aria-labelledby="formatos">
        <div className="site-column">
          <div className="detail-shapes-head">
            <h2 className="t-h2" id="formatos">
              {FACIAL.shapesTitle}
            </h2>
            <p className="t-lead">{FACIAL.shapesLead}</p>
          </div>
          <ul className="mt-32">
            {FACE_SHAPES.map((shape) => (
              <li className="stack middle" key={shape}>
                <PictureImage {...picture(`forma-${shape}`)} alt="" />
                <div>
                  <h3>{SHAPE_NAMES[shape].name}</h3>
                  <p className="t-note">{SHAPE_NAMES[shape].motto}</p>
                  <p>{SHAPE_PORTRAITS[shape].contour}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="detail-pair site-column site-section" aria-labelledby="recebe">
        <h2 className="t-h2" id="recebe">
          {FACIAL.getTitle}
        </h2>
        <ul className="site-marks">
          {FACIAL.get.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </section>
      <ServicePages service={FACIAL_SERVICE} />
      <SimulatedService of="facial" />
      <FinalCall />
    </>
  )
}
