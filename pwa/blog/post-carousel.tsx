import { useId } from 'react'
import arrowLeft from '@phosphor-icons/core/assets/regular/arrow-left.svg?raw'
import arrowRight from '@phosphor-icons/core/assets/regular/arrow-right.svg?raw'
import type { PostSummary } from '#contract/blog.ts'
import { paths } from '#pwa/paths.ts'
import { useCarousel } from '#pwa/frame/use-carousel.ts'
import { useHydrated } from '#pwa/platform/use-hydrated.ts'
import { IconButton } from '#pwa/ui/icon-button.tsx'
import { PostCover } from './post-cover.tsx'
import { PostFacts } from './post-facts.tsx'
import { MOST_TAGS, PostTags } from './post-tags.tsx'
import './blog-page.css'

/** Slides are stacked: the tallest sets the height. */
export function PostCarousel({ posts }: { posts: readonly PostSummary[] }) {
  const { current, goTo, hold, release, isPaused } = useCarousel(Math.max(1, posts.length))
  const isHydrated = useHydrated()
  const id = useId()
  if (posts.length === 0) return null
  return (
    // Hovering only pauses it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className="post-carousel"
      aria-roledescription="carrossel"
      aria-labelledby={id}
      onFocus={hold}
      onBlur={release}
      onPointerEnter={hold}
      onPointerLeave={release}
    >
      <h2 className="visually-hidden" id={id}>
        Também muito lidos
      </h2>
      <div className="stack" aria-live={isPaused ? 'polite' : 'off'}>
        {posts.map((post, i) => (
          <article
            key={post.slug}
            className="post-slide post-link-area"
            inert={i !== current}
            data-shown={i === current || undefined}
          >
            <div className="post-slide-words">
              <PostTags tags={post.tags} most={MOST_TAGS.front} />
              <h3>
                <a href={paths.blogPost(post.slug)}>{post.title}</a>
              </h3>
              <p>{post.description}</p>
              <PostFacts post={post} />
            </div>
            <PostCover post={post} />
          </article>
        ))}
      </div>
      {posts.length > 1 && (
        <div className="post-carousel-controls row gap-12">
          <IconButton svg={arrowLeft} label="Anterior" disabled={!isHydrated} onClick={() => goTo(current - 1)} />
          <IconButton svg={arrowRight} label="Próximo" disabled={!isHydrated} onClick={() => goTo(current + 1)} />
          <span className="post-dots">
            {posts.map(({ slug, title }, i) => (
              <button
                key={slug}
                type="button"
                disabled={!isHydrated}
                aria-label={`${i + 1} de ${posts.length}: ${title}`}
                aria-current={i === current || undefined}
                onClick={() => goTo(i)}
              />
            ))}
          </span>
        </div>
      )}
    </section>
  )
}
