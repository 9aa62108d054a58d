import { Skeleton } from '#pwa/ui/skeleton.tsx'
import './blog-skeleton.css'

/** The outline of an article, or of the list, while it is on its way. */
export default function BlogSkeleton({ of }: { of: 'list' | 'post' }) {
  return (
    <div className="blog-skeleton">
      <p className="visually-hidden" role="status">
        {of === 'list' ? 'Carregando os artigos...' : 'Carregando o artigo...'}
      </p>
      <div className="blog-skeleton-hero">
        <span className="blog-skeleton-plate" />
        <Lines />
      </div>
      {of === 'list' && (
        <div className="blog-skeleton-grid site-column">
          {[0, 1, 2].map((i) => (
            <div key={i}>
              <span className="blog-skeleton-plate" />
              <Lines />
            </div>
          ))}
        </div>
      )}
    </div>
  )
}

const Lines = () => (
  <div className="blog-skeleton-lines" aria-hidden="true">
    <Skeleton width="short" />
    <Skeleton height={56} />
    <Skeleton width="wide" />
    <Skeleton width="half" />
  </div>
)
