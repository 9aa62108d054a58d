import type { PostSummary } from '#contract/blog.ts'
import { formatInteger } from '#contract/format.ts'

interface PostFactsProps {
  post: Pick<PostSummary, 'authorName' | 'readTime' | 'viewCount'>
  author?: boolean
}

export function PostFacts({ post, author = true }: PostFactsProps) {
  return (
    <p className="post-facts flex wrap t-small t-soft">
      {author && <span>{post.authorName}</span>}
      <span>
        {post.readTime} min<span className="visually-hidden"> de leitura</span>
      </span>
      {post.viewCount > 0 && <span className="num">{viewsOf(post.viewCount)}</span>}
    </p>
  )
}

/** `1 visualização`, `24.317 visualizações`. */
export const viewsOf = (count: number) =>
  `${formatInteger(count)}\u00a0${count === 1 ? 'visualização' : 'visualizações'}`
