import type { BlogPost, PostSummary } from '#contract/blog.ts'
import type { OutlineEntry } from './outline.ts'

export interface ListData {
  readonly posts: readonly PostSummary[]
}

/** Null if the post does not exist. */
export interface PostData {
  readonly post: BlogPost | null
  /** Sent when the content itself is only in the document. */
  readonly outline?: readonly OutlineEntry[]
}

// Loosely checked: our own server wrote it.
export const isListData = (data: unknown): data is ListData => isObject(data) && 'posts' in data
export const isPostData = (data: unknown): data is PostData => isObject(data) && 'post' in data

const isObject = (data: unknown): data is object => typeof data === 'object' && data !== null
