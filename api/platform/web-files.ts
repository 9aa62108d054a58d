import { existsSync } from 'node:fs'
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
  const router = Router()
  router.use(stripTrailingSlash)
  router.get('/{*path}', (req, res, next) => {
    if (!existsSync(join(root, pages))) {
      res.status(503).type('text/plain; charset=utf-8').send('A interface ainda não foi construída. Rode npm start.')
      return
    }
    const file = fileOf(root, ['.', pages], req.path) ?? documentOf(root, pages, req.path) ?? notFound
    res.status(file === notFound ? 404 : 200)
    sendFile(root, file, req, res, next)
  })
  return router
}

/** A file asked for by its own name, also one that was written with the pages. Those answer to their address only, not to their file's. */
function fileOf(root: string, folders: readonly string[], path: string): string | null {
  if (!FILE_PATH.test(path) || (path.endsWith('.html') && path !== '/app.html')) return null
  const folder = folders.find((one) => existsSync(join(root, one, path)))
  return folder === undefined ? null : join(folder, path)
}

/** The document a page's address stands for, or null. */
function documentOf(root: string, pages: string, path: string): string | null {
  if (path === '/') return `${pages}/index.html`
  if (APP_PATHS.test(path)) return 'app.html'
  const file = `${pages}${path}.html`
  return PAGE_PATH.test(path) && existsSync(join(root, file)) ? file : null
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
