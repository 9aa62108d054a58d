import type { PageProps } from '#pwa/frame/page-module.ts'
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
