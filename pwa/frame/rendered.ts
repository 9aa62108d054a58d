import type { Review } from '#contract/review.ts'

export interface RenderedPage {
  readonly status: number
  readonly pathname: string
  /** Source files, the page's own last, by which its scripts and styles are found. */
  readonly modules: readonly string[]
  readonly isIndexed: boolean
  readonly updated?: string | undefined
  readonly review: Review
  readonly head: string
  readonly body: string
  /** The page's data as a script element, or empty. */
  readonly data: string
}

export interface SitemapEntry {
  readonly path: string
  readonly updated?: string | undefined
}

export interface PageAssets {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** Written by the browser build: `dist/render/<review>/build.json`. */
export interface SiteBuild {
  readonly template: string
  readonly pages: Readonly<Record<string, PageAssets>>
}

/** Exports of `dist/render/<review>/render.js`. */
export interface Renderer {
  readonly builtPaths: readonly string[]
  /** Rejects when the page's script was never built. */
  readonly renderDocument: (
    build: SiteBuild,
    pathname: string,
    data?: unknown,
  ) => Promise<Pick<RenderedPage, 'status' | 'isIndexed' | 'updated'> & { readonly html: string }>
  readonly printSitemap: (indexed: readonly SitemapEntry[]) => string
  readonly printRobots: () => string
}
