import { isRecord } from '#pwa/platform/local-store.ts'
import { reportLater } from '#pwa/failures/report-uncaught.ts'
import { timeLimit } from '#pwa/platform/time-limit.ts'

const WAIT_MS = 20_000
export const OWN_FAILURE = 'Algo falhou neste aparelho, não no servidor. Atualize a página ou tente em outro navegador.'

export type PublicAnswer<T> =
  | { readonly isOk: true; readonly reply: T }
  /** Status 0: no network, or unreadable. */
  | { readonly isOk: false; readonly status: number; readonly text: string | null }

interface PublicCall<T> {
  readonly path: string
  /** POST when present, else GET. */
  readonly body?: unknown
  /** Null when not as promised. */
  readonly read: (reply: unknown) => T | null
}

/** Without schemas, which would outweigh the page: callers check what they use. Never throws. A POST outlives its page. */
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
