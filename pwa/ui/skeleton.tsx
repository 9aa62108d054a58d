import './skeleton.css'

interface SkeletonProps {
  /** Pixels of height; a line of text is about 16. */
  height?: 12 | 16 | 24 | 40 | 56 | 120 | 200
  width?: 'full' | 'wide' | 'half' | 'short'
}

/** A quiet stand-in for what is coming; the screen around it says in words that it is loading. */
export function Skeleton({ height = 16, width = 'full' }: SkeletonProps) {
  return <span className={`skeleton skeleton-${width} skeleton-h${height}`} aria-hidden="true" />
}
