import { PictureImage } from '#pwa/ui/picture-image.tsx'
import { CONTACT } from '../content/contact.ts'
import { RichText } from '#pwa/frame/rich-text.tsx'
import { picture } from '#pwa/frame/pictures.ts'

export default function Ways() {
  return (
    <aside className="contact-ways mt-56" aria-label="Outros caminhos">
      <PictureImage {...picture('pessoa-wanda')} alt="" />
      <dl className="site-rows">
        {CONTACT.ways.map(({ name, text, href }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="t-breaks">
              <a
                className="site-link"
                href={href}
                {...(href.startsWith('http') && { target: '_blank', rel: 'noopener' })}
              >
                {text}
              </a>
            </dd>
          </div>
        ))}
        <div>
          <dt>{CONTACT.hoursTitle}</dt>
          {CONTACT.hours.map(([days, hours]) => (
            <dd key={days} className="num t-breaks">
              {days}, {hours}
            </dd>
          ))}
          <dd className="t-breaks">{CONTACT.answer}</dd>
        </div>
      </dl>
      <p className="site-prose t-body t-soft">
        <RichText text={CONTACT.faster} />
      </p>
    </aside>
  )
}
