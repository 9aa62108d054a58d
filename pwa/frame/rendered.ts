import type { Review } from '#contract/review.ts'

export interface RenderedPage {
  readonly status: number
  readonly pathname: string
  /** Source files it was drawn with, its own last, by which scripts and styles are found. */
  readonly modules: readonly string[]
  readonly isIndexed: boolean
  /** Day of the last change of words, where known. */
  readonly updated?: string | undefined
  /** The setting its sentences are true for. */
  readonly review: Review
  readonly head: string
  /** Content of `#root`. */
  readonly body: string
  /** The page's data as a script element, or empty. */
  readonly data: string
}

/** An address for search engines, and the day of its last change where known. */
export interface SitemapEntry {
  readonly path: string
  readonly updated?: string | undefined
}

export interface PageAssets {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** The browser build's output for the renderer: `dist/render/<review>/build.json`. */
export interface SiteBuild {
  /** The empty document. */
  readonly template: string
  /** By the page's source file. */
  readonly pages: Readonly<Record<string, PageAssets>>
}

/** Exports of the site's rendering build: `dist/render/<review>/render.js`. */
export interface Renderer {
  readonly builtPaths: readonly string[]
  /** `pathname` as requested; `data` for pages that read some. Rejects when the page's script was never built. */
  readonly renderDocument: (
    build: SiteBuild,
    pathname: string,
    data?: unknown,
  ) => Promise<Pick<RenderedPage, 'status' | 'isIndexed' | 'updated'> & { readonly html: string }>
  readonly printSitemap: (indexed: readonly SitemapEntry[]) => string
  readonly printRobots: () => string
}
