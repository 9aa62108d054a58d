import { isRecord } from '#pwa/platform/local-store.ts'
import { reportLater } from '#pwa/failures/report-uncaught.ts'
import { timeLimit } from '#pwa/platform/time-limit.ts'

const WAIT_MS = 20_000
/** An exception of our own scripts is neither the network's nor the server's. */
export const OWN_FAILURE = 'Algo falhou neste aparelho, não no servidor. Atualize a página ou tente em outro navegador.'

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
export async function callPublic<T>(call: PublicCall<T>): Promise<PublicAnswer<T>> {
  try {
    return await ask(call)
  } catch (error) {
    reportLater(error)
    return { isOk: false, status: 500, text: OWN_FAILURE }
  }
}

const UNHEARD = { isOk: false, status: 0, text: null } as const

async function ask<T>({ path, body, read }: PublicCall<T>): Promise<PublicAnswer<T>> {
  const headers = { 'Content-Type': 'application/json' }
  const request: RequestInit = {
    signal: timeLimit(WAIT_MS).signal,
    ...(body === undefined ? {} : { method: 'POST', keepalive: true, headers, body: JSON.stringify(body) }),
  }
  const response = await fetch(path, request).catch(() => null)
  if (!response) return UNHEARD
  const json: unknown = await response.json().catch(() => null)
  if (!response.ok) {
    const text = isRecord(json) && typeof json.error === 'string' ? json.error : null
    return { isOk: false, status: response.status, text }
  }
  const reply = read(json)
  return reply === null ? UNHEARD : { isOk: true, reply }
}
