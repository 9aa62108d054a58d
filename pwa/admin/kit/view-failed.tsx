import { sentenceOf } from '#contract/problem.ts'
import { ErrorState } from '#pwa/ui/state.tsx'

interface ViewFailedProps {
  title: string
  query: { readonly error: Error | null; readonly isFetching: boolean; readonly refetch: () => Promise<unknown> }
}

export function ViewFailed({ title, query }: ViewFailedProps) {
  return (
    <div className="admin-state">
      <ErrorState
        title={title}
        text={sentenceOf(query.error)}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    </div>
  )
}
