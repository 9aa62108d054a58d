import './skeleton.css'

interface SkeletonProps {
  /** Pixels; a line of text is about 16. */
  height?: 12 | 16 | 24 | 40 | 56 | 120 | 200
  width?: 'full' | 'wide' | 'half' | 'short'
}

/** Silent for screen readers: the screen around it announces loading. */
export function Skeleton({ height = 16, width = 'full' }: SkeletonProps) {
  return <span className={`skeleton skeleton-${width} skeleton-h${height}`} aria-hidden="true" />
}
