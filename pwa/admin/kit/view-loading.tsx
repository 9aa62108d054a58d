import { Skeleton } from '#pwa/ui/skeleton.tsx'

export function ViewLoading({ words }: { words: string }) {
  return (
    <div className="admin-state" role="status" aria-label={words}>
      <Skeleton height={200} />
    </div>
  )
}
