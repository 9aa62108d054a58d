import { beforeEach, describe, expect, it } from 'vitest'
import type { DeskOrder } from '#contract/admin/desk.ts'
import { DeskSaid } from '#contract/admin/said.ts'
import { analyse, findChapter } from '#visagism/analysis/analysis.ts'
import { readBrief } from '#visagism/reading/reading.ts'
import { db } from '../platform/db.ts'
import { gatherReport } from '../reports/brief.ts'
import { serveApi } from '../testing/api.ts'
import { type Administrator, type Desk, newDesk } from '../testing/desk.ts'
import { ANYWAY } from '../testing/people.ts'

const api = serveApi()
let buyer: Desk['buyer']
let rosa: Administrator
let other: Administrator
/** Of the order itself: no rule answers it. */
const OPEN = 'As fotos do ano passado servem?'
const WISH = 'Quero um visual de quem dorme oito horas'

beforeEach(async () => {
  ;({ buyer, rosa, other } = await newDesk(api))
  await db.onboardingForm.update({
    where: { orderId: buyer.orderId },
    data: { observations: `${OPEN} Que franja combina comigo? ${WISH}.`, today: { cm: 40, sidesCm: null, cut: null } },
  })
})

const path = (end: string) => `/api/admin/desk/${buyer.orderId}${end}`
const open = async () => DeskSaid.parse((await rosa.caller.get(path('/said'))).json)
const today = (body: object, who = rosa) => who.caller.put(path('/today'), body)
const answer = (question: string, words: string, who = rosa) => who.caller.put(path('/answers'), { question, words })
async function briefNow() {
  const material = await gatherReport(buyer.orderId)
  if (!material) throw new Error('No form.')
  return material.brief
}
const openAtGate = async () => ((await rosa.caller.get(path(''))).json as DeskOrder).gate.asked
const letter = async () => JSON.stringify(findChapter(analyse(await briefNow()), 'carta')?.sections)
const NOTHING = { cm: null, sidesCm: null, cut: null }

describe('the hair of today at the desk', () => {
  it('is for administrators alone', async () => {
    expect((await buyer.caller.get(path('/said'))).status).toBe(403)
    expect((await today({ ...NOTHING, cm: 3 }, buyer as unknown as Administrator)).status).toBe(403)
    expect((await briefNow()).today).toMatchObject({ cm: 40 })
  })

  it.each([
    ['hair of three metres', { ...NOTHING, cm: 300 }],
    ['a cut of nobody’s', { ...NOTHING, cut: 'constructor' }],
    ['a cut that such length cannot wear', { ...NOTHING, cm: 60, cut: 'pixie' }],
    ['a beard of nobody’s', { ...NOTHING, cm: 3, beard: 'trançada' }],
  ])('refuses %s, and keeps nothing', async (_what, body) => {
    expect((await today(body)).status).toBe(422)
    expect((await open()).today).toMatchObject({ cm: 40, by: 'cliente' })
  })

  it('shows what its owner measured; corrected, everything counts from the correction', async () => {
    expect((await open()).today).toMatchObject({ cm: 40, sidesCm: null, by: 'cliente' })
    const before = readBrief(await briefNow())
    const reply = await today({ cm: 3, sidesCm: 1, cut: null, beard: 'curta' })
    expect(reply).toMatchObject({
      status: 200,
      json: { message: 'O guia parte deste cabelo.', today: { cm: 3, sidesCm: 1, beard: 'curta', by: 'Rosa Prado' } },
    })
    const now = readBrief(await briefNow())
    expect(now.brief.form.hairLength).not.toBe(before.brief.form.hairLength)
    expect(now.brief.observed?.sides?.value).toBe('degradê')
    expect(now.brief.observed?.beard).toMatchObject({ value: 'curta', by: 'visagista' })
    const [line] = await db.journalEntry.findMany({ where: { subjectId: buyer.orderId, action: 'desk.observed' } })
    expect(line).toMatchObject({ to: { fields: 'cabelo de hoje, barba' } })
    expect(JSON.stringify(line)).not.toMatch(/curta|"3"/)
  })

  it('all of it blank gives the owner’s measure back', async () => {
    await today({ ...NOTHING, cm: 3 })
    await today(NOTHING)
    expect((await open()).today).toMatchObject({ cm: 40, by: 'cliente' })
  })

  it('changed since by a colleague, an approval is told so', async () => {
    const { newest } = (await rosa.caller.get(path('/choices'))).json as { newest: string | null }
    await today({ ...NOTHING, cm: 3 }, other)
    const reply = await rosa.caller.post(path('/approve'), {
      editsId: null,
      shapeId: null,
      choiceId: newest,
      anyway: ANYWAY,
    })
    expect(reply.status).toBe(409)
    expect(JSON.stringify(reply.json)).toContain('corrigiu o cabelo de hoje')
  })
})

describe('questions of the note', () => {
  it('what no rule answers is answered at the desk, and printed under the question by name', async () => {
    expect((await open()).questions).toMatchObject([
      { question: WISH, isRequest: true, engine: null, answer: null },
      { question: OPEN, isRequest: false, engine: null, answer: null },
      { question: 'Que franja combina comigo?', isRequest: false, engine: expect.any(String), answer: null },
    ])
    // What nobody answered is printed as nothing, and holds the guide.
    expect(await letter()).not.toMatch(/leu est|escreva à equipe|equipe leu o/)
    expect(await openAtGate()).toEqual([WISH, OPEN])
    const reply = await answer(OPEN, 'Servem, se o corte é o mesmo.')
    expect(reply.json).toMatchObject({ questions: [{ answer: null }, { answer: { by: 'Rosa Prado' } }, {}] })
    expect(await letter()).toContain(`“${OPEN}” Rosa Prado responde: Servem, se o corte é o mesmo.`)
    await answer(WISH, 'Frente leve, e a pálpebra fica à vista.')
    expect(await letter()).toContain(`“${WISH}” Rosa Prado responde: Frente leve, e a pálpebra fica à vista.`)
    expect(await openAtGate()).toEqual([])
    expect(JSON.stringify(await db.journalEntry.findMany({ where: { subjectId: buyer.orderId } }))).not.toContain(
      'Servem',
    )
  })

  it('hers outranks the engine’s; the newest counts; blank gives the engine’s back', async () => {
    const asked = 'Que franja combina comigo?'
    await answer(asked, 'Fica.')
    await answer(asked, 'Fica, lateral.', other)
    expect(await letter()).toContain('responde: Fica, lateral.')
    await answer(asked, '')
    expect(await letter()).not.toContain('responde:')
  })

  it('a question that nobody asked is refused', async () => {
    expect((await answer('Posso raspar?', 'Pode.')).status).toBe(422)
    expect(await letter()).not.toContain('Pode.')
  })
})
