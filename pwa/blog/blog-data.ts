import type { BlogPost, PostSummary } from '#contract/blog.ts'
import type { OutlineEntry } from './outline.ts'

/** What the list is drawn from. Null: the posts could not be read. */
export interface ListData {
  readonly posts: readonly PostSummary[] | null
}

/** What a post's page is drawn from. Null: there is no such post. */
export interface PostData {
  readonly post: BlogPost | null
  /** Comes along where the content itself stays behind in the document. */
  readonly outline?: readonly OutlineEntry[]
}

/** Still on its way when the page opened: the page shows what is coming, not a blank wait. */
export interface Coming<T> {
  readonly coming: Promise<T>
}

/** How long a page that was left keeps standing before the next one opens without its content. */
export const PATIENCE_MS = 250

/** What arrives at once, or the promise of it. */
export async function soonOrComing<T>(reading: Promise<T>): Promise<T | Coming<T>> {
  const late = new Promise<Coming<T>>((resolve) => setTimeout(() => resolve({ coming: reading }), PATIENCE_MS))
  return Promise.race([reading, late])
}

// The data is our own server's, or a call's that its schema has read already: only which of the two cases it is, is asked.
export const isListData = (data: unknown): data is ListData => isObject(data) && 'posts' in data
export const isPostData = (data: unknown): data is PostData => isObject(data) && 'post' in data
export const isComing = <T>(data: unknown): data is Coming<T> => isObject(data) && 'coming' in data

const isObject = (data: unknown): data is object => typeof data === 'object' && data !== null
