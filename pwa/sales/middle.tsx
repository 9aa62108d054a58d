import check from '@phosphor-icons/core/assets/regular/check.svg?raw'
import { SALES_PAGE_GUARANTEE_DAYS } from '#contract/offer.ts'
import { useSalesLine, useTicker } from '#pwa/claims/live-figures.ts'
import { CheckoutLink } from '#pwa/frame/checkout-link.tsx'
import { Price } from '#pwa/frame/price.tsx'
import { paths } from '#pwa/paths.ts'
import { pairPicture } from '#pwa/frame/picture-frames.ts'
import { Icon } from '#pwa/ui/icon.tsx'
import { PictureImage } from '#pwa/ui/picture-image.tsx'
import { GALLERY, PRICE_REVEAL, PROMISE, RECEIVED } from './content.ts'
import './sales.css'

export default function Middle() {
  return (
    <>
      <section className="sales-gallery site-section" aria-labelledby="categorias">
        <h2 className="t-h2 site-column" id="categorias">
          {GALLERY.title}
        </h2>
        <div className="sales-gallery-strip stack gap-28">
          {GALLERY.items.map(({ picture: name, category, text }) => (
            <figure key={name}>
              <div className="stack gap-2">
                <PictureImage {...pairPicture(name, 'antes')} alt="" />
                <PictureImage {...pairPicture(name, 'depois')} alt={`Desenho, antes e depois: ${text.toLowerCase()}`} />
              </div>
              <figcaption>
                <b>{category}.</b> {text}
              </figcaption>
            </figure>
          ))}
        </div>
        <p className="t-small t-soft site-column">{GALLERY.note}</p>
      </section>
      <section className="sales-price mt-88 t-band on-band" aria-labelledby="preco">
        <div className="site-column">
          <h2 className="t-h2" id="preco">
            {PRICE_REVEAL.title}
          </h2>
          <div className="sales-price-now mt-28" data-reveal="">
            <p className="sales-list-price num" data-claim="revelacao-preco-cheio" />
            <Price once={PRICE_REVEAL.once} />
            <div className="sales-price-ways">
              <CheckoutLink kind="paper" wide="phone" source="revelacao_preco">
                {PRICE_REVEAL.buy}
              </CheckoutLink>
              <span className="block mt-12 t-small t-band-soft">{PRICE_REVEAL.ways}</span>
            </div>
            <p className="sales-claim" data-claim="revelacao-preco" />
            <LiveProof />
          </div>
        </div>
      </section>
      <section className="sales-received site-column site-section" aria-labelledby="recebe">
        <h2 className="t-h2" id="recebe">
          {RECEIVED.title}
        </h2>
        <ul className="mt-24">
          {RECEIVED.items.map(({ text, page }) => (
            <li className="row gap-14 rule-top t-body" key={text}>
              <Icon svg={check} size={20} />
              {text}
              {page !== undefined && (
                <a className="num inline-row nowrap" href={`${paths.sampleGuide}#p${page}`}>
                  p. {page}
                </a>
              )}
            </li>
          ))}
        </ul>
        <p className="t-small t-soft mt-16">{RECEIVED.note}</p>
      </section>
      <section className="sales-promise" aria-labelledby="garantia">
        <div className="site-column stack gap-8">
          <strong className="num" aria-hidden="true">
            {SALES_PAGE_GUARANTEE_DAYS}
          </strong>
          <div>
            <h2 className="t-h2" id="garantia">
              {PROMISE.title}
            </h2>
            <p className="t-lead">{PROMISE.text}</p>
          </div>
        </div>
      </section>
    </>
  )
}

/** The spots are shown beside it already. */
function LiveProof() {
  const sales = useSalesLine()
  const ticker = useTicker()
  return (
    <aside className="live-proof stack gap-2 mt-16 t-band-soft num" aria-label="Movimento de hoje">
      {sales !== null && <span>{sales}</span>}
      {ticker && <span>{ticker}</span>}
    </aside>
  )
}
