import { AppPage } from '#pwa/ui/app-page.tsx'
import { Skeleton } from '#pwa/ui/skeleton.tsx'

export function OnboardingSkeleton() {
  return (
    <AppPage title="Formulário da análise">
      <div className="page-narrow stack gap-12" aria-busy="true">
        <p className="visually-hidden" role="status">
          Abrindo o formulário
        </p>
        <Skeleton height={40} width="wide" />
        <Skeleton height={40} width="half" />
        {['nome', 'gênero', 'objetivo', 'estilo'].map((field) => (
          <div className="stack gap-10 mt-16" key={field}>
            <Skeleton height={16} width="short" />
            <Skeleton height={56} />
          </div>
        ))}
      </div>
    </AppPage>
  )
}
