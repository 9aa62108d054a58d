import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Request, type RequestHandler, type Response, Router } from 'express'
import type { Review } from '#contract/review.ts'
import { env } from './env.ts'

const ROOT = fileURLToPath(new URL('../../dist/web', import.meta.url))

/** Addresses that belong to the app's document; every other page is the site's. */
const APP_PATHS = /^\/(auth|dashboard|onboarding|admin|foto|cartao)(\/|$)/
/** What a public page's address looks like; its file has the same name. */
const PAGE_PATH = /^(\/[a-z0-9-]+)+$/
const FILE_PATH = /^(\/[\w-]+)*\/[\w.-]+\.\w+$/

/** The build writes these beside the files worth it; the first one the browser knows is sent. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/** What a document is made of. Workers and drawings in lines, which a browser may run or open by themselves, are not. */
const PARTS = /^(assets(?!\/face\/)|pictures|drawings|guia|social|icons)\/.+\.(js|css|woff2|avif|webp|png|jpg)$/
/** Rules for documents: on their parts they say nothing, and were as heavy as many a part itself. */
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
 * The built browser floor. Hashed files live a year; documents are asked for every time. A trailing slash is sent to the
 * address without it, because the browser would hydrate another route. An address of nobody's gets the not-found page. Public
 * pages were written for each setting of `REPORT_REVIEW`: those are sent whose sentences are true here.
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
    // Asked for by its own name it is a page of nobody's as well.
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

/** A file asked for by its own name, also one that was written with the pages. Those answer to their address only, not to their file's. */
function fileOf(root: string, folders: readonly string[], path: string): string | null {
  if (!FILE_PATH.test(path) || (path.endsWith('.html') && path !== '/app.html')) return null
  const folder = folders.find((one) => existsSync(join(root, one, path)))
  return folder === undefined ? null : join(folder, path)
}

/** The file a page's address stands for, if there is such a page. */
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

/**
 * Reads documents, each once: some sixty of a few kilobytes, asked for all the time, and the same as long as the process runs.
 * What is not there is looked for again: addresses of nobody's are without number.
 */
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
    // A visitor who leaves in the middle is no error of ours.
    if (error && !res.headersSent) next(error)
  })
}

/**
 * Pictures have no hash in their names, not even the logo's in `assets/`: they may be an hour old, and shown older while the
 * new one comes. Whatever else has none is asked for.
 */
function freshness(file: string): string {
  if (/\.(svg|avif|webp|png|jpg|ico)$/.test(file)) return 'public, max-age=3600, stale-while-revalidate=604800'
  if (file.startsWith('assets/')) return 'public, max-age=31536000, immutable'
  return 'no-cache'
}

const stripTrailingSlash: RequestHandler = (req, res, next) => {
  if (req.path.length > 1 && req.path.endsWith('/') && (req.method === 'GET' || req.method === 'HEAD')) {
    const query = req.originalUrl.slice(req.originalUrl.indexOf(req.path) + req.path.length)
    // One leading slash only: `//host/`, and to browsers `/\host/`, would send the visitor elsewhere.
    res.redirect(301, `/${req.path.replace(/^[/\\]+|\/+$/g, '')}${query}`)
  } else next()
}
