import instagram from '@phosphor-icons/core/assets/regular/instagram-logo.svg?raw'
import whatsapp from '@phosphor-icons/core/assets/regular/whatsapp-logo.svg?raw'
import youtube from '@phosphor-icons/core/assets/regular/youtube-logo.svg?raw'
import { BRAND, companyLine } from '#contract/brand.ts'
import { useHydrated } from '#pwa/platform/use-hydrated.ts'
import { Icon } from '#pwa/ui/icon.tsx'
import { Logo } from '#pwa/ui/logo.tsx'
import { CheckoutLink } from './checkout-link.tsx'
import { COPYRIGHT } from './copyright.ts'
import { BLOG_LINK, PAGE_LINKS, SERVICE_LINKS, SUPPORT_LINKS } from './navigation.ts'
import './site-frame.css'

const company = companyLine()

const COLUMNS = [
  ['Navegação', [...PAGE_LINKS, BLOG_LINK]],
  ['Serviços', SERVICE_LINKS],
  ['Suporte', SUPPORT_LINKS],
] as const

const SOCIAL = [
  ['Instagram', BRAND.social.instagram, instagram],
  ['YouTube', BRAND.social.youtube, youtube],
  ['WhatsApp', `https://wa.me/${BRAND.whatsapp}`, whatsapp],
] as const

/** @param sells false for people who have just paid */
export function SiteFooter({ sells = true }: { sells?: boolean }) {
  const isHydrated = useHydrated()
  return (
    <footer className="site-footer">
      <div className="site-footer-columns stack columns-2">
        <div className="site-footer-brand">
          <Logo size="lg" />
          <p className="mt-14 t-label t-soft">Visagismo online</p>
          <ul className="site-footer-social flex t-soft">
            {SOCIAL.map(([name, href, svg]) => (
              <li key={name}>
                <a className="stack centred" href={href} target="_blank" rel="noopener">
                  <Icon svg={svg} label={`${name} (abre em outra aba)`} />
                </a>
              </li>
            ))}
          </ul>
        </div>
        {COLUMNS.map(([title, links]) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(({ name, path }) => (
                <li key={path}>
                  <a className="middle t-label t-soft" href={path}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        {sells && (
          <div className="site-footer-start">
            <CheckoutLink kind="secondary" size="medium">
              Começar Agora
            </CheckoutLink>
          </div>
        )}
      </div>
      <div className="site-footer-small split wrap mt-28 t-small t-faint">
        {/* On New Year's Eve a document may be older than the script. */}
        <p suppressHydrationWarning>{COPYRIGHT}</p>
        <p>
          <button type="button" data-cookie-preferences="" disabled={!isHydrated}>
            Preferências de cookies
          </button>
        </p>
        <p>
          {company ?? BRAND.city} · <a href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</a>
        </p>
      </div>
    </footer>
  )
}
