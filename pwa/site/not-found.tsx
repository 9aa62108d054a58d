import { BRAND } from '#contract/brand.ts'
import { paths } from '#pwa/paths.ts'
import { useHydrated } from '#pwa/platform/use-hydrated.ts'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { Tape } from '#pwa/ui/tape.tsx'
import './not-found.css'

export interface Way {
  readonly name: string
  readonly path: string
}

const SITE_WAYS: readonly Way[] = [
  { name: 'Descobrir o formato do seu rosto', path: paths.quiz },
  { name: 'Ver como funciona', path: paths.howItWorks },
  { name: 'Falar conosco', path: paths.contact },
]

/** Shared by the site's document and the app's, which leads with `own`. */
export function NotFound({ own }: { own?: Way }) {
  const isHydrated = useHydrated()
  return (
    <div className="not-found stack gap-16">
      <p className="t-note t-soft">erro 404</p>
      <h1 className="t-h1">Esta página saiu do rosto.</h1>
      <Tape majors={7} />
      <p className="t-lead">
        Não encontramos este endereço. Se você chegou por um link nosso, conte para{' '}
        <a href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</a>.
      </p>
      <div className="flex wrap gap-12 mt-12">
        <ButtonLink href={paths.home}>Ir para o início</ButtonLink>
        <Button kind="secondary" disabled={!isHydrated} onClick={() => window.history.back()}>
          Voltar
        </Button>
      </div>
      <nav aria-label="Outros caminhos">
        <ul className="not-found-ways mt-24">
          {[...(own ? [own] : []), ...SITE_WAYS].map(({ name, path }) => (
            <li key={path}>
              <a href={path}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
