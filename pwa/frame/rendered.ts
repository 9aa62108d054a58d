import type { Review } from '#contract/review.ts'

/** One page, rendered outside the browser. */
export interface RenderedPage {
  readonly status: number
  /** The address it was rendered for. */
  readonly pathname: string
  /** The files it is drawn with, its own last, by which scripts and styles are found. */
  readonly modules: readonly string[]
  readonly isIndexed: boolean
  /** The day its words last changed, where it is known. */
  readonly updated?: string | undefined
  /** The setting its sentences are true for. */
  readonly review: Review
  /** Tags for the head. */
  readonly head: string
  /** What stands in `#root`. */
  readonly body: string
  /** What the page was rendered with, as a script element, or nothing. */
  readonly data: string
}

/** An address search engines should know, and the day it last changed, where that is known. */
export interface SitemapEntry {
  readonly path: string
  readonly updated?: string | undefined
}

export interface PageAssets {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** What the browser's build left for whoever writes documents: `dist/render/<review>/build.json`. */
export interface SiteBuild {
  /** The empty document. */
  readonly template: string
  /** A page's file → the files it is drawn with, from the root. */
  readonly pages: Readonly<Record<string, PageAssets>>
}

/** What the rendering side of the site exports: `dist/render/<review>/render.js`. */
export interface Renderer {
  readonly builtPaths: readonly string[]
  /** `pathname` as asked for; `data` for pages that read some. Rejects when the page's script was never built. */
  readonly renderDocument: (
    build: SiteBuild,
    pathname: string,
    data?: unknown,
  ) => Promise<Pick<RenderedPage, 'status' | 'isIndexed' | 'updated'> & { readonly html: string }>
  readonly printSitemap: (indexed: readonly SitemapEntry[]) => string
  readonly printRobots: () => string
}
