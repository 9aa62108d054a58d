import type { ReactNode } from 'react'
import type { PageHead } from './head.ts'
import type { SiteFrame } from './site-frame.tsx'

export interface PageProps {
  readonly pathname: string
  /** What the server rendered the page with; null for pages that are the same for all. A page checks it before using it. */
  readonly data: unknown
}

/** What a page's file exports. */
export interface PageModule {
  readonly default: (props: PageProps) => ReactNode
  readonly head: (props: PageProps) => PageHead
  /** What of `data` the document carries for hydration, where the page can do with less; all of it by default. */
  readonly hydrationData?: (data: unknown) => unknown
  /** A page of its own frame: neither header nor footer. */
  readonly bare?: boolean
}

/** A page whose files are loaded, ready to be drawn. */
export interface LoadedPage extends PageProps {
  readonly module: PageModule
  /** What stands around it; undefined for a bare one. */
  readonly Frame: typeof SiteFrame | undefined
}
