import { paths } from '#pwa/paths.ts'
import type { PageHead } from '#pwa/site/head.ts'
import type { PageProps } from '#pwa/site/page-module.ts'
import { apart } from '#pwa/site/still.tsx'
import { breadcrumbs } from '#pwa/site/structured-data.ts'
import { isListData, soonOrComing } from './blog-data.ts'
import { BlogCall } from './blog-call.tsx'
import { BLOG_FAILED, BLOG_SEO } from './blog-words.ts'
import { PostCarousel } from './post-carousel.tsx'
import { PostGrid } from './post-grid.tsx'
import { PostHero } from './post-hero.tsx'
import { useBlogData } from './use-blog-data.ts'
import './blog.css'

/** How many follow the hero in the carousel. */
const NEXT_POSTS = 3

const BlogFailed = apart(() => import('./blog-failed.tsx'))
const BlogSkeleton = apart(() => import('./blog-skeleton.tsx'))

const readList = async () => (await import('./read-blog.ts')).readList()

/** Every article: the most viewed in front, the next three in turn, the rest in a grid. */
export default function BlogPage({ data: given }: PageProps) {
  const list = useBlogData({ given, isData: isListData, read: readList })
  if (list.state === 'loading') return <BlogSkeleton of="list" />
  const posts = list.state === 'ready' ? list.data.posts : null
  if (!posts) return <BlogFailed {...BLOG_FAILED} onRetry={list.retry} />
  const [hero, ...others] = posts
  return (
    <div className="blog">
      {hero ? <PostHero post={hero} /> : <p className="blog-empty t-lead">Os primeiros artigos estão a caminho.</p>}
      <PostCarousel posts={others.slice(0, NEXT_POSTS)} />
      <PostGrid posts={others.slice(NEXT_POSTS)} title="Mais artigos" />
      <BlogCall />
    </div>
  )
}

export const read = () => soonOrComing(readList())

export function head(): PageHead {
  return {
    ...BLOG_SEO,
    path: paths.blog,
    image: 'blog',
    graph: import.meta.env.SSR ? [breadcrumbs([{ name: 'Portal', path: paths.blog }])] : [],
  }
}
