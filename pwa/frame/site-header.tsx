import { BRAND } from '#contract/brand.ts'
import { paths } from '#pwa/paths.ts'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { Logo } from '#pwa/ui/logo.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { BLOG_LINK, currentOf, type NavigationLink, PAGE_LINKS } from './navigation.ts'
import { ServicesMenu } from './services-menu.tsx'
import './site-frame.css'

export function SiteHeader({ pathname }: { pathname: string }) {
  const link = ({ name, path }: NavigationLink) => (
    <li key={path}>
      <a className="site-nav-link" href={path} aria-current={currentOf(path, pathname)}>
        {name}
      </a>
    </li>
  )
  return (
    <header className="site-header split wrap">
      <a
        className="site-header-home inline-row tap t-plain"
        href={paths.home}
        aria-label={`${BRAND.name}, página inicial`}
      >
        <Logo size="lg" />
      </a>
      <nav className="site-nav" aria-label="Principal">
        <ul>
          {PAGE_LINKS.map(link)}
          <li>
            <ServicesMenu pathname={pathname} />
          </li>
          {link(BLOG_LINK)}
        </ul>
      </nav>
      <div className="site-header-actions row gap-8">
        <a className="site-header-enter inline-row t-strong t-label t-plain" href={paths.auth}>
          Entrar
        </a>
        <ButtonLink kind="secondary" size="medium" className="site-header-test" href={paths.quiz}>
          Teste Grátis
        </ButtonLink>
        <MobileMenu pathname={pathname} />
      </div>
    </header>
  )
}
