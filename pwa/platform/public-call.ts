import { isRecord } from '#pwa/platform/local-store.ts'

const WAIT_MS = 20_000

export type Told<T> =
  | { readonly isHeard: true; readonly reply: T }
  /** Status 0: no network, or an answer nobody can read. */
  | { readonly isHeard: false; readonly status: number; readonly text: string | null }

interface LightCall<T> {
  readonly path: string
  /** Present, it is posted; absent, the path is read. */
  readonly body?: unknown
  /** Checks the answer; null when it is not what was promised. */
  readonly read: (reply: unknown) => T | null
}

/**
 * One call of a public page. It knows no schemas: they would cost every visitor more than the page itself, so each caller
 * checks the little it uses of the answer. Never throws. A posted call outlives its page.
 */
export async function tell<T>({ path, body, read }: LightCall<T>): Promise<Told<T>> {
  try {
    const response = await fetch(path, {
      signal: AbortSignal.timeout(WAIT_MS),
      ...(body === undefined
        ? {}
        : {
            method: 'POST',
            keepalive: true,
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify(body),
          }),
    })
    const json: unknown = await response.json().catch(() => null)
    if (!response.ok) {
      const text = isRecord(json) && typeof json.error === 'string' ? json.error : null
      return { isHeard: false, status: response.status, text }
    }
    const reply = read(json)
    return reply === null ? { isHeard: false, status: 0, text: null } : { isHeard: true, reply }
  } catch {
    return { isHeard: false, status: 0, text: null }
  }
}
