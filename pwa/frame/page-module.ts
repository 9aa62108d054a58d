import type { ReactNode } from 'react'
import type { PageHead } from './head.ts'
import type { SiteFrame } from './site-frame.tsx'

export interface PageProps {
  readonly pathname: string
  /** What the server rendered with; null for static pages. Unvalidated: the page checks it. */
  readonly data: unknown
}

/** What a page's file exports. */
export interface PageModule {
  readonly default: (props: PageProps) => ReactNode
  readonly head: (props: PageProps) => PageHead
  /** The part of `data` that hydration needs; all of it by default. */
  readonly hydrationData?: (data: unknown) => unknown
  /** Without header and footer. */
  readonly bare?: boolean
}

export interface LoadedPage extends PageProps {
  readonly module: PageModule
  /** Undefined for a bare page. */
  readonly Frame: typeof SiteFrame | undefined
}
