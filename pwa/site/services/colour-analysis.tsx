import { PictureImage } from '#pwa/ui/picture-image.tsx'
import { type Family, findSeason } from '#visagism/colour/seasons.ts'
import { type FamilySwatch, SWATCHES } from '#visagism/colour/swatches.ts'
import { COLOURS } from '../content/colour-analysis.ts'
import { CheckoutLink } from '#pwa/frame/checkout-link.tsx'
import { SimulatedService } from '#pwa/claims/simulated-service.tsx'
import { FinalCall } from '../final-call.tsx'
import { Price } from '#pwa/frame/price.tsx'
import { SplitOpening } from '#pwa/frame/split-opening.tsx'
import { picture } from '#pwa/frame/pictures.ts'
import { SEASON_PICTURES } from '#pwa/frame/season-pictures.ts'
import { COLOUR_SERVICE } from '../content/services.ts'
import { ServicePages } from './service-pages.tsx'
import './service-detail.css'

/** In total more than the forty that the page claims. */
const SHOWN_A_SEASON = 12

export default function ColourAnalysis() {
  return (
    <>
      <SplitOpening
        note={`${COLOURS.title}. ${COLOURS.delivery}.`}
        title={COLOURS.headline}
        lead={COLOURS.lead}
        sight={<Wall />}
      >
        <Price />
        <CheckoutLink wide="phone">{COLOURS.buy}</CheckoutLink>
      </SplitOpening>
      <section className="detail-seasons site-column site-section" aria-labelledby="estacoes">
        <h2 className="t-h2" id="estacoes">
          {COLOURS.seasonsTitle}
        </h2>
        <p className="t-lead">{COLOURS.seasonsLead}</p>
        <ul className="stack mt-36">
          {COLOURS.seasons.map(({ family, text }) => (
            <li key={family}>
              <div className="detail-season-faces stack columns-3">
                {SEASON_PICTURES[family].map((name) => (
                  <PictureImage key={name} {...picture(name)} alt="" />
                ))}
              </div>
              <ol className="detail-swatches">
                {shown(family).map(({ name, hex }) => (
                  <li key={hex} style={{ background: hex }}>
                    <span className="visually-hidden">
                      {name}, {hex}
                    </span>
                  </li>
                ))}
              </ol>
              <h3>{findSeason(family).name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="detail-band" aria-labelledby="teste-cor">
        <div className="detail-pair site-column">
          <h2 className="t-h2" id="teste-cor">
            {COLOURS.testTitle}
          </h2>
          <ol className="detail-test">
            {COLOURS.test.map(([title, text], i) => (
              <li key={title}>
                <h3>
                  <i>{i + 1}</i> {title}
                </h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section className="detail-pair site-column site-section" aria-labelledby="recebe">
        <h2 className="t-h2" id="recebe">
          {COLOURS.getTitle}
        </h2>
        <ul className="site-marks">
          {COLOURS.get.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </section>
      <ServicePages service={COLOUR_SERVICE} />
      <SimulatedService of="colour" />
      <FinalCall />
    </>
  )
}

function Wall() {
  return (
    <div className="detail-wall" aria-hidden="true">
      {COLOURS.seasons.flatMap(({ family }) =>
        shown(family).map(({ hex }) => <i key={`${family}${hex}`} style={{ background: hex }} />),
      )}
      <PictureImage {...picture('pessoa-elza')} lazy={false} alt="" />
    </div>
  )
}

/** Spread over the season, because the first colours are similar. */
function shown(family: Family): readonly FamilySwatch[] {
  const colours = SWATCHES[family].filter(({ role }) => role === 'cor')
  return colours.filter(
    (_, i) =>
      Math.floor((i * SHOWN_A_SEASON) / colours.length) !== Math.floor(((i - 1) * SHOWN_A_SEASON) / colours.length),
  )
}
