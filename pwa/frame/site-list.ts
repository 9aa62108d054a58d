/** What of the public side is kept on a device ahead of any visit: written by the build, read by the worker. */
export interface SiteList {
  /** Another one for each edition of the documents. */
  readonly revision: string
  /** Each a path, and behind the question mark a hash of what is there. */
  readonly addresses: readonly string[]
}

export const SITE_LIST = '/site.json'
export const SITE_CACHE = 'site'
/** Holds when the list was last gone through to its end. */
export const SITE_MARK = 'site-completo'
/** What a page at rest asks the worker for. */
export const KEEP_SITE = 'KEEP_SITE'
