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
import type * as z from 'zod/mini'
import type { AnswerOf, Audience, BodyOf, Endpoint, EndpointTable, ParamsOf, QueryOf } from '#contract/endpoint.ts'
import { PHOTO_MAX_BYTES } from '#contract/onboarding.ts'
import { type FieldMessages, Problem } from '#contract/problem.ts'
import { env } from './env.ts'
import { log } from './log.ts'

/** Who is calling, as far as a session tells. */
export interface Viewer {
  readonly id: string
  readonly role: 'admin' | 'customer'
  readonly email: string
  readonly fullName: string | null
  readonly sessionId: string
  /** Somebody else chose their password: until they choose one, nothing of the administration opens. */
  readonly mustChangePassword: boolean
}

/** One uploaded file, in memory: four of at most 20 MB a request. */
export interface Upload {
  readonly field: string
  readonly bytes: Buffer
}

/** An answer of bytes. */
export interface FileAnswer {
  readonly body: Readable | Buffer
  /** Null while it is still being written. */
  readonly size: number | null
  readonly type: string
  /** Offered to be saved under this name; without it, shown in place. */
  readonly saveAs?: string
  /** Cache-Control; without it, nobody keeps the answer. */
  readonly freshness?: string
  /** The same bytes in brotli, for callers who understand it. */
  readonly brotli?: Buffer
}

/** Who is at the other end, as far as the connection tells. */
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
  readonly cookies: {
    set(name: string, value: string, maxAgeSeconds: number): void
    clear(name: string): void
  }
}

type Answer<E extends Endpoint> = E['reply'] extends 'file' ? FileAnswer : AnswerOf<E>
export type Handler<E extends Endpoint> = (context: Context<E>) => Promise<Answer<E>>
export type Handlers<T extends EndpointTable> = { readonly [K in keyof T]: Handler<T[K]> }

const requestIds = new WeakMap<Request, string>()
const viewers = new WeakMap<Request, Viewer>()

export const requestIdOf = (req: Request) => requestIds.get(req) ?? ''

/** First in the line: every request has an id, on its log lines, in its answer and in the text of a bug. */
export const giveRequestId: RequestHandler = (req, res, next) => {
  const id = randomUUID()
  requestIds.set(req, id)
  res.setHeader('X-Request-Id', id)
  next()
}

/** Reads a cookie; malformed ones count as absent. */
export function cookieOf(header: string | undefined, name: string): string | null {
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

/** Second: who is it? The auth room knows; the platform only remembers the answer. */
export function identify(find: (cookieHeader: string | undefined) => Promise<Viewer | null>): RequestHandler {
  return async (req, _res, next) => {
    const viewer = await find(req.headers.cookie)
    if (viewer) viewers.set(req, viewer)
    next()
  }
}

export const viewerOf = (req: Request): Viewer | null => viewers.get(req) ?? null

/** Third: a page of another site cannot write in our name, whatever cookies the browser sends along. */
export const refuseForeignOrigins: RequestHandler = (req, _res, next) => {
  if (req.method === 'GET' || req.method === 'HEAD' || req.method === 'OPTIONS') return next()
  const origin = req.headers.origin
  const isForeign =
    origin === undefined ? req.headers['sec-fetch-site'] === 'cross-site' : !isOwnOrigin(origin, req.headers.host)
  if (isForeign) throw new Problem('foreign-origin')
  next()
}

/** Is a page from this origin one of ours: at the public address, or at the very host that was asked? */
export const isOwnOrigin = (origin: string, host: string | undefined): boolean =>
  origin === new URL(env.appUrl).origin || (host !== undefined && hostOf(origin) === host)

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}

function admit(audience: Audience, viewer: Viewer | null): void {
  if (audience === 'anyone') return
  if (!viewer) throw new Problem('unauthenticated')
  if (audience === 'admin' && viewer.role !== 'admin') throw new Problem('forbidden')
  if (audience === 'admin' && viewer.mustChangePassword) throw new Problem('password-must-change')
}

/** Zod's issues as one sentence a field; the first of a field wins. */
export function fieldMessages(error: z.core.$ZodError, prefix = ''): FieldMessages {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) fields[prefix + issue.path.join('.')] ??= issue.message
  return fields
}

/** @throws Problem 'invalid' with a sentence a field */
export function readAs<S extends z.ZodMiniType>(schema: S, value: unknown, prefix = ''): z.output<S> {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new Problem('invalid', { fields: fieldMessages(parsed.error, prefix) })
  return parsed.data
}

const jsonBody = express.json({ limit: '256kb' })
const multipartBody = (fields: readonly string[]) =>
  multer({
    storage: multer.memoryStorage(),
    defParamCharset: 'utf8',
    limits: {
      fileSize: PHOTO_MAX_BYTES,
      files: fields.length,
      fields: 10,
      fieldSize: 256_000,
      parts: fields.length + 10,
    },
  }).fields(fields.map((name) => ({ name, maxCount: 1 })))

function uploadsOf(req: Request): Upload[] {
  const { files } = req
  if (!files || Array.isArray(files)) return []
  return Object.values(files).flatMap((list) => list.map((file) => ({ field: file.fieldname, bytes: file.buffer })))
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

/** Does this address name the machine itself? */
export const isLoopback = (ip: string | undefined) => /^(::ffff:)?127\.|^::1$/.test(ip ?? '')

function contextOf<E extends Endpoint>(endpoint: E, req: Request, res: Response): Context<E> {
  const ip = req.ip ?? 'desconhecido'
  const context = {
    viewer: viewerOf(req),
    params: endpoint.params && readAs(endpoint.params, req.params),
    query: endpoint.query && readAs(endpoint.query, req.query),
    body: endpoint.body && readAs(endpoint.body, req.body),
    files: uploadsOf(req),
    client: {
      ip,
      userAgent: req.get('user-agent') ?? null,
      isLoopback: isLoopback(ip),
    },
    cookies: {
      set: (name: string, value: string, maxAgeSeconds: number) =>
        res.cookie(name, value, {
          httpOnly: true,
          sameSite: 'lax',
          secure: env.appUrl.startsWith('https:'),
          path: '/',
          maxAge: maxAgeSeconds * 1000,
        }),
      clear: (name: string) => res.clearCookie(name, { path: '/' }),
    },
  }
  return context as unknown as Context<E>
}

/**
 * Puts a table of endpoints on a router: identify → admit → read → handler → reply. Who may not come in is turned away
 * before a byte of the body is read; nothing leaves that the reply schema does not name.
 */
export function serve<const T extends EndpointTable>(router: Router, table: T, handlers: Handlers<T>): void {
  for (const [name, endpoint] of Object.entries(table) as [keyof T, T[keyof T]][]) {
    const handle: Handler<typeof endpoint> = handlers[name]
    const gate: RequestHandler = (req, _res, next) => {
      admit(endpoint.audience, viewerOf(req))
      next()
    }
    const body = endpoint.files ? multipartBody(endpoint.files) : jsonBody
    const answer: RequestHandler = async (req, res) => {
      const result = await handle(contextOf(endpoint, req, res))
      if (endpoint.reply === 'file') return sendFile(req, res, result as FileAnswer)
      res.setHeader('Cache-Control', 'no-store')
      res.json(endpoint.reply.parse(result))
    }
    const method = endpoint.method.toLowerCase() as 'get' | 'head' | 'post' | 'put' | 'patch' | 'delete'
    router[method](endpoint.path, gate, body, answer)
  }
}

/** What the parsers throw, as answers. */
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
  if (error instanceof URIError) return new Problem('not-found')
  if (error instanceof Error && /multipart|Unexpected end of form|Malformed part/i.test(error.message))
    return new Problem('unreadable')
  return null
}

function onField(code: 'photo-too-large' | 'photo-unexpected', field: string | undefined): Problem {
  const problem = new Problem(code)
  return field ? new Problem(code, { fields: { [field]: problem.text } }) : problem
}

/** Last in the line: a Problem is an answer; anything else is a bug, told with its request id and logged whole. */
export const answerProblems: ErrorRequestHandler = (error: unknown, req, res, _next) => {
  const requestId = requestIdOf(req)
  const problem = problemOf(error)
  if (!problem) log.error({ err: error, requestId, method: req.method, path: req.path }, 'bug')
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
