import type { RESULT_TOKEN_PARAM } from '#contract/quiz.ts'

const TOKEN: typeof RESULT_TOKEN_PARAM = 'r'
/** The same, written out, as some mails have it. */
const TOKEN_LONG = 'token'

/** The result a mailed link asks for, or null. */
export function mailToken(): string | null {
  const search = new URLSearchParams(window.location.search)
  return search.get(TOKEN) ?? search.get(TOKEN_LONG)
}
