import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { db } from '../platform/db.ts'
import { serveApi } from '../testing/api.ts'
import { importArticles } from './import-articles.ts'
import { listPostAddresses } from './posts.ts'
import { countView, forgetOldViews } from './views.ts'

const api = serveApi()
const DAY_MS = 24 * 3_600_000
const BROWSER = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/140' }

const newPost = (slug: string, more: object = {}) =>
  db.blogPost.create({
    data: {
      slug,
      title: slug,
      description: 'd',
      content: '<p>c</p>',
      readTime: 3,
      authorName: 'Equipe',
      tags: ['Corte'],
      publishedAt: new Date(Date.now() - DAY_MS),
      ...more,
    },
  })
const read = (slug: string, headers: Record<string, string> = BROWSER) =>
  api.caller().send('GET', `/api/blog/posts/${slug}`, undefined, headers)
const slugs = (list: unknown) => (Array.isArray(list) ? list.map((post: { slug: string }) => post.slug) : [])

describe('the blog', () => {
  beforeEach(() => db.blogPost.deleteMany())

  it('lists what is published, most viewed first, without the texts', async () => {
    await newPost('pouco', { viewCount: 3 })
    await newPost('muito', { viewCount: 900 })
    await newPost('destaque', { viewCount: 3, featured: true })
    await newPost('rascunho', { publishedAt: null })
    await newPost('amanha', { publishedAt: new Date(Date.now() + DAY_MS) })
    const { json, bytes } = await api.caller().get('/api/blog/posts')
    expect(slugs(json)).toEqual(['muito', 'destaque', 'pouco'])
    expect(bytes.toString()).not.toContain('<p>c</p>')
    expect((await listPostAddresses()).map(({ slug }) => slug).toSorted()).toEqual(['destaque', 'muito', 'pouco'])
  })

  it('lists nothing when there is nothing', async () => {
    expect((await api.caller().get('/api/blog/posts')).json).toEqual([])
  })

  it.each(['nada', 'rascunho', 'amanha', '%00', '..%2f..%2fetc', 'a'.repeat(120), "'; DROP TABLE blog_posts; --"])(
    'does not find %s',
    async (slug) => {
      await newPost('rascunho', { publishedAt: null })
      await newPost('amanha', { publishedAt: new Date(Date.now() + DAY_MS) })
      const { status, json } = await read(slug)
      expect([status, json.error]).toEqual([404, 'O artigo que você está procurando não foi encontrado.'])
    },
  )

  it('puts the nearest by tags beside a post, and fills up with the newest', async () => {
    await newPost('este', { tags: ['Corte', 'Barba'] })
    await newPost('ambos', { tags: ['Barba', 'Corte'], publishedAt: new Date(Date.now() - 9 * DAY_MS) })
    await newPost('um', { tags: ['Corte'] })
    await newPost('longe', { tags: ['Cores'], publishedAt: new Date(Date.now() - 30 * DAY_MS) })
    await newPost('longe-novo', { tags: ['Cores'] })
    const { json } = await read('este')
    expect(slugs(json['related'])).toEqual(['ambos', 'um', 'longe-novo'])
  })
})

describe('a view', () => {
  beforeEach(async () => {
    await db.blogPost.deleteMany()
    await newPost('post')
  })
  const count = async () => (await db.blogPost.findUniqueOrThrow({ where: { slug: 'post' } })).viewCount

  it('counts once a visitor, however often and however fast they come', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => read('post')))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(await count()).toBe(1)
    expect((await read('post')).json).toMatchObject({ viewCount: 1 })
    await read('post', { 'user-agent': 'Mozilla/5.0 (iPhone) Safari/605' })
    expect(await count()).toBe(2)
  })

  it('sets no cookie and keeps no address', async () => {
    expect((await read('post')).headers.getSetCookie()).toEqual([])
    const [row, ...more] = await db.blogPostView.findMany()
    expect(more).toEqual([])
    expect(row?.visitorKey).not.toMatch(/127|Mozilla/)
  })

  it('leaves the post’s date of change alone', async () => {
    const before = await db.blogPost.findUniqueOrThrow({ where: { slug: 'post' } })
    await read('post')
    expect((await db.blogPost.findUniqueOrThrow({ where: { slug: 'post' } })).updatedAt).toEqual(before.updatedAt)
  })

  it('is none of a machine’s, a listing’s or a HEAD', async () => {
    for (const agent of [
      'Googlebot/2.1',
      'WhatsApp/2 facebookexternalhit/1.1',
      'Mozilla/5.0 (compatible; bingbot/2.0)',
    ])
      await read('post', { 'user-agent': agent })
    await api.caller().send('GET', '/api/blog/posts', undefined, BROWSER)
    expect(await count()).toBe(0)
  })

  it('counts again the next day, under a key nobody can follow', async () => {
    const { id } = await db.blogPost.findUniqueOrThrow({ where: { slug: 'post' } })
    const reader = { ip: '1.2.3.4', userAgent: 'Mozilla/5.0' }
    const today = new Date('2027-03-01T12:00:00Z')
    const tomorrow = new Date('2027-03-02T03:30:00Z')
    expect(await countView(id, reader, today)).toBe(true)
    // Half past midnight in London is evening in São Paulo.
    expect(await countView(id, reader, new Date('2027-03-02T00:30:00Z'))).toBe(false)
    expect(await countView(id, reader, tomorrow)).toBe(true)
    const keys = (await db.blogPostView.findMany({ where: { postId: id } })).map(({ visitorKey }) => visitorKey)
    expect(new Set(keys).size).toBe(2)
    await forgetOldViews(tomorrow)
    expect(await db.blogPostView.count({ where: { postId: id } })).toBe(1)
    await forgetOldViews(new Date(tomorrow.getTime() + DAY_MS))
    expect(await db.blogPostView.count({ where: { postId: id } })).toBe(0)
    expect(await db.setting.count({ where: { key: 'blog.view-salt' } })).toBe(0)
  })
})

describe('the articles of the checkout', () => {
  const OWN = fileURLToPath(new URL('articles', import.meta.url))
  let dir: string
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'articles-'))
  })
  afterAll(() => rm(dir, { recursive: true }))
  beforeEach(async () => {
    await db.blogPost.deleteMany()
    await db.setting.deleteMany()
    await rm(dir, { recursive: true })
    dir = await mkdtemp(join(tmpdir(), 'articles-'))
    await writeFile(join(dir, 'um.md'), article('um'))
    await writeFile(join(dir, 'dois.md'), article('dois'))
  })
  const article = (slug: string, title = slug) =>
    [
      '---',
      `slug: "${slug}"`,
      `title: "${title}"`,
      'description: "d"',
      'tags: ["Corte", "Mitos"]',
      'authorName: "Equipe"',
      'metaTitle: "m"',
      'metaDescription: "m"',
      'keywords: "a, b"',
      'publishedAt: "2026-04-01"',
      'featured: false',
      'cover: { "shape": "oval", "cut": "bob", "texture": "liso", "skin": 3, "alt": "capa" }',
      '---',
      '',
      '## Um',
      '',
      'Texto.',
    ].join('\n')
  const titleOf = async (slug: string) => (await db.blogPost.findUnique({ where: { slug } }))?.title

  it('are all good: at least fourteen, 800 words each, every figure known', async () => {
    const files = (await readdir(OWN)).filter((name) => name !== 'README.md' && name.endsWith('.md'))
    const { created } = await importArticles()
    expect(created).toHaveLength(files.length)
    expect(created.length).toBeGreaterThanOrEqual(14)
    const list = await api.caller().get('/api/blog/posts')
    expect(slugs(list.json)).toHaveLength(files.length)
    const posts = await db.blogPost.findMany()
    const failing = posts.filter(({ content, readTime, figures }) => {
      const words = content.replace(/<[^>]+>/g, ' ').split(/\s+/).length
      const shown = [...content.matchAll(/figures\/([0-9a-f]+)\.svg/g)].map(([, hash = '']) => hash)
      const isDrawn = shown.length > 0 && shown.every((hash) => Object.hasOwn(Object(figures), hash))
      return words < 800 || readTime < 4 || !isDrawn || content.includes('```')
    })
    expect(failing.map(({ slug }) => slug)).toEqual([])
  })

  it('come once, change with their file, and stay where nothing changed', async () => {
    expect(await importArticles(dir)).toMatchObject({ created: ['dois', 'um'] })
    const before = await db.blogPost.findUnique({ where: { slug: 'um' } })
    expect(await importArticles(dir)).toMatchObject({ created: [], updated: [], unchanged: ['dois', 'um'] })
    expect((await db.blogPost.findUnique({ where: { slug: 'um' } }))?.updatedAt).toEqual(before?.updatedAt)
    await writeFile(join(dir, 'um.md'), article('um', 'Outro'))
    expect(await importArticles(dir)).toMatchObject({ updated: ['um'], unchanged: ['dois'] })
    expect(await titleOf('um')).toBe('Outro')
    expect(await db.blogPost.findUnique({ where: { slug: 'um' } })).toMatchObject({ id: before?.id, viewCount: 0 })
  })

  it('say when their words changed: never the moment they came into the database', async () => {
    await writeFile(
      join(dir, 'dois.md'),
      article('dois', 'dois').replace('featured:', 'updatedAt: "2026-05-10"\nfeatured:'),
    )
    await importArticles(dir)
    const changed = async (slug: string) => (await api.caller().get(`/api/blog/posts/${slug}`)).json
    expect(await changed('um')).toMatchObject({ updatedAt: '2026-04-01T12:00:00.000Z' })
    expect(await changed('dois')).toMatchObject({ updatedAt: '2026-05-10T12:00:00.000Z' })
    const before = Date.now()
    await writeFile(join(dir, 'um.md'), article('um', 'Outro'))
    await importArticles(dir)
    const row = await db.blogPost.findUniqueOrThrow({ where: { slug: 'um' } })
    expect(row.updatedAt.getTime()).toBeGreaterThanOrEqual(before)
  })

  it('leave alone what an administrator changed, took down, made or deleted', async () => {
    await newPost('dois', { title: 'Da administração' })
    await importArticles(dir)
    expect(await titleOf('dois')).toBe('Da administração')
    await db.blogPost.update({ where: { slug: 'um' }, data: { publishedAt: null } })
    await writeFile(join(dir, 'um.md'), article('um', 'Outro'))
    expect(await importArticles(dir)).toMatchObject({ kept: ['dois', 'um'] })
    expect(await db.blogPost.findUnique({ where: { slug: 'um' } })).toMatchObject({ title: 'um', publishedAt: null })
    await db.blogPost.delete({ where: { slug: 'um' } })
    expect(await importArticles(dir)).toMatchObject({ kept: ['dois', 'um'] })
    expect(await titleOf('um')).toBeUndefined()
  })

  it('come all or none, and once when two servers start together', async () => {
    await writeFile(join(dir, 'tres.md'), '---\nslug: "tres"\n---\n')
    await expect(importArticles(dir)).rejects.toThrow(/^tres\.md: /)
    expect(await db.blogPost.count()).toBe(0)
    await rm(join(dir, 'tres.md'))
    const both = await Promise.all([importArticles(dir), importArticles(dir)])
    expect(both.flatMap(({ created }) => created).toSorted()).toEqual(['dois', 'um'])
  })

  it('show their figures: an SVG for a year, small on the wire, the same every time', async () => {
    await importArticles(dir)
    const { imageUrl } = await db.blogPost.findUniqueOrThrow({ where: { slug: 'um' } })
    const plain = await api.caller().send('GET', imageUrl ?? '', undefined, { 'accept-encoding': 'identity' })
    expect(plain.status).toBe(200)
    expect(plain.headers.get('content-type')).toContain('image/svg+xml')
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(plain.bytes.toString()).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="-140 -196 280 404">/,
    )
    const small = await api.caller().send('GET', imageUrl ?? '', undefined, { 'accept-encoding': 'br' })
    expect(small.headers.get('content-encoding')).toBe('br')
    expect(Number(small.headers.get('content-length'))).toBeLessThan(plain.bytes.length / 2)
    expect(small.bytes).toEqual(plain.bytes)
  })

  it('show nothing that is in no post', async () => {
    await importArticles(dir)
    const { imageUrl } = await db.blogPost.findUniqueOrThrow({ where: { slug: 'um' } })
    const flipped = (imageUrl ?? '').replace(/figures\/(.)/, (_, c: string) => `figures/${c === 'a' ? 'b' : 'a'}`)
    const strange = [flipped, '/api/blog/figures/x.svg', '/api/blog/figures/%00.svg', '/api/blog/figures/__proto__.svg']
    const answers = await Promise.all(strange.map((path) => api.caller().get(path)))
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  })

  it('have a drawing of their own for link previews, the size such previews want', async () => {
    await importArticles(dir)
    const { status, headers, bytes } = await api.caller().get('/api/blog/posts/um/social.jpg')
    expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(bytes.length).toBeLessThan(200_000)
    await newPost('sem-desenho')
    await newPost('oculto', { publishedAt: null })
    const others = ['sem-desenho', 'oculto', 'nada', '%00'].map((slug) =>
      api.caller().get(`/api/blog/posts/${slug}/social.jpg`),
    )
    expect((await Promise.all(others)).map((answer) => answer.status)).toEqual([200, 404, 404, 404])
  })

  it('say their title on it, however long and whatever its signs', async () => {
    const titles = [
      'Oval',
      'Corte & <barba>',
      `${'Como pedir um corte ao cabeleireiro '.repeat(4)}`.slice(0, 120),
      'a'.repeat(120),
    ]
    /** Mean brightness where words are: blank paper is 248. */
    const inks: number[] = []
    for (const [at, title] of titles.entries()) {
      await newPost(`titulo-${at}`, { title })
      const { status, bytes } = await api.caller().get(`/api/blog/posts/titulo-${at}/social.jpg`)
      expect({ title, status }).toEqual({ title, status: 200 })
      const words = sharp(bytes).extract({ left: 60, top: 140, width: 560, height: 430 })
      inks.push((await words.greyscale().stats()).channels[0]?.mean ?? 0)
    }
    expect(Math.max(...inks)).toBeLessThan(245)
    expect(inks[2], 'more words, more ink').toBeLessThan(inks[0] ?? 0)
  })

  it('are in the feed, escaped, newest first', async () => {
    await importArticles(dir)
    await newPost('novo', { title: 'Corte & "cor" <b>\u0007' })
    await newPost('futuro', { publishedAt: new Date(Date.now() + DAY_MS) })
    const { headers, bytes } = await api.caller().get('/blog/rss.xml')
    expect(headers.get('content-type')).toContain('application/rss+xml')
    const xml = bytes.toString()
    expect([...xml.matchAll(/<item><title>([^<]*)/g)].map(([, title]) => title)).toEqual([
      'Corte &#38; &#34;cor&#34; &#60;b&#62;',
      expect.any(String),
      expect.any(String),
    ])
    expect(xml).toContain('<atom:link href="')
    expect(xml).toMatch(/<pubDate>Wed, 01 Apr 2026 12:00:00 GMT<\/pubDate>/)
  })
})
