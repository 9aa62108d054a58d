import type { ReactNode } from 'react'
import type { PageHead } from './head.ts'

export interface PageProps {
  /** What the address says: `/blog/:slug` gives `slug`. */
  readonly params: Readonly<Record<string, string>>
  /** What `read` answered, or what the server rendered with; a page with `read` checks it before using it. */
  readonly data: unknown
}

/** What a page's file exports; it is loaded when the page is opened. */
export interface PageModule {
  readonly default: (props: PageProps) => ReactNode
  readonly head: (props: PageProps) => PageHead
  /** Reads what the page shows, in the browser, before it opens. The server passes the same in. */
  readonly read?: (params: PageProps['params']) => Promise<unknown>
  /** What of `data` the document carries for hydration, where the page can do with less; all of it by default. */
  readonly told?: (data: unknown) => unknown
  /** A page of its own frame: neither header nor footer. */
  readonly bare?: boolean
}
