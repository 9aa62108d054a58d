/** A new text asks again. Separate for public pages. */
export const COOKIE_CONSENT_VERSION = '2026-11-2'
