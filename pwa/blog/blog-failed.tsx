import { paths } from '#pwa/paths.ts'
import { EmptyPlate } from '#pwa/frame/empty-plate.tsx'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { Tape } from '#pwa/ui/tape.tsx'
import './blog.css'

interface BlogFailedProps {
  title: string
  text: string
  /** Absent where a retry is pointless. */
  retryPath?: string
}

export function BlogFailed({ title, text, retryPath }: BlogFailedProps) {
  return (
    <div className="with-empty-plate">
      <div className="blog-failed site-column">
        <div role={retryPath ? 'alert' : undefined}>
          <h1 className="t-h1">{title}</h1>
          <Tape majors={7} />
          <p className="t-lead">{text}</p>
        </div>
        <div className="flex wrap gap-12 mt-32">
          {retryPath ? (
            <>
              <ButtonLink href={retryPath}>Tentar de novo</ButtonLink>
              <ButtonLink kind="secondary" href={paths.home}>
                Ir para o início
              </ButtonLink>
            </>
          ) : (
            <>
              <ButtonLink href={paths.blog}>Ver todos os artigos</ButtonLink>
              <ButtonLink kind="secondary" href={paths.quiz}>
                Fazer o teste grátis
              </ButtonLink>
            </>
          )}
        </div>
      </div>
      <EmptyPlate />
    </div>
  )
}
