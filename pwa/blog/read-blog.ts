import { blogApi } from '#contract/blog.ts'
import { Problem } from '#contract/problem.ts'
import { call } from '#pwa/platform/api.ts'
import type { ListData, PostData } from './blog-data.ts'

/** Reads the list in the browser, when one comes from another page. */
export const readList = async (): Promise<ListData> => ({ posts: await call(blogApi.list) })

/** Reads one post; one that does not exist is an answer too. */
export async function readPost(slug: string): Promise<PostData> {
  try {
    return { post: await call(blogApi.post, { params: { slug } }) }
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return { post: null }
    throw error
  }
}
