import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Request, type RequestHandler, type Response, Router } from 'express'
import type { Review } from '#contract/review.ts'
import { env } from './env.ts'

const ROOT = fileURLToPath(new URL('../../dist/web', import.meta.url))

/** Served by the app; other pages belong to the site. */
const APP_PATHS = /^\/(auth|dashboard|onboarding|admin|foto|cartao)(\/|$)/
/** Public pages; their files have the same name. */
const PAGE_PATH = /^(\/[a-z0-9-]+)+$/
const FILE_PATH = /^(\/[\w-]+)*\/[\w.-]+\.\w+$/

/** Precompressed by the build; the first accepted is sent. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/** Assets of documents. Excludes workers and line drawings, which browsers may run or open directly. */
const PARTS = /^(assets(?!\/face\/)|pictures|drawings|guia|social|icons)\/.+\.(js|css|woff2|avif|webp|png|jpg)$/
/** Document headers, useless and heavy on assets. */
const DOCUMENT_RULES = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Permissions-Policy',
  'Reporting-Endpoints',
  'Referrer-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
]

/**
 * Hashed files are cached a year, documents revalidated. Redirects trailing slashes, which would hydrate another route; unknown addresses
 * get the not-found page. Serves the pages written for this `REPORT_REVIEW`.
 */
export function webFiles(root = ROOT, review: Review = env.REPORT_REVIEW): Router {
  const pages = `pages/${review}`
  const notFound = `${pages}/404.html`
  const documents = documentsOf(root)
  const router = Router()
  router.use(stripTrailingSlash)
  router.get('/{*path}', async (req, res, next) => {
    const file = fileOf(root, ['.', pages], req.path)
    if (file !== null) return sendFile(root, file, req, res, next)
    const name = documentNameOf(pages, req.path)
    // By its own name it is not a page either.
    const found = name === null || name === notFound ? null : await documents(name)
    const document = found ?? (await documents(notFound))
    if (!document) {
      res.status(503).type('text/plain; charset=utf-8').send('A interface ainda não foi construída. Rode npm start.')
      return
    }
    res.status(found ? 200 : 404)
    sendDocument(document, req, res)
  })
  return router
}

/** Public pages answer only at their address, not at their file's name. */
function fileOf(root: string, folders: readonly string[], path: string): string | null {
  if (!FILE_PATH.test(path) || (path.endsWith('.html') && path !== '/app.html')) return null
  const folder = folders.find((one) => existsSync(join(root, one, path)))
  return folder === undefined ? null : join(folder, path)
}

/** Null if there is no such page. */
function documentNameOf(pages: string, path: string): string | null {
  if (path === '/') return `${pages}/index.html`
  if (APP_PATHS.test(path)) return 'app.html'
  return PAGE_PATH.test(path) ? `${pages}${path}.html` : null
}

interface Body {
  readonly bytes: Buffer
  readonly etag: string
}
interface Document {
  readonly identity: Body
  readonly br: Body | null
  readonly gzip: Body | null
}

/** Caches some sixty documents of a few kilobytes. Misses are not cached: unknown addresses are unlimited. */
function documentsOf(root: string): (name: string) => Promise<Document | null> {
  const stored = new Map<string, Document>()
  const read = async (file: string): Promise<Body | null> => {
    const bytes = await readFile(join(root, file)).catch(() => null)
    return bytes && { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` }
  }
  return async (name) => {
    const known = stored.get(name)
    if (known) return known
    const identity = await read(name)
    if (!identity) return null
    const [br, gzip] = await Promise.all([read(`${name}.br`), read(`${name}.gz`)])
    const document = { identity, br, gzip }
    stored.set(name, document)
    return document
  }
}

function sendDocument(document: Document, req: Request, res: Response): void {
  const [encoding] = ENCODINGS.find(([name]) => document[name] && req.acceptsEncodings(name)) ?? []
  const body = (encoding && document[encoding]) ?? document.identity
  if (encoding) res.setHeader('Content-Encoding', encoding)
  res.vary('Accept-Encoding')
  res.setHeader('Cache-Control', 'no-cache')
  res.setHeader('ETag', body.etag)
  res.type('html').send(body.bytes)
}

function sendFile(root: string, file: string, req: Request, res: Response, next: (error?: unknown) => void): void {
  const [encoding, suffix = ''] =
    ENCODINGS.find(([name, end]) => req.acceptsEncodings(name) && existsSync(join(root, file + end))) ?? []
  if (encoding) res.setHeader('Content-Encoding', encoding)
  res.vary('Accept-Encoding')
  if (PARTS.test(file)) for (const rule of DOCUMENT_RULES) res.removeHeader(rule)
  res.setHeader('Cache-Control', freshness(file))
  res.type(extname(file))
  res.sendFile(file + suffix, { root, cacheControl: false }, (error) => {
    // The visitor left: not our error.
    if (error && !res.headersSent) next(error)
  })
}

/** Unhashed pictures are cached an hour, then stale-while-revalidate. Other unhashed files are revalidated. */
function freshness(file: string): string {
  if (/\.(svg|avif|webp|png|jpg|ico)$/.test(file)) return 'public, max-age=3600, stale-while-revalidate=604800'
  if (file.startsWith('assets/')) return 'public, max-age=31536000, immutable'
  return 'no-cache'
}

const stripTrailingSlash: RequestHandler = (req, res, next) => {
  if (req.path.length > 1 && req.path.endsWith('/') && (req.method === 'GET' || req.method === 'HEAD')) {
    const query = req.originalUrl.slice(req.originalUrl.indexOf(req.path) + req.path.length)
    // Strip extra slashes: `//host/` or `/\host/` would redirect elsewhere.
    res.redirect(301, `/${req.path.replace(/^[/\\]+|\/+$/g, '')}${query}`)
  } else next()
}
