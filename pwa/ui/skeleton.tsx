import './page.css'

interface SkeletonProps {
  /** Pixels; a text line is 16. */
  height?: 12 | 16 | 24 | 40 | 56 | 120 | 200
  width?: 'full' | 'wide' | 'half' | 'short'
}

/** The screen announces loading. */
export function Skeleton({ height = 16, width = 'full' }: SkeletonProps) {
  return <span className={`skeleton skeleton-${width} skeleton-h${height}`} aria-hidden="true" />
}
