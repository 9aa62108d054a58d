import rss from '@phosphor-icons/core/assets/regular/rss.svg?raw'
import { RSS_PATH } from '#contract/blog-addresses.ts'
import type { PostSummary } from '#contract/blog.ts'
import { paths } from '#pwa/paths.ts'
import type { PageProps } from '#pwa/frame/page-module.ts'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { Icon } from '#pwa/ui/icon.tsx'
import { isListData } from './blog-data.ts'
import { BlogFailed } from './blog-failed.tsx'
import { BLOG_FAILED } from './blog-words.ts'
import { PostCarousel } from './post-carousel.tsx'
import { PostCover } from './post-cover.tsx'
import { PostFacts } from './post-facts.tsx'
import { PostGrid } from './post-grid.tsx'
import { MOST_TAGS, PostTags } from './post-tags.tsx'
import './blog-page.css'
import './blog.css'

const NEXT_POSTS = 3

export default function BlogPage({ data }: PageProps) {
  if (!isListData(data)) return <BlogFailed {...BLOG_FAILED} retryPath={paths.blog} />
  const [hero, ...others] = data.posts
  return (
    <div className="blog">
      {hero ? <PostHero post={hero} /> : <p className="blog-empty t-lead">Os primeiros artigos estão a caminho.</p>}
      <PostCarousel posts={others.slice(0, NEXT_POSTS)} />
      <PostGrid posts={others.slice(NEXT_POSTS)} title="Mais artigos" />
      <BlogCall />
    </div>
  )
}

function PostHero({ post }: { post: PostSummary }) {
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

function BlogCall() {
  return (
    <section className="blog-call mt-88 site-column" aria-labelledby="blog-chamada">
      <div className="blog-call-line stack gap-24">
        <h2 id="blog-chamada">Já tem a sua análise? Envie as fotos.</h2>
        <ButtonLink href={paths.onboardingStart}>Começar agora</ButtonLink>
      </div>
      <a
        className="blog-call-feed inline-row gap-10 t-medium t-label t-soft"
        href={RSS_PATH}
        type="application/rss+xml"
      >
        <Icon svg={rss} size={20} />
        Acompanhe por RSS
      </a>
    </section>
  )
}
