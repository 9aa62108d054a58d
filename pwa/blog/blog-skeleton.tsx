import { Skeleton } from '#pwa/ui/skeleton.tsx'
import './blog-skeleton.css'

/** The list's outline while it is on its way. */
export function BlogSkeleton() {
  return (
    <div className="blog-skeleton">
      <p className="visually-hidden" role="status">
        Carregando os artigos...
      </p>
      <div className="blog-skeleton-hero">
        <span className="blog-skeleton-plate" />
        <Lines />
      </div>
      <div className="blog-skeleton-grid site-column">
        {[0, 1, 2].map((i) => (
          <div key={i}>
            <span className="blog-skeleton-plate" />
            <Lines />
          </div>
        ))}
      </div>
    </div>
  )
}

/** One article's outline while it is on its way. */
export function PostSkeleton() {
  return (
    <div className="blog-skeleton">
      <p className="visually-hidden" role="status">
        Carregando o artigo...
      </p>
      <div className="blog-skeleton-hero">
        <span className="blog-skeleton-plate" />
        <Lines />
      </div>
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
