import { Skeleton } from '#pwa/ui/skeleton.tsx'
import './dashboard-skeleton.css'

/** The dashboard's shape while it loads, and the words for it. */
export function DashboardSkeleton() {
  return (
    <div className="dash-skeleton" role="status">
      <p className="t-h3">Carregando seu painel...</p>
      <p className="t-small t-soft">Preparando suas análises de visagismo</p>
      <div className="dash-skeleton-figures">
        <Skeleton height={40} width="half" />
        <Skeleton height={40} width="half" />
        <Skeleton height={40} width="half" />
        <Skeleton height={40} width="half" />
      </div>
      <Skeleton height={200} />
      <Skeleton height={120} />
    </div>
  )
}
