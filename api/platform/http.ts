import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import express, {
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Response,
  type Router,
} from 'express'
import multer from 'multer'
import * as z from 'zod/mini'
import { CONFIRMED_MINUTES } from '#contract/auth.ts'
import {
  type AnswerOf,
  type BodyOf,
  type Endpoint,
  type EndpointTable,
  type ParamsOf,
  type QueryOf,
  UNATTENDED_HEADER,
} from '#contract/endpoint.ts'
import { may, type StaffRole } from '#contract/permissions.ts'
import { type FieldMessages, Problem } from '#contract/problem.ts'
import { env } from './env.ts'
import { traced } from './trace.ts'
import { log } from './log.ts'
import { isOutage } from './outage.ts'
import { capUploads, multipartBody, type Upload, withUploads } from './uploads.ts'

export interface Viewer {
  readonly id: string
  readonly role: 'admin' | 'customer'
  readonly staffRole: StaffRole | null
  readonly email: string
  readonly fullName: string | null
  readonly sessionId: string
  /** Set by another person: the administration stays closed until it is changed. */
  readonly mustChangePassword: boolean
  readonly hasSecondFactor: boolean
  /** Last re-authentication. */
  readonly confirmedAt: Date | null
}

export interface FileAnswer {
  readonly body: Readable | Buffer
  /** Null while being generated. */
  readonly size: number | null
  readonly type: string
  /** Download name; absent: shown inline. */
  readonly saveAs?: string
  /** Cache-Control; default: not stored. */
  readonly freshness?: string
  /** Precompressed, for callers who accept it. */
  readonly brotli?: Buffer
}

export interface Visit {
  readonly ip: string
  readonly userAgent: string | null
}

export interface Context<E extends Endpoint> {
  readonly viewer: E['audience'] extends 'anyone' ? Viewer | null : Viewer
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  readonly files: readonly Upload[]
  readonly client: Visit & { readonly isLoopback: boolean }
  readonly cookies: Cookies
}

/** Plain names; over https `__Host-` is added, which sibling subdomains cannot forge. */
export interface Cookies {
  get(name: string): string | null
  set(name: string, value: string, maxAgeSeconds: number): void
  clear(name: string): void
}

type Answer<E extends Endpoint> = E['reply'] extends 'file' ? FileAnswer : AnswerOf<E>
export type Handler<E extends Endpoint> = (context: Context<E>) => Promise<Answer<E>>
export type Handlers<T extends EndpointTable> = { readonly [K in keyof T]: Handler<T[K]> }

const requestIds = new WeakMap<Request, string>()
const viewers = new WeakMap<Request, Viewer>()

export const requestIdOf = (req: Request) => requestIds.get(req) ?? ''

/** First middleware: the id appears in logs, response and bug text. */
export const giveRequestId: RequestHandler = (req, res, next) => {
  const id = randomUUID()
  requestIds.set(req, id)
  res.setHeader('X-Request-Id', id)
  traced({ requestId: id }, next)
}

const isHttps = env.appUrl.startsWith('https:')
const nameOnTheWire = (name: string) => (isHttps ? `__Host-${name}` : name)

/** Malformed cookies count as absent. */
export const cookieOf = (header: string | undefined, name: string) => rawCookie(header, nameOnTheWire(name))

function rawCookie(header: string | undefined, name: string): string | null {
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at < 0 || pair.slice(0, at).trim() !== name) continue
    try {
      return decodeURIComponent(pair.slice(at + 1).trim())
    } catch {
      return null
    }
  }
  return null
}

/** Second: sets the viewer found by `auth`. */
export function identify(
  find: (cookieHeader: string | undefined, isAttended: boolean) => Promise<Viewer | null>,
): RequestHandler {
  return async (req, _res, next) => {
    const viewer = await find(req.headers.cookie, req.headers[UNATTENDED_HEADER] === undefined)
    if (viewer) viewers.set(req, viewer)
    next()
  }
}

export const viewerOf = (req: Request): Viewer | null => viewers.get(req) ?? null

/** Third: prevents CSRF. */
export const refuseForeignOrigins: RequestHandler = (req, _res, next) => {
  if (req.method === 'GET' || req.method === 'HEAD' || req.method === 'OPTIONS') return next()
  const origin = req.headers.origin
  const isForeign =
    origin === undefined
      ? ['cross-site', 'same-site'].includes(String(req.headers['sec-fetch-site']))
      : !isOwnOrigin(origin, req.headers.host)
  if (isForeign) throw new Problem('foreign-origin')
  next()
}

/** Our public address, or the requested host. */
export const isOwnOrigin = (origin: string, host: string | undefined): boolean =>
  origin === new URL(env.appUrl).origin || (host !== undefined && hostOf(origin) === host)

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}

/** Why the back office is closed to this staff member. */
export const closedBy = (viewer: Viewer): 'password-must-change' | 'second-factor-missing' | null => {
  if (viewer.mustChangePassword) return 'password-must-change'
  return env.SECOND_FACTOR === 'required' && !viewer.hasSecondFactor ? 'second-factor-missing' : null
}

const isConfirmed = ({ confirmedAt }: Viewer) =>
  confirmedAt !== null && Date.now() - confirmedAt.getTime() < CONFIRMED_MINUTES * 60_000

/** @throws Problem confirmation-needed without recent re-authentication */
export function requireConfirmed(viewer: Viewer): void {
  if (!isConfirmed(viewer)) throw new Problem('confirmation-needed')
}

/** @throws Problem for unauthorised callers */
export function admit(endpoint: Endpoint, viewer: Viewer | null): void {
  if (endpoint.audience === 'anyone') return
  if (!viewer) throw new Problem('unauthenticated')
  if (endpoint.audience === 'customer') return
  if (viewer.role !== 'admin') throw new Problem('forbidden')
  if (endpoint.audience === 'admin') {
    const closed = closedBy(viewer)
    if (closed) throw new Problem(closed)
    if (!may(viewer.staffRole, endpoint.permission)) throw new Problem('role-forbidden')
  }
  if (endpoint.isSensitive) requireConfirmed(viewer)
}

// Default message: our forms cannot send such values.
z.config({ localeError: () => 'Não entendemos este valor.' })

/** One sentence per field, the first issue's. */
export function fieldMessages(error: z.core.$ZodError, prefix = ''): FieldMessages {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) fields[prefix + issue.path.join('.')] ??= issue.message
  return fields
}

/** @throws Problem 'invalid' with a sentence per field */
export function readAs<S extends z.ZodMiniType>(schema: S, value: unknown, prefix = ''): z.output<S> {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new Problem('invalid', { fields: fieldMessages(parsed.error, prefix) })
  return parsed.data
}

const capPerPerson = capUploads((req) => viewerOf(req)?.id ?? null)
const jsonBody = express.json({ limit: '256kb' })
/** For bodies without files. */
const BODY_MS = 30_000

/** Stops slow-body attacks. */
const bodyInTime: RequestHandler = (req, res, next) => {
  if (req.complete) return next()
  const timer = setTimeout(() => {
    if (!req.complete) req.destroy()
  }, BODY_MS)
  const stop = () => clearTimeout(timer)
  req.once('end', stop)
  res.once('close', stop)
  next()
}

async function sendFile(req: Request, res: Response, file: FileAnswer): Promise<void> {
  const { brotli } = file
  const encoded = brotli && req.acceptsEncodings('br') ? brotli : null
  if (brotli) res.vary('Accept-Encoding')
  if (encoded) res.setHeader('Content-Encoding', 'br')
  res.setHeader('Content-Type', file.type)
  const length = encoded?.length ?? file.size
  if (length !== null) res.setHeader('Content-Length', length)
  res.setHeader('Cache-Control', file.freshness ?? 'private, no-store')
  if (file.saveAs) res.setHeader('Content-Disposition', `attachment; filename="${file.saveAs}"`)
  if (req.method === 'HEAD') {
    if (!Buffer.isBuffer(file.body)) file.body.destroy()
    res.end()
  } else if (encoded) res.end(encoded)
  else if (Buffer.isBuffer(file.body)) res.end(file.body)
  else await pipeline(file.body, res)
}

export const isLoopback = (ip: string | undefined) => /^(::ffff:)?127\.|^::1$/.test(ip ?? '')

function contextOf<E extends Endpoint>(endpoint: E, req: Request, res: Response, files: readonly Upload[]): Context<E> {
  const ip = req.ip ?? 'desconhecido'
  const context = {
    viewer: viewerOf(req),
    params: endpoint.params && readAs(endpoint.params, req.params),
    query: endpoint.query && readAs(endpoint.query, req.query),
    body: endpoint.body && readAs(endpoint.body, req.body),
    files,
    client: {
      ip,
      userAgent: req.get('user-agent') ?? null,
      isLoopback: isLoopback(ip),
    },
    cookies: {
      get: (name: string) => cookieOf(req.headers.cookie, name),
      set: (name: string, value: string, maxAgeSeconds: number) =>
        res.cookie(nameOnTheWire(name), value, {
          httpOnly: true,
          sameSite: 'lax',
          secure: isHttps,
          path: '/',
          maxAge: maxAgeSeconds * 1000,
        }),
      // Browsers require Secure even to clear a `__Host-` cookie.
      clear: (name: string) =>
        res.clearCookie(nameOnTheWire(name), { path: '/', secure: isHttps, httpOnly: true, sameSite: 'lax' }),
    },
  }
  return context as unknown as Context<E>
}

/** identify → admit → read → handler → reply. Rejects before reading the body; responses contain only what the schema names. */
export function serve<const T extends EndpointTable>(router: Router, table: T, handlers: Handlers<T>): void {
  for (const [name, endpoint] of Object.entries(table) as [keyof T, T[keyof T]][]) {
    const handle: Handler<typeof endpoint> = handlers[name]
    const gate: RequestHandler = (req, _res, next) => {
      admit(endpoint, viewerOf(req))
      next()
    }
    const body = endpoint.files ? [capPerPerson, multipartBody(endpoint.files)] : [bodyInTime, jsonBody]
    const answer: RequestHandler = async (req, res) => {
      const result = await withUploads(req, (files) => handle(contextOf(endpoint, req, res, files)))
      if (endpoint.reply === 'file') return sendFile(req, res, result as FileAnswer)
      res.setHeader('Cache-Control', 'no-store')
      res.json(endpoint.reply.parse(result))
    }
    const method = endpoint.method.toLowerCase() as 'get' | 'head' | 'post' | 'put' | 'patch' | 'delete'
    router[method](endpoint.path, gate, ...body, answer)
  }
}

/** Retry-After during outages. */
const OUTAGE_WAIT_MS = 10_000

/** Maps parser errors and outages to Problems. */
function problemOf(error: unknown): Problem | null {
  if (error instanceof Problem) return error
  if (error instanceof multer.MulterError) {
    const fields = error.field ? { fields: {} } : {}
    if (error.code === 'LIMIT_FILE_SIZE') return onField('photo-too-large', error.field)
    if (error.code === 'LIMIT_UNEXPECTED_FILE' || error.code === 'LIMIT_FILE_COUNT')
      return onField('photo-unexpected', error.field)
    return error.code.startsWith('LIMIT') ? new Problem('body-too-large', fields) : new Problem('unreadable')
  }
  if (error instanceof Error && 'type' in error) {
    if (error.type === 'entity.too.large') return new Problem('body-too-large')
    if (
      error.type === 'entity.parse.failed' ||
      error.type === 'charset.unsupported' ||
      error.type === 'encoding.unsupported'
    )
      return new Problem('unreadable')
    if (error.type === 'request.aborted') return new Problem('unreadable')
  }
  if (isOutage(error)) return new Problem('unavailable', { retryAfterMs: OUTAGE_WAIT_MS })
  if (error instanceof URIError) return new Problem('not-found')
  if (error instanceof Error && /multipart|Unexpected end of form|Malformed part/i.test(error.message))
    return new Problem('unreadable')
  return null
}

function onField(code: 'photo-too-large' | 'photo-unexpected', field: string | undefined): Problem {
  const problem = new Problem(code)
  return field ? new Problem(code, { fields: { [field]: problem.text } }) : problem
}

/** Last middleware: anything but a Problem is a bug, logged with its request id. */
export const answerProblems: ErrorRequestHandler = (error: unknown, req, res, _next) => {
  const requestId = requestIdOf(req)
  // The client aborted: nothing to answer, and no bug.
  const isCut = req.destroyed && !req.complete
  const problem = isCut ? new Problem('unreadable') : problemOf(error)
  if (!problem) log.error({ err: error, requestId, method: req.method, path: req.path }, 'bug')
  else if (problem.code === 'unavailable')
    log.error({ err: error, requestId, method: req.method, path: req.path }, 'something is away')
  if (res.headersSent) {
    res.destroy()
    return
  }
  const answer = new Problem(problem?.code ?? 'bug', {
    text: problem?.text ?? new Problem('bug').text,
    fields: problem?.fields ?? {},
    requestId,
  })
  res.setHeader('Cache-Control', 'no-store')
  const wait = problem?.retryAfterMs
  if (wait !== undefined) res.setHeader('Retry-After', Math.ceil(wait / 1000))
  res.status(answer.status).json(answer.toBody())
}
