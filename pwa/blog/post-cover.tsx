import { DEFAULT_POST_IMAGE, paintedFigure } from '#contract/blog-addresses.ts'
import type { PostSummary } from '#contract/blog.ts'
import { PictureImage } from '#pwa/ui/picture-image.tsx'
import { plateOf } from './plate-of.ts'

interface PostCoverProps {
  post: Pick<PostSummary, 'slug' | 'imageUrl' | 'imageAlt'>
  first?: boolean
  /** Gives the picture an alternative text. */
  told?: boolean
}

/** Smaller than displayed, so that phones take the lighter raster. */
const SIZES = { first: '(min-width: 900px) 560px, 40vw', later: '(min-width: 900px) 400px, 40vw' } as const

export function PostCover({ post, first, told }: PostCoverProps) {
  return (
    <div className="post-cover" data-plate={plateOf(post.slug)}>
      <PictureImage
        src={post.imageUrl ?? DEFAULT_POST_IMAGE}
        alt={told ? post.imageAlt : ''}
        width={560}
        height={808}
        small={paintedFigure(post.imageUrl)}
        lazy={!first}
        sizes={first ? SIZES.first : SIZES.later}
        fetchPriority={first ? 'high' : undefined}
      />
    </div>
  )
}
