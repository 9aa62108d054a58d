import type { PostSummary } from '#contract/blog.ts'
import { paths } from '#pwa/paths.ts'
import { PostCover } from './post-cover.tsx'
import { PostFacts } from './post-facts.tsx'
import { MOST_TAGS, PostTags } from './post-tags.tsx'
import './post-hero.css'

export function PostHero({ post }: { post: PostSummary }) {
  return (
    <article className="post-hero post-link-area">
      <PostCover post={post} first />
      <div className="post-hero-words">
        <PostTags tags={post.tags} most={MOST_TAGS.front} />
        <h1>
          <a href={paths.blogPost(post.slug)}>{post.title}</a>
        </h1>
        <p className="t-lead">{post.description}</p>
        <PostFacts post={post} />
      </div>
    </article>
  )
}
