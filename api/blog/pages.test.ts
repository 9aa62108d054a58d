import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AHEAD } from '#contract/blog-addresses.ts'
import { db } from '../platform/db.ts'
import { sitePages } from '../platform/site-pages.ts'
import { listen, type ListeningServer } from '../platform/testing/listen.ts'
import { blogPages } from './pages.ts'

/** Replaces the build: shows only the data each page was rendered with. */
const RENDERING = `export const renderDocument = async (build, pathname, data) => ({
  html: build.template.replace('<!--page-->', pathname + ' ' + JSON.stringify(data)),
})`

let root = ''
let built: ListeningServer
let unbuilt: ListeningServer
const get = (server: ListeningServer, path: string) => fetch(server.url + path, { redirect: 'manual' })

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'rosto-ideal-render-'))
  await writeFile(join(root, 'render.js'), RENDERING)
  await writeFile(join(root, 'package.json'), '{"type":"module"}')
  await writeFile(join(root, 'build.json'), JSON.stringify({ template: '<!doctype html><title>t</title><!--page-->' }))
  const serve = (from: string) =>
    listen(express().use(blogPages(sitePages(from)), (_req, res) => void res.sendStatus(418)))
  built = await serve(root)
  unbuilt = await serve(join(root, 'nothing'))
  const post = { title: 'T', description: 'D', content: '<p>c</p>', readTime: 1, tags: [], authorName: 'A' }
  await db.blogPost.create({ data: { ...post, slug: 'publicado', publishedAt: new Date('2026-01-02T12:00:00Z') } })
  await db.blogPost.create({ data: { ...post, slug: 'rascunho' } })
})
afterAll(async () => {
  await Promise.all([built.close(), unbuilt.close(), rm(root, { recursive: true, force: true })])
})

describe('the documents of the blog', () => {
  it('renders the list with what is published', async () => {
    const reply = await get(built, '/blog')
    expect(reply.status).toBe(200)
    expect(reply.headers.get('cache-control')).toBe('no-cache')
    const html = await reply.text()
    expect(html).toContain('/blog {"posts":[')
    expect(html).toContain('"publicado"')
    expect(html).not.toContain('rascunho')
  })

  it.each([
    ['/blog/publicado', 200, '"slug":"publicado"'],
    ['/blog/nenhum', 404, '{"post":null}'],
    ['/blog/rascunho', 404, '{"post":null}'],
  ])('answers %s with %i', async (path, status, holds) => {
    const reply = await get(built, path)
    expect(reply.status).toBe(status)
    expect(await reply.text()).toContain(holds)
  })

  it('counts no visit for what a device keeps for later', async () => {
    const views = async () => (await db.blogPost.findUniqueOrThrow({ where: { slug: 'publicado' } })).viewCount
    const before = await views()
    const kept = await fetch(`${built.url}/blog/publicado`, { headers: { ...AHEAD, 'user-agent': 'Telefone 1' } })
    expect(kept.status).toBe(200)
    expect(await views()).toBe(before)
    await fetch(`${built.url}/blog/publicado`, { headers: { 'user-agent': 'Telefone 1' } })
    expect(await views()).toBe(before + 1)
  })

  it('leads from an address a post had to the one it has, for good, and never to what is not public', async () => {
    const moved = await db.blogPost.findUniqueOrThrow({ where: { slug: 'publicado' } })
    const draft = await db.blogPost.findUniqueOrThrow({ where: { slug: 'rascunho' } })
    await db.blogPostAddress.createMany({
      data: [
        { slug: 'antigo', postId: moved.id },
        { slug: 'antigo-rascunho', postId: draft.id },
      ],
    })
    const reply = await get(built, '/blog/antigo?utm_source=mail')
    expect(reply.status).toBe(301)
    expect(reply.headers.get('location')).toBe('/blog/publicado?utm_source=mail')
    expect((await get(built, '/blog/antigo-rascunho')).status).toBe(404)
  })

  it('leaves to others what is no post, and everything where nothing is built', async () => {
    expect((await get(built, '/blog/outro.xml')).status).toBe(418)
    expect((await get(built, '/blog/')).status).toBe(418)
    expect((await get(unbuilt, '/blog')).status).toBe(418)
  })

  it.each(['/blog', '/blog/publicado'])(
    'answers %s with a page that can ask again while the posts are out of reach',
    async (path) => {
      await db.$executeRaw`ALTER TABLE blog_posts RENAME TO blog_posts_away`
      try {
        const reply = await get(built, path)
        expect(reply.status).toBe(503)
        expect(reply.headers.get('retry-after')).toBe('30')
        expect(reply.headers.get('content-type')).toContain('text/html')
        expect(await reply.text()).toContain(`${path} {}`)
      } finally {
        await db.$executeRaw`ALTER TABLE blog_posts_away RENAME TO blog_posts`
      }
      expect((await get(built, path)).status).toBe(200)
    },
  )

  it('tells search engines of every published post', async () => {
    const xml = await (await get(built, '/blog/sitemap.xml')).text()
    expect(xml).toContain('/blog/publicado</loc>')
    expect(xml).not.toContain('rascunho')
  })
})
