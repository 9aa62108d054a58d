import { FAILURE_REPORTS_PATH, type FailureReport } from '#contract/failure-report.ts'

const MOST_REPORTS = 5
const MOST_LETTERS = 200
const told = new Set<string>()

/** One of our files, as in `…/assets/app-Bx3.js:1:2345`. */
const OWN_PLACE = /\/(assets\/[\w./-]+\.js|service-worker\.js)(?::\d+){0,2}/
/** Messages of Chromium, Firefox and Safari. */
const NOT_ARRIVED =
  /dynamically imported module|importing a module script failed|failed to fetch|load failed|networkerror/i

/** A missing chunk is a network failure. */
export const isPartMissing = (error: unknown) => error instanceof Error && NOT_ARRIVED.test(error.message)

/** Reports exceptions of our scripts, once per place and message, at most five per document. Never throws. */
export function reportFailure(error: unknown, where = ''): void {
  try {
    if (!(error instanceof Error) || error.name === 'AbortError' || error.name === 'Problem') return
    if (isPartMissing(error)) return
    const place = (OWN_PLACE.exec(error.stack ?? '') ?? OWN_PLACE.exec(where))?.[0].slice(1)
    if (!place) return
    const message = `${error.name}: ${error.message}`.slice(0, MOST_LETTERS)
    const key = `${message} ${place}`
    if (told.has(key) || told.size >= MOST_REPORTS) return
    told.add(key)
    // The rest of the path may be a token.
    const page = `/${location.pathname.split('/')[1] ?? ''}`
    const body = JSON.stringify({ message, place, page } satisfies FailureReport)
    const headers = { 'Content-Type': 'application/json' }
    void fetch(FAILURE_REPORTS_PATH, { method: 'POST', keepalive: true, headers, body }).catch(() => undefined)
  } catch {
    // Reporting must never fail.
  }
}
