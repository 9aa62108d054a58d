import type { BlogPost, PostSummary } from '#contract/blog.ts'
import type { OutlineEntry } from './outline.ts'

/** What the list is drawn from. */
export interface ListData {
  readonly posts: readonly PostSummary[]
}

/** What a post's page is drawn from. Null: there is no such post. */
export interface PostData {
  readonly post: BlogPost | null
  /** Comes along where the content itself stays behind in the document. */
  readonly outline?: readonly OutlineEntry[]
}

// The data is our own server's; without it the posts could not be read.
export const isListData = (data: unknown): data is ListData => isObject(data) && 'posts' in data
export const isPostData = (data: unknown): data is PostData => isObject(data) && 'post' in data

const isObject = (data: unknown): data is object => typeof data === 'object' && data !== null
