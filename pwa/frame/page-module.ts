import type { ReactNode } from 'react'
import type { PageHead } from './head.ts'
import type { SiteFrame } from './site-frame.tsx'

export interface PageProps {
  readonly pathname: string
  /** The server's data; null for static pages. The page must validate it. */
  readonly data: unknown
}

export interface PageModule {
  readonly default: (props: PageProps) => ReactNode
  readonly head: (props: PageProps) => PageHead
  /** The part that hydration needs; all by default. */
  readonly hydrationData?: (data: unknown) => unknown
  /** Without header and footer. */
  readonly bare?: boolean
}

export interface LoadedPage extends PageProps {
  readonly module: PageModule
  /** Undefined for a bare page. */
  readonly Frame: typeof SiteFrame | undefined
}
