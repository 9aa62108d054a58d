import type { PostSummary } from '#contract/blog.ts'
import { formatInteger } from '#contract/format.ts'

interface PostFactsProps {
  post: Pick<PostSummary, 'authorName' | 'readTime' | 'viewCount'>
  author?: boolean
}

/** A count of fewer says nothing of an article. */
export const FEWEST_VIEWS = 100

/** Who wrote it, how long it takes, how often it was read if that is often. */
export function PostFacts({ post, author = true }: PostFactsProps) {
  return (
    <p className="post-facts">
      {author && <span>{post.authorName}</span>}
      <span>
        {post.readTime} min<span className="visually-hidden"> de leitura</span>
      </span>
      {post.viewCount >= FEWEST_VIEWS && <span className="num">{viewsOf(post.viewCount)}</span>}
    </p>
  )
}

/** `24.317 visualizações`. */
export const viewsOf = (count: number) => `${formatInteger(count)}\u00a0visualizações`
