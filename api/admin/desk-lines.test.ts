import { beforeEach, describe, expect, it } from 'vitest'
import { DeskChoices } from '#contract/admin/choices.ts'
import { DeskOrder } from '#contract/admin/desk.ts'
import { analyse, findChapter } from '#visagism/analysis/analysis.ts'
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
