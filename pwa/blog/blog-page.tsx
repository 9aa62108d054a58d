import { paths } from '#pwa/paths.ts'
import type { PageHead } from '#pwa/frame/head.ts'
import type { PageProps } from '#pwa/frame/page-module.ts'
import { breadcrumbs } from '#pwa/frame/structured-data.ts'
import { isListData } from './blog-data.ts'
import { BlogCall } from './blog-call.tsx'
import { BlogFailed } from './blog-failed.tsx'
import { BLOG_FAILED, BLOG_SEO } from './blog-words.ts'
import { PostCarousel } from './post-carousel.tsx'
import { PostGrid } from './post-grid.tsx'
import { PostHero } from './post-hero.tsx'
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

export function head(): PageHead {
  return {
    ...BLOG_SEO,
    path: paths.blog,
    image: 'blog',
    graph: import.meta.env.SSR ? [breadcrumbs([{ name: 'Portal', path: paths.blog }])] : [],
  }
}
