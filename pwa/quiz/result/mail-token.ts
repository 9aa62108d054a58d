import type { RESULT_TOKEN_PARAM } from '#contract/quiz.ts'

const TOKEN: typeof RESULT_TOKEN_PARAM = 'r'
/** Some mails use this longer name. */
const TOKEN_LONG = 'token'

/** The token of a mailed link, or null. */
export function mailToken(): string | null {
  const search = new URLSearchParams(window.location.search)
  return search.get(TOKEN) ?? search.get(TOKEN_LONG)
}
