/** An answer older than this is asked for again. */
const FRESH_MS = 15_000
/** Written out, because the contract's own names bring its schemas along; the test holds them together. */
const VIEWER = '/api/user'
const DASHBOARD = ['/api/orders', '/api/dashboard/stats', '/api/notifications/unread-count']

const answers = new Map<string, { readonly response: Promise<Response>; readonly askedAt: number }>()

/** Asks who is here and, once that is somebody, what their dashboard asks first, before the scripts that will want it are there. */
export async function askForDashboard(): Promise<void> {
  try {
    const { ok } = await askEarly(VIEWER)
    if (ok) await Promise.all(DASHBOARD.map(askEarly))
  } catch {
    // Without a network nothing is early; the screens ask again and say so.
  }
}

/** The answer to what was asked early, once; nothing when it was not, is old, or did not come. */
export function takeEarly(path: string): Promise<Response | undefined> | undefined {
  const early = answers.get(path)
  if (!early) return undefined
  answers.delete(path)
  if (performance.now() - early.askedAt > FRESH_MS) return undefined
  return early.response.catch(() => undefined)
}

function askEarly(path: string): Promise<Response> {
  const response = fetch(path, { credentials: 'include', signal: AbortSignal.timeout(FRESH_MS) })
  answers.set(path, { response, askedAt: performance.now() })
  return response
}
