import caretLeft from '@phosphor-icons/core/assets/regular/caret-left.svg?raw'
import { Problem, sentenceOf } from '#contract/problem.ts'
import { paths } from '#pwa/paths.ts'
import { AppPage } from '#pwa/ui/app-page.tsx'
import { BackHeader } from '#pwa/ui/back-header.tsx'
import { EmptyState, ErrorState } from '#pwa/ui/state.tsx'
import type { useReading } from './use-reading.ts'

type Found = Pick<ReturnType<typeof useReading>, 'error' | 'isOffline' | 'isFetching' | 'retry'>

/** For an offline device without a copy, an ended access, or our error. */
export function GuideMissing(found: Found) {
  return (
    <AppPage title="Seu guia" header={<BackHeader to={paths.dashboard} svg={caretLeft} words="Meus Pedidos" />}>
      <div className="page-narrow">
        <Reason {...found} />
      </div>
    </AppPage>
  )
}

function Reason({ error, isOffline, isFetching, retry }: Found) {
  if (isOffline)
    return (
      <EmptyState
        title="Abre quando houver internet."
        text="Este guia não está neste aparelho. Com internet, abra o guia e ligue “Ler sem internet”: da próxima vez ele abre em qualquer lugar."
      />
    )
  if (error instanceof Problem && error.status < 500) return <EmptyState title="O guia não abriu." text={error.text} />
  return (
    <ErrorState title="Não conseguimos abrir o guia." text={sentenceOf(error)} onRetry={retry} retrying={isFetching} />
  )
}
