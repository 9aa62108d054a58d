import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { DeskChoices } from '#contract/admin/choices.ts'
import { DeskOrder } from '#contract/admin/desk.ts'
import { analyse, findChapter } from '#visagism/analysis/analysis.ts'
import { seenByLink } from '#visagism/card/kept-on-card.ts'
import { setOrderStatus } from '../orders/order-status.ts'
import { db } from '../platform/db.ts'
import { gatherReport } from '../reports/brief.ts'
import { withEdits } from '../reports/edits.ts'
import { serveApi } from '../testing/api.ts'
import { type Administrator, type Desk, newDesk } from '../testing/desk.ts'

const api = serveApi()
let buyer: Desk['buyer']
let rosa: Administrator

beforeEach(async () => {
  ;({ buyer, rosa } = await newDesk(api))
})

const path = (end = '') => `/api/admin/desk/${buyer.orderId}${end}`
const open = async () => DeskOrder.parse((await rosa.caller.get(path())).json)
const edit = (chapter: string, body: object, who = rosa) => who.caller.put(path(`/chapters/${chapter}/lines`), body)
async function analysisNow() {
  const material = await gatherReport(buyer.orderId)
  if (!material) throw new Error('No form.')
  return withEdits(buyer.orderId, analyse(material.brief))
}
async function lineOf(chapter: string, starts: string) {
  const order = await open()
  const found = order.chapters.find(({ id }) => id === chapter)?.lines.find(({ path: at }) => at.startsWith(starts))
  if (!found) throw new Error(`No ${starts} in ${chapter}.`)
  const { path: at, engine } = found
  return { path: at, engine }
}
/** Any chapter with a list of two items or more. */
async function listed() {
  const chapter = (await analysisNow()).chapters.find(
    ({ id, lists }) => id !== 'cartao' && (lists[0]?.items.length ?? 0) > 1,
  )
  if (!chapter) throw new Error('No list.')
  return chapter.id
}

describe('single lines at the desk', () => {
  it('are for administrators alone', async () => {
    const line = await lineOf('cartao', 'card.after')
    expect((await edit('cartao', { ...line, words: 'Meu.' }, buyer as unknown as Administrator)).status).toBe(403)
  })

  it('a list line is reworded, one is taken out whole; the text stays the engine’s', async () => {
    const id = await listed()
    const before = findChapter(await analysisNow(), id)?.lists[0]?.items ?? []
    expect((await edit(id, { ...(await lineOf(id, 'lists.0.items.0.what')), words: 'Uma linha da Rosa' })).status).toBe(
      200,
    )
    expect((await edit(id, { ...(await lineOf(id, 'lists.0.items.1.what')), words: null })).status).toBe(200)
    const now = findChapter(await analysisNow(), id)
    expect(now?.lists[0]?.items).toEqual([{ ...before[0], what: 'Uma linha da Rosa' }, ...before.slice(2)])
    const desk = (await open()).chapters.find((chapter) => chapter.id === id)
    expect(desk?.edited).toBeNull()
    expect(desk?.lines.filter(({ own }) => own !== null)).toMatchObject([
      { own: { words: 'Uma linha da Rosa' } },
      { own: { words: null } },
    ])
  })

  it('a line of the card follows to the card and to its chapter; out of it, the others move up', async () => {
    const { salonCard } = await analysisNow()
    await edit('cartao', { ...(await lineOf('cartao', 'card.after.0')), words: 'em casa: nada' })
    await edit('cartao', { ...(await lineOf('cartao', 'card.ask')), words: 'Só as pontas, por favor.' })
    await edit('cartao', { ...(await lineOf('cartao', 'card.after.1')), words: null })
    const now = await analysisNow()
    expect(now.salonCard.after).toEqual(['em casa: nada', ...salonCard.after.slice(2)])
    expect(now.salonCard.ask).toBe('Só as pontas, por favor.')
    const chapter = findChapter(now, 'cartao')
    expect(chapter?.lead).toBe('Só as pontas, por favor.')
    const depois = chapter?.tables[0]?.rows.map((row) => row[2])
    expect(depois).toContain('em casa: nada')
    expect(depois).not.toContain(salonCard.after[1])
  })

  it.each([
    ['what may only change, out', { path: 'card.ask', words: null }, 422],
    ['an empty line', { path: 'card.ask', words: ' ' }, 422],
    ['a line nobody has', { path: 'card.ask.constructor', words: 'x' }, 409],
    ['a line whose words are others by now', { path: 'card.ask', engine: 'Outra coisa.', words: 'x' }, 409],
  ])('refuses %s', async (_what, change, status) => {
    const line = await lineOf('cartao', 'card.ask')
    expect((await edit('cartao', { ...line, ...change })).status).toBe(status)
    expect((await analysisNow()).salonCard.ask).toBe(line.engine)
  })

  it('goes back to the engine’s, alone, with its chapter, and by undoing', async () => {
    const line = await lineOf('cartao', 'card.ask')
    await edit('cartao', { ...line, words: 'Meu pedido.' })
    await edit('cartao', line)
    expect((await analysisNow()).salonCard.ask).toBe(line.engine)
    await edit('cartao', { ...line, words: 'Meu pedido.' })
    await rosa.caller.delete(path('/chapters/cartao'))
    expect((await analysisNow()).salonCard.ask).toBe(line.engine)
    const { editsId } = await open()
    await rosa.caller.post(path('/undo'), { editsId })
    expect((await analysisNow()).salonCard.ask).toBe('Meu pedido.')
  })

  it('where the engine says something else by now, it is dropped and named, and nothing wrong is printed', async () => {
    const line = await lineOf('cartao', 'card.ask')
    await edit('cartao', { ...line, words: 'Meu pedido.' })
    const choices = DeskChoices.parse((await rosa.caller.get(path('/choices'))).json)
    const row = choices.rows.find(({ part }) => part === choices.recommended)
    const other = row?.options.find(({ id, refused }) => id !== row.stands && refused === null)
    const reply = await rosa.caller.put(path(`/choices/${choices.recommended}`), { chosen: other?.id })
    expect(reply.json['written']).toContainEqual({
      chapter: 'cartao',
      title: expect.any(String),
      says: 'Meu pedido.',
      isDropped: true,
    })
    expect(JSON.stringify((await analysisNow()).salonCard)).not.toContain('Meu pedido.')
    const order = await open()
    expect(order.chapters.find(({ id }) => id === 'cartao')?.dropped).toEqual([{ ...line, words: 'Meu pedido.' }])
    expect(order.gate.written).toContainEqual(expect.stringContaining('meu pedido.'))
    await edit('cartao', line)
    expect((await open()).chapters.find(({ id }) => id === 'cartao')?.dropped).toEqual([])
  })

  it('is journalled by chapter, never by its words', async () => {
    await edit('cartao', { ...(await lineOf('cartao', 'card.ask')), words: 'Segredo.' })
    const lines = await db.journalEntry.findMany({ where: { subjectId: buyer.orderId, action: 'desk.edited' } })
    expect(lines).toMatchObject([{ to: { chapter: 'cartao' } }])
  })
})

describe('lines that a visagist adds', () => {
  const placesIn = async (id: string) => (await open()).chapters.find((one) => one.id === id)?.places ?? []
  async function placeIn(chapter: string, starts: string) {
    const found = (await placesIn(chapter)).find((place) => place.path.startsWith(starts))
    if (!found) throw new Error(`No place ${starts} in ${chapter}.`)
    return { path: found.path, engine: found.where }
  }
  /** Any chapter with sections that the engine wrote. */
  async function told() {
    const chapter = (await analysisNow()).chapters.find(({ id, sections }) => id !== 'cartao' && sections.length > 1)
    if (!chapter) throw new Error('No sections.')
    return chapter.id
  }
  const add = async (chapter: string, starts: string, words: string, added = randomUUID()) =>
    edit(chapter, { ...(await placeIn(chapter, starts)), words, added })

  it('are refused to a buyer, in an order nobody has, in a chapter that is not there, and once the order is closed', async () => {
    const body = { ...(await placeIn('cartao', 'card.facts.Fica')), words: 'Minha.', added: randomUUID() }
    expect((await edit('cartao', body, buyer as unknown as Administrator)).status).toBe(403)
    const another = `/api/admin/desk/${randomUUID()}/chapters/cartao/lines`
    // As every change of texts answers where there is no form.
    expect((await rosa.caller.put(another, body)).json).toMatchObject({ code: 'form-missing' })
    expect((await edit('nenhum', body)).status).toBe(404)
    await setOrderStatus(buyer.orderId, 'REEMBOLSADO', { id: null })
    expect((await edit('cartao', body)).status).toBeGreaterThanOrEqual(400)
    expect(await db.analysis.count({ where: { orderId: buyer.orderId, state: 'edited' } })).toBe(0)
  })

  it.each([
    ['a place nobody has', { path: 'lists.__proto__' }, 409],
    ['a place under another title', { engine: 'Outro título' }, 409],
    ['a line instead of a place', { path: 'card.ask' }, 409],
    ['an empty line', { words: '  ' }, 422],
    ['more than 500 letters', { words: 'x'.repeat(501) }, 422],
    ['an id that is none', { added: 'uma' }, 422],
  ])('refuses %s', async (_what, change, status) => {
    const body = { ...(await placeIn('cartao', 'card.facts.Saiba')), words: 'Minha.', added: randomUUID() }
    expect((await edit('cartao', { ...body, ...change })).status).toBe(status)
    expect(await db.analysis.count({ where: { orderId: buyer.orderId, state: 'edited' } })).toBe(0)
  })

  it('stand last in their list, once though sent twice, are changed, and taken away again', async () => {
    const id = await listed()
    const before = findChapter(await analysisNow(), id)?.lists[0]?.items ?? []
    const added = randomUUID()
    const other = randomUUID()
    await add(id, 'lists.0', 'Da Rosa', added)
    await add(id, 'lists.0', 'Da Rosa', added)
    await add(id, 'lists.0', 'Outra', other)
    await add(id, 'lists.0', 'Da Rosa, mudada', added)
    const own = (what: string) => ({ what, why: '', own: true })
    expect(findChapter(await analysisNow(), id)?.lists[0]?.items).toEqual([
      ...before,
      own('Da Rosa, mudada'),
      own('Outra'),
    ])
    expect((await placesIn(id)).find(({ path: at }) => at === 'lists.0')?.added).toEqual([
      { id: added, words: 'Da Rosa, mudada' },
      { id: other, words: 'Outra' },
    ])
    const place = await placeIn(id, 'lists.0')
    await edit(id, { ...place, added })
    await edit(id, { ...place, added: other, words: null })
    expect(findChapter(await analysisNow(), id)?.lists[0]?.items).toEqual(before)
  })

  it('keep a list of which every line of the engine was taken out', async () => {
    const id = await listed()
    await add(id, 'lists.0', 'Só a minha')
    const items = findChapter(await analysisNow(), id)?.lists[0]?.items.filter(({ own }) => !own) ?? []
    for (const at of items.keys()) await edit(id, { ...(await lineOf(id, `lists.0.items.${at}.what`)), words: null })
    expect(findChapter(await analysisNow(), id)?.lists[0]?.items).toMatchObject([{ what: 'Só a minha' }])
  })

  it('end their section, of the engine’s text and of one written by hand', async () => {
    const id = await told()
    const sections = findChapter(await analysisNow(), id)?.sections ?? []
    await add(id, 'sections.1', 'E isto é da Rosa.')
    expect(findChapter(await analysisNow(), id)?.sections[1]?.paragraphs).toEqual([
      ...(sections[1]?.paragraphs ?? []),
      'E isto é da Rosa.',
    ])
    const { editsId } = await open()
    const mine = { lead: 'A minha abertura.', sections: sections.map(() => ['Escrito à mão.']), editsId }
    expect((await rosa.caller.put(path(`/chapters/${id}`), mine)).status).toBe(200)
    expect(findChapter(await analysisNow(), id)).toMatchObject({ lead: 'A minha abertura.' })
    expect(findChapter(await analysisNow(), id)?.sections[1]?.paragraphs).toEqual([
      'Escrito à mão.',
      'E isto é da Rosa.',
    ])
    expect((await open()).chapters.find((one) => one.id === id)?.dropped).toEqual([])
  })

  it('bind on the card and in its chapter, also under a heading that had nothing; those of the body stay off the link', async () => {
    const empty = (await analysisNow()).salonCard.facts
    expect(empty.some(({ heading }) => heading === 'Corpo')).toBe(false)
    await add('cartao', 'card.facts.Corpo', 'a nuca dói: devagar.')
    await add('cartao', 'card.facts.Não', 'gel; nem pomada')
    const now = await analysisNow()
    const items = (heading: string) => now.salonCard.facts.find((one) => one.heading === heading)?.items
    expect(items('Corpo')).toEqual(['a nuca dói: devagar'])
    expect(items('Não')?.at(-1)).toBe('gel; nem pomada')
    const order = ['Fica', 'Não', 'Corpo', 'Saiba']
    const shown = now.salonCard.facts.map(({ heading }) => heading)
    expect(shown).toEqual(order.filter((heading) => shown.some((one) => one === heading)))
    expect(JSON.stringify(seenByLink(now.salonCard.facts))).not.toContain('devagar')
    expect(JSON.stringify(findChapter(now, 'cartao')?.lists)).toContain('a nuca dói: devagar')
  })

  it('hold in number and, on the card, in letters', async () => {
    const id = await listed()
    for (let at = 0; at < 10; at++) expect((await add(id, 'lists.0', `Linha ${at}`)).status).toBe(200)
    expect((await add(id, 'lists.0', 'Uma a mais')).status).toBe(422)
    await add('cartao', 'card.facts.Saiba', 'x'.repeat(300))
    const reply = await add('cartao', 'card.facts.Fica', 'y'.repeat(201))
    expect(reply.status).toBe(422)
    expect(JSON.stringify(reply.json)).toContain('somam até 500 letras')
    expect((await add('cartao', 'card.facts.Fica', 'y'.repeat(200))).status).toBe(200)
  })

  it('whose place the engine no longer has are dropped, named, and acknowledged', async () => {
    const choices = DeskChoices.parse((await rosa.caller.get(path('/choices'))).json)
    const row = choices.rows.find(({ part }) => part === choices.recommended)
    const chapter = { now: 'cabelo-agora', next: 'cabelo-proxima', bold: 'cabelo-ousado' }[choices.recommended]
    const before = await placesIn(chapter)
    const added = new Map<string, string>()
    for (const place of before.slice(0, 9)) {
      const one = randomUUID()
      added.set(place.where, one)
      await edit(chapter, { path: place.path, engine: place.where, words: `Minha em ${place.where}`, added: one })
    }
    let gone: string[] = []
    for (const { id, refused } of row?.options ?? []) {
      if (id === row?.stands || refused !== null) continue
      await rosa.caller.put(path(`/choices/${choices.recommended}`), { chosen: id })
      const titles = (await placesIn(chapter)).map(({ where }) => where)
      gone = [...added.keys()].filter((title) => !titles.includes(title))
      if (gone.length > 0) break
    }
    expect(gone).not.toEqual([])
    const [title = ''] = gone
    const shown = (await open()).chapters.find((one) => one.id === chapter)?.dropped ?? []
    const dropped = shown.find(({ engine }) => engine === title)
    expect(dropped).toMatchObject({ words: `Minha em ${title}`, added: added.get(title) })
    expect(JSON.stringify(await analysisNow())).not.toContain(`Minha em ${title}`)
    await edit(chapter, { path: dropped?.path, engine: title, added: dropped?.added })
    expect((await open()).chapters.find((one) => one.id === chapter)?.dropped).not.toContainEqual(dropped)
  })

  it('go with their chapter back to the engine, come back by undoing, and are journalled without their words', async () => {
    await add('cartao', 'card.facts.Saiba', 'Segredo.')
    await rosa.caller.delete(path('/chapters/cartao'))
    expect(JSON.stringify(await analysisNow())).not.toContain('Segredo')
    await rosa.caller.post(path('/undo'), { editsId: (await open()).editsId })
    expect(JSON.stringify(await analysisNow())).toContain('Segredo')
    const lines = await db.journalEntry.findMany({ where: { subjectId: buyer.orderId, action: 'desk.edited' } })
    expect(lines).toMatchObject([{ to: { chapter: 'cartao' } }, { to: { chapter: 'cartao' } }])
    expect(JSON.stringify(lines)).not.toContain('Segredo')
  })
})
