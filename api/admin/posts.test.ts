import sharp from 'sharp'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { importArticles } from '../blog/import-articles.ts'
import { db } from '../platform/db.ts'
import { type Answer, serveApi } from '../testing/api.ts'
import { jpegOf, newAdministrator, newBuyer, photoForm } from '../testing/people.ts'

const api = serveApi()
let admin: Awaited<ReturnType<typeof newAdministrator>>
beforeAll(async () => {
  admin = await newAdministrator(api.caller())
})
beforeEach(async () => {
  await db.blogPost.deleteMany()
  await db.setting.deleteMany({ where: { key: 'blog.articles' } })
})
afterEach(() => {
  vi.useRealTimers()
})

const post = {
  title: 'Franja que abre o rosto',
  slug: 'franja-que-abre-o-rosto',
  description: 'Como escolher a franja pela testa.',
  content: '<h2>Testa</h2><p>Meça antes de cortar.</p>',
  imageUrl: null,
  imageAlt: '',
  socialImageUrl: null,
  tags: ['Corte'],
  featured: false,
  authorName: 'Rosto Ideal',
  metaTitle: null,
  metaDescription: null,
  keywords: null,
  publishedAt: null,
}
const create = (changes: object = {}) => admin.caller.post('/api/admin/posts', { ...post, ...changes })
const save = ({ json }: Answer, changes: object = {}) =>
  admin.caller.put(`/api/admin/posts/${String(json['id'])}`, { ...post, version: json['version'], ...changes })
const isPublic = async (slug = post.slug) => (await api.caller().get(`/api/blog/posts/${slug}`)).status === 200
const deedsOf = async ({ json }: Answer) =>
  (await db.journalEntry.findMany({ where: { subjectId: String(json['id']) }, orderBy: { id: 'asc' } })).map(
    ({ action }) => action,
  )

describe('a post', () => {
  it('is nobody’s to read as a draft, everybody’s once published, and each step is journalled', async () => {
    const draft = await create()
    expect(draft.json).toMatchObject({ state: 'draft', origin: 'own' })
    expect(await isPublic()).toBe(false)
    const published = await save(draft, { publishedAt: '2026-01-05T12:00:00Z' })
    expect(published.json).toMatchObject({ state: 'published' })
    expect(await isPublic()).toBe(true)
    const back = await save(published, { publishedAt: null })
    expect(await isPublic()).toBe(false)
    expect((await admin.caller.delete(`/api/admin/posts/${String(back.json['id'])}`)).status).toBe(200)
    expect(await deedsOf(draft)).toEqual(['post.created', 'post.published', 'post.unpublished', 'post.removed'])
  })

  it('is found at its old addresses once it moved, until another post takes one; a draft leaves none', async () => {
    const read = async (slug: string) => (await api.caller().get(`/api/blog/posts/${slug}`)).json['slug'] ?? null
    const publishedAt = '2026-01-05T12:00:00Z'
    const draft = await create({ slug: 'rascunho' })
    const first = await save(draft, { slug: 'primeiro', publishedAt })
    const second = await save(first, { slug: 'segundo', publishedAt })
    await save(second, { slug: 'terceiro', publishedAt })
    expect(await Promise.all(['rascunho', 'primeiro', 'segundo', 'terceiro'].map(read))).toEqual([
      null,
      'terceiro',
      'terceiro',
      'terceiro',
    ])
    expect((await api.caller().get('/api/blog/posts/primeiro/social.jpg')).status).toBe(200)
    const other = await create({ slug: 'primeiro', publishedAt })
    expect(await read('primeiro')).toBe('primeiro')
    // A post that took an address and moved on redirects to itself.
    await save(other, { slug: 'outro', publishedAt })
    expect(await read('primeiro')).toBe('outro')
    await admin.caller.delete(`/api/admin/posts/${String(draft.json['id'])}`)
    expect(await read('segundo')).toBeNull()
  })

  it('scheduled appears by itself when its hour has come', async () => {
    const inAnHour = new Date(Date.now() + 3_600_000)
    expect((await create({ publishedAt: inAnHour.toISOString() })).json).toMatchObject({ state: 'scheduled' })
    expect(await isPublic()).toBe(false)
    vi.useFakeTimers({ toFake: ['Date'], now: inAnHour.getTime() + 1000 })
    expect(await isPublic()).toBe(true)
  })

  it('two editors changed: the second is told, and nothing of the first is lost', async () => {
    const opened = await create()
    expect((await save(opened, { title: 'Da primeira' })).status).toBe(200)
    expect(await save(opened, { title: 'Da segunda' })).toMatchObject({
      status: 409,
      json: { code: 'changed-meanwhile' },
    })
    expect(await db.blogPost.findFirst()).toMatchObject({ title: 'Da primeira' })
  })

  it('read meanwhile by the public is still the one the editor opened', async () => {
    const opened = await create({ publishedAt: '2026-01-05T12:00:00Z' })
    const reader = { 'user-agent': 'Mozilla/5.0' }
    await api.caller().send('GET', `/api/blog/posts/${post.slug}`, undefined, reader)
    expect(await db.blogPost.findFirst()).toMatchObject({ viewCount: 1 })
    expect((await save(opened, { publishedAt: '2026-01-05T12:00:00Z' })).status).toBe(200)
  })

  it('of hostile HTML keeps the words and nothing that acts', async () => {
    const content = `<h2 onclick="x()">Título</h2><script>alert(1)</script><style>p{}</style>
      <p style="position:fixed" class="admin">Texto <a href="javascript:alert(1)">um</a> <a href="https://exemplo.org" target="_blank">dois</a></p>
      <img src="https://espiao.example/p.gif"><img src=x onerror=alert(1)><img src="//espiao.example/p.gif" alt="">
      <iframe src="https://exemplo.org"></iframe><form action="/"><input name="senha"></form><svg><script>1</script></svg>
      <math><mi xlink:href="javascript:1">m</mi></math><p>&lt;script&gt;</p><ul><li><p>item</p></li></ul><p></p>`
    const { json } = await create({ content })
    expect(json['content']).toMatch(/^<h2 id="titulo">Título<\/h2>/)
    expect(json['content']).toContain('<a href="https://exemplo.org" rel="noopener">dois</a>')
    expect(json['content']).toContain('<ul><li>item</li></ul>')
    expect(json['content']).toContain('&lt;script&gt;')
    expect(json['content']).not.toMatch(
      /<script|<style|<img|<iframe|<form|<input|<svg|style=|on\w+=|class=|javascript:|<p><\/p>/,
    )
  })

  it('keeps two headings of the same words apart, for the outline', async () => {
    const { json } = await create({ content: '<h2>Testa</h2><h3>Testa</h3><h2>O que <em>muda</em> &amp; fica</h2>' })
    expect(json['content']).toBe(
      '<h2 id="testa">Testa</h2><h3 id="testa-2">Testa</h3><h2 id="o-que-muda-fica">O que <em>muda</em> &amp; fica</h2>',
    )
  })

  it.each([
    ['title', { title: '  ' }],
    ['slug', { slug: 'Não é endereço' }],
    ['description', { description: 'x'.repeat(156) }],
    ['metaTitle', { metaTitle: 'x'.repeat(61) }],
    ['imageUrl', { imageUrl: 'https://espiao.example/capa.jpg' }],
    ['tags', { tags: ['1', '2', '3', '4', '5', '6', '7'] }],
    ['publishedAt', { publishedAt: 'amanhã' }],
    ['content', { content: '<p></p>', publishedAt: '2026-01-05T12:00:00Z' }],
    ['description', { description: '', publishedAt: '2026-01-05T12:00:00Z' }],
    ['imageAlt', { imageUrl: '/pictures/rosto.webp', publishedAt: '2026-01-05T12:00:00Z' }],
  ])('with a bad %s is refused at that field, in Portuguese', async (field, changes) => {
    const answer = await create(changes)
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.json.fields ?? {})).toEqual([field])
    expect(answer.json.fields?.[field]).toMatch(/[a-zà-ú]+/i)
  })

  it('takes no address another post has', async () => {
    await create()
    expect(await create()).toMatchObject({
      status: 409,
      json: { code: 'slug-taken', fields: { slug: expect.any(String) } },
    })
  })

  it('is closed to customers', async () => {
    const buyer = await newBuyer(api.caller())
    expect((await buyer.caller.get('/api/admin/posts')).status).toBe(403)
    expect((await buyer.caller.post('/api/admin/posts/images', new FormData())).status).toBe(403)
  })
})

describe('the list of posts', () => {
  const slugsIn = ({ json }: Answer) =>
    (Array.isArray(json['items']) ? json['items'] : []).map(({ slug }: { slug: string }) => slug)

  it('is searched without accents, filtered by state and walked page by page', async () => {
    await db.blogPost.createMany({
      data: Array.from({ length: 60 }, (_, i) => ({
        slug: `artigo-${i}`,
        title: `Página ${i}`,
        description: '',
        content: '',
        readTime: 1,
        authorName: 'Rosto Ideal',
        publishedAt: i < 55 ? new Date(1.7e12 + i) : null,
        createdAt: new Date(1.7e12 + i),
      })),
    })
    const list = (query: string) => admin.caller.get(`/api/admin/posts?${query}`)
    expect(slugsIn(await list('search=pagina%2059'))).toEqual(['artigo-59'])
    expect((await list('search=%25')).json).toMatchObject({ total: 0 })
    expect((await list('state=draft')).json).toMatchObject({ total: 5 })
    const first = await list('state=published')
    const second = await list(`state=published&cursor=${String(first.json['next'])}`)
    expect(new Set([...slugsIn(first), ...slugsIn(second)]).size).toBe(55)
  })

  it('says which articles ship with the product, and which of them were changed here', async () => {
    await importArticles()
    const { json } = await admin.caller.get('/api/admin/posts?search=rosto')
    const shipped = (Array.isArray(json['items']) ? json['items'] : []).find(
      ({ origin }: { origin: string }) => origin === 'site',
    )
    const opened = await admin.caller.get(`/api/admin/posts/${shipped.id}`)
    const whole = opened.json
    const saved = await admin.caller.put(`/api/admin/posts/${shipped.id}`, { ...whole, title: 'Outro título' })
    expect(saved.json).toMatchObject({ origin: 'edited', title: 'Outro título' })
    // Saving a shipped article unchanged keeps text and drawings.
    expect(saved.json['content']).toBe(whole['content'])
    const [, hash] = /figures\/([0-9a-f]{24})\.svg/.exec(String(whole['imageUrl'])) ?? []
    expect((await api.caller().get(`/api/blog/figures/${hash}.svg`)).status).toBe(200)
    expect((await importArticles()).kept).toEqual([shipped.slug])
  })
})

describe('a picture for the posts', () => {
  const send = async (bytes: Buffer) => admin.caller.post('/api/admin/posts/images', await photoForm({ image: bytes }))

  it('is drawn anew without metadata and shown to anybody, for ever', async () => {
    const source = await sharp(await jpegOf())
      .withExif({ IFD0: { Make: 'Celular' } })
      .toBuffer()
    const { json } = await send(source)
    const shown = await api.caller().get(String(json['url']))
    expect(shown.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await sharp(shown.bytes).metadata()).toMatchObject({ format: 'webp', width: json['width'] })
    expect((await sharp(shown.bytes).metadata()).exif).toBeUndefined()
    expect((await send(source)).json['url']).toBe(json['url'])
  })

  it.each([
    ['a text', Buffer.from('não sou imagem')],
    ['a drawing that could act', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    ['nothing', Buffer.alloc(0)],
    ['a cut file', Buffer.from('\xff\xd8\xff\xe0lixo', 'latin1')],
  ])('is refused in words when it is %s', async (_, bytes) => {
    const answer = await send(bytes)
    expect(answer.status).toBe(422)
    expect(answer.json.fields?.['image']).toMatch(/imagem/)
  })

  it('is what link previews show of its post', async () => {
    const { json } = await send(await jpegOf())
    await create({ socialImageUrl: json['url'], publishedAt: '2026-01-05T12:00:00Z' })
    const social = await api.caller().get(`/api/blog/posts/${post.slug}/social.jpg`)
    expect(await sharp(social.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    const { channels } = await sharp(social.bytes).stats()
    const { channels: own } = await sharp(await jpegOf()).stats()
    expect(Math.abs((channels[0]?.mean ?? 0) - (own[0]?.mean ?? 255))).toBeLessThan(8)
  })

  it.each(['..%2F..%2Fsecrets.json', 'x.webp', `${'0'.repeat(32)}.webp`])(
    'of another name is not found: %s',
    async (name) => {
      expect((await api.caller().get(`/api/blog/images/${name}`)).status).toBe(404)
    },
  )
})
