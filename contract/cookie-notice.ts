/** The wording of the banner; a new wording asks again. Apart from the calls, because every public page reads it. */
export const COOKIE_CONSENT_VERSION = '2026-11-2'
