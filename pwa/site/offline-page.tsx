import { paths } from '#pwa/paths.ts'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { Tape } from '#pwa/ui/tape.tsx'
import { EmptyPlate } from '#pwa/frame/empty-plate.tsx'
import { StoredPages } from './offline/stored-pages.tsx'
import './not-found.css'

/** Shown for a page that is not cached. */
export default function OfflinePage() {
  return (
    <div className="with-empty-plate">
      <div className="not-found stack gap-16">
        <div className="stack gap-16">
          <p className="t-note t-soft">sem conexão</p>
          <h1 className="t-h1">Esta página ficou do outro lado da rede.</h1>
          <Tape majors={7} />
          <p className="t-lead">
            Você ainda não a tinha aberto neste aparelho, e agora não há internet. Assim que ela voltar, a página abre
            sozinha. Enquanto isso, as outras páginas, o seu painel e o formulário continuam abrindo.
          </p>
          <div className="flex wrap gap-12 mt-12">
            <ButtonLink href={paths.home}>Ir para o início</ButtonLink>
            <ButtonLink kind="secondary" href={paths.dashboard}>
              Abrir meu painel
            </ButtonLink>
          </div>
        </div>
        <StoredPages />
      </div>
      <EmptyPlate />
    </div>
  )
}
