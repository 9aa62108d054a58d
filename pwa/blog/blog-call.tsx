import rss from '@phosphor-icons/core/assets/regular/rss.svg?raw'
import { RSS_PATH } from '#contract/blog-addresses.ts'
import { paths } from '#pwa/paths.ts'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { Icon } from '#pwa/ui/icon.tsx'
import './blog-call.css'

export function BlogCall() {
  return (
    <section className="blog-call site-column" aria-labelledby="blog-chamada">
      <div className="blog-call-line">
        <h2 id="blog-chamada">Já tem a sua análise? Envie as fotos.</h2>
        <ButtonLink href={paths.onboardingStart}>Começar agora</ButtonLink>
      </div>
      <a className="blog-call-feed" href={RSS_PATH} type="application/rss+xml">
        <Icon svg={rss} size={20} />
        Acompanhe por RSS
      </a>
    </section>
  )
}
