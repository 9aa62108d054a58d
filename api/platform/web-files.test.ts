import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import express from 'express'
import helmet from 'helmet'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listen, type ListeningServer } from './testing/listen.ts'
import { webFiles } from './web-files.ts'

let root: string
let server: ListeningServer
let reviewed: ListeningServer
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'web-files-'))
  for (const folder of ['pages/auto/servicos', 'pages/required', 'assets', 'guia'])
    await mkdir(join(root, folder), { recursive: true })
  const files = {
    'pages/auto/index.html': 'home',
    'pages/auto/404.html': 'missing',
    'pages/auto/sobre.html': 'about',
    'pages/auto/servicos/analise-cores.html': 'colours',
    'pages/auto/sitemap.xml': 'map',
    'pages/required/404.html': 'missing',
    'pages/required/sobre.html': 'about a visagist',
    'app.html': 'app',
    'assets/a-12345678.js': 'script',
    'assets/logo-light-sm.webp': 'logo',
    'guia/01-330.avif': 'page',
    'robots.txt': 'robots',
    'favicon.ico': 'icon',
  }
  for (const [name, content] of Object.entries(files)) await writeFile(join(root, name), content)
  await writeFile(join(root, 'pages/auto/sobre.html.gz'), gzipSync('about, small'))
  server = await listen(express().use(helmet(), webFiles(root, 'auto')))
  reviewed = await listen(express().use(webFiles(root, 'required')))
})
afterAll(async () => {
  await Promise.all([server.close(), reviewed.close()])
  await rm(root, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { redirect: 'manual', headers: { 'accept-encoding': 'identity', ...headers } })
/** Raw, as no browser sends it. */
const rawLocation = (path: string) =>
  new Promise<string | undefined>((resolve, reject) => {
    const { hostname, port } = new URL(server.url)
    request({ hostname, port, path }, (answer) => {
      answer.resume()
      resolve(answer.headers.location)
    })
      .on('error', reject)
      .end()
  })

describe('the built browser floor', () => {
  it.each([
    ['/', 200, 'home'],
    ['/sobre', 200, 'about'],
    ['/sobre?perf', 200, 'about'],
    ['/servicos/analise-cores', 200, 'colours'],
    ['/dashboard', 200, 'app'],
    ['/onboarding/0198', 200, 'app'],
    ['/robots.txt', 200, 'robots'],
    ['/favicon.ico', 200, 'icon'],
    ['/sitemap.xml', 200, 'map'],
    ['/nada', 404, 'missing'],
    ['/servicos', 404, 'missing'],
    ['/404', 404, 'missing'],
    ['/assets/gone.js', 404, 'missing'],
    ['/sobre.html', 404, 'missing'],
    ['/pages/required/sobre', 404, 'missing'],
    ['/pages/required/sobre.html', 404, 'missing'],
    ['/..%2f..%2fpackage.json', 404, 'missing'],
    ['/%E0%A4%A', 400, null],
  ])('answers %s with %i', async (path, status, body) => {
    const response = await get(path)
    expect(response.status).toBe(status)
    expect(await response.text()).toMatch(body === null ? /./ : new RegExp(`^${body}$`))
  })

  it('sends the small form to browsers that know it, and says that it depends on them', async () => {
    const response = await get('/sobre', { 'accept-encoding': 'gzip, br' })
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(response.headers.get('content-type')).toMatch(/^text\/html/)
    expect(response.headers.get('vary')).toContain('Accept-Encoding')
    expect(await response.text()).toBe('about, small')
    expect((await get('/sobre')).headers.get('content-encoding')).toBeNull()
  })

  it('sends the pages that speak of a person only where a person approves each report', async () => {
    expect(await (await get('/sobre')).text()).toBe('about')
    const page = await fetch(`${reviewed.url}/sobre`, { headers: { 'accept-encoding': 'gzip' } })
    expect(await page.text()).toBe('about a visagist')
    expect((await fetch(`${reviewed.url}/nada`)).status).toBe(404)
  })

  it('keeps hashed files for a year and asks for documents every time', async () => {
    expect((await get('/assets/a-12345678.js')).headers.get('cache-control')).toContain('immutable')
    expect((await get('/assets/logo-light-sm.webp')).headers.get('cache-control')).toContain('max-age=3600,')
    const picture = await get('/guia/01-330.avif')
    expect(picture.headers.get('cache-control')).toContain('max-age=3600,')
    expect(picture.headers.get('content-type')).toBe('image/avif')
    const page = await get('/sobre')
    expect(page.headers.get('cache-control')).toBe('no-cache')
    // `fetch` itself would hide a 304.
    const asked = { 'if-none-match': page.headers.get('etag') ?? '', 'cache-control': 'max-age=0' }
    expect((await get('/sobre', asked)).status).toBe(304)
    expect((await get('/sobre', { ...asked, 'accept-encoding': 'gzip' })).status).toBe(200)
  })

  it('tells documents the rules of documents, and their parts only what concerns them', async () => {
    const [page, script] = [(await get('/sobre')).headers, (await get('/assets/a-12345678.js')).headers]
    expect(page.get('content-security-policy')).toContain("default-src 'self'")
    expect(script.get('content-security-policy')).toBeNull()
    expect(script.get('x-content-type-options')).toBe('nosniff')
  })

  it('sends an address with a slash at its end to the one without, on this very host', async () => {
    expect((await get('/sobre/?a=1')).headers.get('location')).toBe('/sobre?a=1')
    expect((await get('//evil.example/')).headers.get('location')).toBe('/evil.example')
    expect(await rawLocation('/\\\\evil.example/')).toBe('/evil.example')
  })
})
