import { postSocialImage } from '#contract/blog-addresses.ts'
import { BRAND } from '#contract/brand.ts'
import { paths } from '#pwa/paths.ts'
import type { PageHead } from '#pwa/site/head.ts'
import type { PageProps } from '#pwa/site/page-module.ts'
import { apart } from '#pwa/site/still.tsx'
import { breadcrumbs } from '#pwa/site/structured-data.ts'
import { articleData } from './article-data.ts'
import { isPostData, soonOrComing } from './blog-data.ts'
import { POST_FAILED, POST_MISSING } from './blog-words.ts'
import { outlineOf } from './outline.ts'
import { PostView } from './post-view.tsx'
import { useBlogData } from './use-blog-data.ts'

const BlogFailed = apart(() => import('./blog-failed.tsx'))
const BlogSkeleton = apart(() => import('./blog-skeleton.tsx'))

const readPost = async (slug: string) => (await import('./read-blog.ts')).readPost(slug)

/** One article. */
export default function PostPage({ params, data: given }: PageProps) {
  const slug = params.slug ?? ''
  const { retry, ...reading } = useBlogData({ given, isData: isPostData, read: () => readPost(slug) })
  if (reading.state === 'loading') return <BlogSkeleton of="post" />
  if (reading.state === 'failed') return <BlogFailed {...POST_FAILED} onRetry={retry} />
  const { post, outline } = reading.data
  if (!post) return <BlogFailed {...POST_MISSING} />
  return <PostView post={post} outline={outline ?? outlineOf(post.content)} />
}

export const read = ({ slug = '' }: PageProps['params']) => soonOrComing(readPost(slug))

/**
 * The article's HTML stands in the document already: hydration leaves it as it is, and it need not come twice. What is read
 * out of it goes along.
 */
export function told(data: unknown): unknown {
  if (!isPostData(data) || !data.post) return data
  return { post: { ...data.post, content: '' }, outline: outlineOf(data.post.content) }
}

export function head({ params, data }: PageProps): PageHead {
  const post = isPostData(data) ? data.post : null
  const path = paths.blogPost(params.slug ?? '')
  if (!post) {
    const { title, text } = isPostData(data) ? POST_MISSING : POST_FAILED
    return { title, description: text, path, image: 'blog', noindex: true }
  }
  return {
    // A title that says the brand itself is not told it again.
    title: (post.metaTitle ?? post.title).replace(` | ${BRAND.name}`, ''),
    description: post.metaDescription ?? post.description,
    ...(post.keywords && { keywords: post.keywords }),
    path,
    image: { src: postSocialImage(post.slug), alt: `Capa do artigo: ${post.title}` },
    kind: 'article',
    published: post.publishedAt,
    graph: import.meta.env.SSR
      ? [
          articleData(post),
          breadcrumbs([
            { name: 'Portal', path: paths.blog },
            { name: post.title, path },
          ]),
        ]
      : [],
  }
}
