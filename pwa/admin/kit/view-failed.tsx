import { sentenceOf } from '#contract/problem.ts'
import { ErrorState } from '#pwa/ui/state.tsx'

interface ViewFailedProps {
  title: string
  /** The query that failed, of which only this is needed. */
  query: { readonly error: Error | null; readonly isFetching: boolean; readonly refetch: () => Promise<unknown> }
}

/** In place of a view whose figures did not come: what happened, and another try. */
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
