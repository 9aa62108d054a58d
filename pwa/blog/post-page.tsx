import { postSocialImage } from '#contract/blog-addresses.ts'
import { BRAND } from '#contract/brand.ts'
import { paths } from '#pwa/paths.ts'
import type { PageHead } from '#pwa/frame/head.ts'
import type { PageProps } from '#pwa/frame/page-module.ts'
import { breadcrumbs } from '#pwa/frame/structured-data.ts'
import { articleData } from './article-data.ts'
import { isPostData } from './blog-data.ts'
import { BlogFailed } from './blog-failed.tsx'
import { POST_FAILED, POST_MISSING } from './blog-words.ts'
import { outlineOf } from './outline.ts'
import { PostView } from './post-view.tsx'

export default function PostPage({ pathname, data }: PageProps) {
  if (!isPostData(data)) return <BlogFailed {...POST_FAILED} retryPath={pathname} />
  const { post, outline } = data
  if (!post) return <BlogFailed {...POST_MISSING} />
  return <PostView post={post} outline={outline ?? outlineOf(post.content)} />
}

/** Hydration keeps the document's HTML: send only what is derived from it. */
export function hydrationData(data: unknown): unknown {
  if (!isPostData(data) || !data.post) return data
  return { post: { ...data.post, content: '' }, outline: outlineOf(data.post.content) }
}

export function head({ pathname: path, data }: PageProps): PageHead {
  const post = isPostData(data) ? data.post : null
  if (!post) {
    const { title, text } = isPostData(data) ? POST_MISSING : POST_FAILED
    return { title, description: text, path, image: 'blog', noindex: true }
  }
  return {
    // Some titles contain the brand already.
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
