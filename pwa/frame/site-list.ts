/** What of the public site is cached ahead of visits: written by the build, read by the worker. */
export interface SiteList {
  /** Changes with each edition of the documents. */
  readonly revision: string
  /** Paths, each with a hash of its content as query. */
  readonly addresses: readonly string[]
}

export const SITE_LIST = '/site.json'
export const SITE_CACHE = 'site'
/** Stores when the list was last completed. */
export const SITE_MARK = 'site-completo'
/** Message of an idle page to the worker. */
export const KEEP_SITE = 'KEEP_SITE'
