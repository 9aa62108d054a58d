/** What is cached ahead of visits: written by the build, read by the worker. */
export interface SiteList {
  readonly revision: string
  /** Paths with a content hash as query. */
  readonly addresses: readonly string[]
}

export const SITE_LIST = '/site.json'
export const SITE_CACHE = 'site'
/** Marks when the list was completed. */
export const SITE_MARK = 'site-completo'
export const KEEP_SITE = 'KEEP_SITE'
