import * as z from 'zod/mini'
import { type CallInput, type Endpoint, fillPath, type ReplyOf, UNATTENDED_HEADER } from '#contract/endpoint.ts'
import { type FieldMessages, isProblemCode, Problem, type ProblemCode } from '#contract/problem.ts'
import { asProblem } from './failures.ts'
import { reportFailure } from '#pwa/failures/report-failure.ts'
import { timeLimit } from './time-limit.ts'

// zod probes for eval, which our Content-Security-Policy would report as an attack.
z.config({ jitless: true })

const JSON_TIMEOUT_MS = 20_000
/** For weak networks. */
export const FILE_TIMEOUT_MS = 180_000

export interface CallOptions {
  signal?: AbortSignal
  timeoutMs?: number
}

type InputOf<E extends Endpoint> = CallInput<E, Blob>
type Arguments<E extends Endpoint> =
  unknown extends InputOf<E> ? [input?: undefined, options?: CallOptions] : [input: InputOf<E>, options?: CallOptions]

export interface LooseInput {
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, unknown>>
  body?: unknown
  files?: Readonly<Record<string, Blob | undefined>>
}

/**
 * Calls an endpoint. Throws the Problem `offline` for network failures and timeouts, the server's own Problem, `bug` with the request id
 * for an unreadable response, or `app-failed` (reported) for an exception in our scripts.
 */
export async function call<const E extends Endpoint>(
  endpoint: E,
  ...[input, options = {}]: Arguments<E>
): Promise<ReplyOf<E, Blob>> {
  const ask = () =>
    toldApart(
      async () => answerOf(endpoint, await send(endpoint, (input ?? {}) as LooseInput, options)),
      options.signal,
    )
  try {
    return await ask()
  } catch (error) {
    const isWanted = error instanceof Problem && error.code === 'confirmation-needed'
    if (!isWanted || !confirmPerson || !(await confirmPerson())) throw error
    return ask()
  }
}

let isAttended = () => true

/** Registers whether a person is using the device. Service workers cannot know. */
export function whenAttended(ask: () => boolean): void {
  isAttended = ask
}

let confirmPerson: (() => Promise<boolean>) | null = null

/** Registers who confirms the person's identity; the call is then repeated. Returns the unsubscriber. */
export function whenConfirmationNeeded(ask: () => Promise<boolean>): () => void {
  confirmPerson = ask
  return () => {
    if (confirmPerson === ask) confirmPerson = null
  }
}

/** Turns unknown exceptions into failures of our own scripts. */
export async function toldApart<T>(work: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (signal?.aborted) throw error
    // A timeout, in browsers that drop the abort reason.
    if (error instanceof Error && error.name === 'AbortError') throw new Problem('offline', SLOW)
    throw asProblem(error)
  }
}

/** Returns the promised reply, or throws the Problem. */
export async function answerOf<E extends Endpoint>(endpoint: E, response: Response): Promise<ReplyOf<E, Blob>> {
  if (!response.ok) throw await problemOf(response)
  return (await read(endpoint, response)) as ReplyOf<E, Blob>
}

/** The call's fields and files as multipart, without empty slots. */
export function formOf(input: Pick<LooseInput, 'body' | 'files'>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(input.body ?? {})) if (value != null) form.append(name, String(value))
  for (const [name, file] of Object.entries(input.files ?? {})) if (file) form.append(name, file, fileName(name, file))
  return form
}

/** Returns the unread response. */
export async function send(endpoint: Endpoint, input: LooseInput, options: CallOptions): Promise<Response> {
  const limit = timeLimit(
    options.timeoutMs ?? (endpoint.files || endpoint.reply === 'file' ? FILE_TIMEOUT_MS : JSON_TIMEOUT_MS),
    options.signal,
  )
  const address = fillPath(endpoint.path, input.params) + search(input.query)
  const request: RequestInit = {
    method: endpoint.method,
    credentials: 'include',
    signal: limit.signal,
    ...payload(endpoint, input),
  }
  // Our own code has run: any later failure is the network's.
  try {
    return await fetch(address, request)
  } catch (error) {
    if (options.signal?.aborted) throw error
    throw limit.isOver() ? new Problem('offline', SLOW) : unreached()
  }
}

const SLOW = { text: 'A conexão está lenta demais. Tente de novo.' }
/** The device is online but the server silent: do not blame the buyer's internet. */
const UNREACHED = { text: 'O servidor não respondeu. Tente de novo em instantes.' }
/** A foreign page (a hotel's login) or a truncated response. */
const UNREAD = { text: 'A resposta não chegou inteira até aqui. Confira a rede deste aparelho e tente de novo.' }

/** Offline, or the server is down. */
export const unreached = () => new Problem('offline', navigator.onLine ? UNREACHED : {})

/** A body may still break off. */
function whole<T>(content: Promise<T>): Promise<T> {
  return content.catch((error: unknown) => {
    const name = error instanceof Error ? error.name : ''
    if (name === 'AbortError') throw error
    throw name === 'TimeoutError' ? new Problem('offline', SLOW) : unreached()
  })
}

function payload(endpoint: Endpoint, input: LooseInput): RequestInit {
  const headers: Record<string, string> = !isAttended() ? { [UNATTENDED_HEADER]: '1' } : {}
  if (endpoint.files) return { headers, body: formOf(input) }
  if (input.body === undefined) return { headers }
  return { headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(input.body) }
}

function fileName(slot: string, file: Blob): string {
  if (file instanceof File && file.name) return file.name
  return `${slot}.${file.type === 'image/png' ? 'png' : 'jpg'}`
}

function search(query: LooseInput['query']): string {
  const pairs = Object.entries(query ?? {}).filter(([, value]) => value != null && value !== '')
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))}`
}

async function read(endpoint: Endpoint, response: Response): Promise<unknown> {
  // A broken connection can leave half a file.
  if (endpoint.reply === 'file') return whole(response.blob())
  const requestId = response.headers.get('x-request-id') ?? undefined
  const body = await json(response)
  if (body === undefined) throw new Problem('bug', { ...UNREAD, requestId })
  const answer = endpoint.reply.safeParse(body)
  // A response outside the contract is our bug: never guess around it.
  if (!answer.success) {
    reportFailure(new Error(`Outside the contract: ${endpoint.method} ${endpoint.path}`))
    throw new Problem('bug', { requestId })
  }
  return answer.data
}

async function problemOf(response: Response): Promise<Problem> {
  const body = await json(response)
  const said = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  const code = isProblemCode(said.code) ? said.code : codeOf(response.status)
  return new Problem(code, {
    ...(code === 'offline' ? UNREACHED : {}),
    ...(typeof said.error === 'string' && said.error ? { text: said.error } : {}),
    ...(typeof said.fields === 'object' && said.fields !== null ? { fields: said.fields as FieldMessages } : {}),
    requestId: typeof said.requestId === 'string' ? said.requestId : undefined,
    retryAfterMs: retryAfterOf(response.headers.get('Retry-After')),
  })
}

/** The header has seconds or a date. */
function retryAfterOf(header: string | null): number | undefined {
  if (!header) return undefined
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return ms > 0 ? ms : undefined
}

/** Proxies answer without our codes, so use the status. */
function codeOf(status: number): ProblemCode {
  if (status === 401) return 'unauthenticated'
  if (status === 403) return 'forbidden'
  if (status === 404) return 'not-found'
  if (status === 413) return 'body-too-large'
  if (status === 429) return 'too-many-attempts'
  if (status === 502 || status === 503 || status === 504) return 'offline'
  return status < 500 ? 'unreadable' : 'bug'
}

/** Undefined for invalid JSON. @throws Problem `offline` when truncated */
async function json(response: Response): Promise<unknown> {
  const text = await whole(response.text())
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
