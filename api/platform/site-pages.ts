import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Request, Response } from 'express'
import { env } from './env.ts'

/** Built rendering code for this review setting. */
const ROOT = fileURLToPath(new URL(`../../dist/render/${env.REPORT_REVIEW}`, import.meta.url))

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

type Render = (pathname: string, data: unknown) => Promise<string>

interface Rendering {
  readonly renderDocument: (build: unknown, pathname: string, data: unknown) => Promise<{ readonly html: string }>
}

export interface SitePages {
  /** False: frontend not built. */
  send: (req: Request, res: Response, data: unknown, status?: number) => Promise<boolean>
  /** Null: frontend not built. */
  document: (pathname: string, data: unknown) => Promise<string | null>
}

/** Server-rendered public pages, hydrated with the same data. */
export function sitePages(root = ROOT): SitePages {
  let render: Promise<Render> | undefined
  async function document(pathname: string, data: unknown): Promise<string | null> {
    if (!render) {
      if (!existsSync(join(root, 'build.json'))) return null
      render = open(root)
    }
    return (await render)(pathname, data)
  }
  return {
    document,
    async send(req, res, data, status = 200) {
      const html = await document(req.path, data)
      if (html === null) return false
      res.status(status).type('html').setHeader('Cache-Control', 'no-cache')
      res.vary('Accept-Encoding')
      const encoding = req.acceptsEncodings('br', 'gzip')
      if (encoding) res.setHeader('Content-Encoding', encoding)
      if (encoding === 'br') res.send(await brotli(html, BROTLI))
      else if (encoding === 'gzip') res.send(await gzipped(html))
      else res.send(html)
      return true
    },
  }
}

/** Lazy: processes that render nothing load no React. */
async function open(root: string): Promise<Render> {
  const [{ renderDocument }, text] = await Promise.all([
    import(pathToFileURL(join(root, 'render.js')).href) as Promise<Rendering>,
    readFile(join(root, 'build.json'), 'utf8'),
  ])
  const build: unknown = JSON.parse(text)
  return async (pathname, data) => (await renderDocument(build, pathname, data)).html
}
