/** A new text asks again. A separate file, so that public pages load no schemas. */
export const COOKIE_CONSENT_VERSION = '2026-11-2'
