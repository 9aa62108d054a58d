import { useId } from 'react'
import type { PostSummary } from '#contract/blog.ts'
import { paths } from '#pwa/paths.ts'
import { PostCover } from './post-cover.tsx'
import { PostFacts } from './post-facts.tsx'
import { MOST_TAGS, PostTags } from './post-tags.tsx'
import './blog.css'

interface PostGridProps {
  posts: readonly PostSummary[]
  title: string
  /** Shows the title; otherwise only screen readers get it. */
  titled?: boolean
}

export function PostGrid({ posts, title, titled }: PostGridProps) {
  const id = useId()
  if (posts.length === 0) return null
  return (
    <section className="post-grid-section site-column" aria-labelledby={id}>
      <h2 id={id} className={titled ? 't-h2' : 'visually-hidden'}>
        {title}
      </h2>
      <div className="post-grid">
        {posts.map((post) => (
          <article key={post.slug} className="post-card post-link-area">
            <PostCover post={post} />
            <PostTags tags={post.tags} most={MOST_TAGS.card} />
            <h3>
              <a href={paths.blogPost(post.slug)}>{post.title}</a>
            </h3>
            <p>{post.description}</p>
            <PostFacts post={post} author={false} />
          </article>
        ))}
      </div>
    </section>
  )
}
