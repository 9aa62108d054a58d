import { Skeleton } from '#pwa/ui/skeleton.tsx'

export function ViewPlaceholder() {
  return (
    <div className="admin-state" role="status" aria-label="Abrindo a tela...">
      <Skeleton width="half" height={40} />
    </div>
  )
}
