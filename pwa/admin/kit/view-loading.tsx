import { Skeleton } from '#pwa/ui/skeleton.tsx'

/** In place of a view whose figures are on their way. */
export function ViewLoading({ words }: { words: string }) {
  return (
    <div className="admin-state" role="status" aria-label={words}>
      <Skeleton height={200} />
    </div>
  )
}
