import type { RESULT_TOKEN_PARAM } from '#contract/quiz.ts'

const TOKEN: typeof RESULT_TOKEN_PARAM = 'r'
/** The parameter's name in some mails. */
const TOKEN_LONG = 'token'

export function mailToken(): string | null {
  const search = new URLSearchParams(window.location.search)
  return search.get(TOKEN) ?? search.get(TOKEN_LONG)
}
