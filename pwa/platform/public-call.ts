import { isRecord } from '#pwa/platform/local-store.ts'

const WAIT_MS = 20_000

export type PublicAnswer<T> =
  | { readonly isOk: true; readonly reply: T }
  /** Status 0: no network, or an answer nobody can read. */
  | { readonly isOk: false; readonly status: number; readonly text: string | null }

interface PublicCall<T> {
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
export async function callPublic<T>({ path, body, read }: PublicCall<T>): Promise<PublicAnswer<T>> {
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
      return { isOk: false, status: response.status, text }
    }
    const reply = read(json)
    return reply === null ? { isOk: false, status: 0, text: null } : { isOk: true, reply }
  } catch {
    return { isOk: false, status: 0, text: null }
  }
}
