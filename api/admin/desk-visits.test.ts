import { beforeEach, describe, expect, it } from 'vitest'
import { DeskChoices } from '#contract/admin/choices.ts'
import { analyse } from '#visagism/analysis/analysis.ts'
import { DAY_MS, isoOf, openDay } from '#visagism/knowledge/agenda.ts'
import { dayAndMonth } from '#visagism/knowledge/pt.ts'
import { db } from '../platform/db.ts'
import { gatherReport } from '../reports/brief.ts'
import { withEdits } from '../reports/edits.ts'
import { serveApi } from '../testing/api.ts'
import { type Administrator, type Desk, newDesk } from '../testing/desk.ts'
import { ANYWAY } from '../testing/people.ts'

const api = serveApi()
let buyer: Desk['buyer']
let rosa: Administrator
let other: Administrator

beforeEach(async () => {
  ;({ buyer, rosa, other } = await newDesk(api))
  await tell('')
})

const path = (end = '') => `/api/admin/desk/${buyer.orderId}${end}`
const tell = (observations: string) =>
  db.onboardingForm.update({
    where: { orderId: buyer.orderId },
    data: { observations, eventDate: null, maintenanceLevel: 'Média' },
  })
const open = async () => DeskChoices.parse((await rosa.caller.get(path('/choices'))).json)
const move = (body: object, who: Pick<Administrator, 'caller'> = rosa) => who.caller.put(path('/visits'), body)
const rows = () => db.deskChoice.findMany({ where: { orderId: buyer.orderId, part: 'visit' } })
async function analysisNow() {
  const material = await gatherReport(buyer.orderId)
  if (!material) throw new Error('No form.')
  return withEdits(buyer.orderId, analyse(material.brief))
}
const cutsNow = async () =>
  (await analysisNow()).calendar.flatMap(({ tasks }) => tasks.flatMap(({ id, at }) => (id === 'corte' ? [at] : [])))
const after = (iso: string, days: number) => isoOf(openDay(Date.parse(iso) + days * DAY_MS))
async function second() {
  const [, at = ''] = await cutsNow()
  return at
}

describe('a visit of the year at the desk', () => {
  it('is for administrators alone', async () => {
    const at = await second()
    for (const [caller, status] of [
      [buyer.caller, 403],
      [api.caller(), 401],
    ] as const)
      expect((await move({ care: 'corte', at, to: after(at, 3) }, { caller })).status).toBe(status)
    expect(await rows()).toEqual([])
  })

  it('moved, the guide has it on its new day; journalled without a day; and given back', async () => {
    const at = await second()
    const to = after(at, 3)
    const reply = await move({ care: 'corte', at, to, seen: null })
    expect(reply).toMatchObject({ status: 200, json: { message: 'O guia inteiro conta com o novo dia.' } })
    expect((await open()).visits.filter(({ by }) => by !== null)).toEqual([
      { care: 'corte', at, day: to, what: 'Corte', by: 'Rosa Prado', refused: null },
    ])
    expect(await cutsNow()).toContain(to)
    expect(await cutsNow()).not.toContain(at)
    expect(await rows()).toMatchObject([{ insteadOf: at, authorId: rosa.userId }])
    const lines = await db.journalEntry.findMany({ where: { subjectId: buyer.orderId, action: 'desk.chose' } })
    expect(lines).toMatchObject([{ actorId: rosa.userId, to: { part: 'Visita do ano', change: 'mudada de dia' } }])
    expect(JSON.stringify(lines)).not.toMatch(new RegExp(`${to}|corte`))
    // Again: nothing is added.
    await move({ care: 'corte', at, to })
    expect(await rows()).toHaveLength(1)
    await move({ care: 'corte', at })
    expect(await cutsNow()).toContain(at)
    expect((await open()).visits.every(({ by }) => by === null)).toBe(true)
  })

  it('taken out, it is listed as out, the others stay, and it comes back', async () => {
    const [first, at = '', ...rest] = await cutsNow()
    expect((await move({ care: 'corte', at, to: null })).status).toBe(200)
    expect(await cutsNow()).toEqual([first, ...rest])
    expect((await open()).visits.filter(({ day }) => day === null)).toEqual([
      { care: 'corte', at, day: null, what: 'Corte', by: 'Rosa Prado', refused: null },
    ])
    await move({ care: 'corte', at })
    expect(await cutsNow()).toEqual([first, at, ...rest])
  })

  it('the first moved, lead, plan and year name the new day alone', async () => {
    const [at = ''] = await cutsNow()
    const to = after(at, 3)
    await move({ care: 'corte', at, to })
    const texts = JSON.stringify((await analysisNow()).chapters)
    expect(texts).toContain(dayAndMonth(to))
    expect(texts).not.toContain(dayAndMonth(at))
  })

  it('refuses in a sentence at the day, and keeps nothing', async () => {
    const [first = '', at = '', third = ''] = await cutsNow()
    const sunday = isoOf(Date.parse(at) + ((7 - new Date(at).getUTCDay()) % 7) * DAY_MS)
    const cases = [
      [{ care: 'corte', at, to: sunday }, /domingo|ninguém abre/],
      [{ care: 'corte', at, to: isoOf(Date.now() - 2 * DAY_MS) }, /depois de hoje/],
      [{ care: 'corte', at, to: '2031-05-06' }, /O calendário vai até/],
      [{ care: 'corte', at, to: after(third, -5) }, /ritmo|já há/],
      [{ care: 'corte', at: after(first, 19), to: after(first, 21) }, /não está mais/],
      [{ care: 'barbearia', at, to: after(at, 3) }, /não está mais/],
    ] as const
    for (const [body, why] of cases) {
      const reply = await move(body)
      expect(reply.status).toBe(422)
      expect((reply.json as { fields: { to: string } }).fields.to).toMatch(why)
    }
    expect(await rows()).toEqual([])
  })

  it.each([
    ['a care of nobody’s', { care: 'constructor', at: '2027-02-02', to: null }],
    ['a treatment at home', { care: 'hidratacao', at: '2027-02-02', to: null }],
    ['30 February', { care: 'corte', at: '2027-02-02', to: '2027-02-30' }],
    ['a day in words', { care: 'corte', at: 'amanhã', to: null }],
    ['no day at all', { care: 'corte' }],
    ['a list of days', { care: 'corte', at: '2027-02-02', to: ['2027-02-03'] }],
    ['a long text', { care: 'corte', at: '2'.repeat(100_000), to: null }],
    ['SQL', { care: "corte'; drop table orders; --", at: '2027-02-02', to: null }],
  ])('refuses %s', async (_, body) => {
    expect((await move(body)).status).toBe(422)
    expect(await rows()).toEqual([])
  })

  it('what a row of another version says is nothing, and breaks nothing', async () => {
    const before = await cutsNow()
    for (const chosen of ['{', '{"care":"unha","at":"2027-01-01","to":null}', '[]', null])
      await db.deskChoice.create({
        data: { orderId: buyer.orderId, part: 'visit', chosen, insteadOf: '', authorId: rosa.userId },
      })
    expect(await cutsNow()).toEqual(before)
    expect((await open()).visits.every(({ by, refused }) => by === null && refused === null)).toBe(true)
  })

  it('a fact said since takes it away, and the desk says so', async () => {
    const at = await second()
    await move({ care: 'corte', at, to: after(at, 3) })
    await tell('Não corto o cabelo de jeito nenhum, nunca mais.')
    expect(await cutsNow()).toEqual([])
    expect((await open()).visits.filter(({ refused }) => refused !== null)).toMatchObject([
      { care: 'corte', at, by: 'Rosa Prado', refused: 'Esta visita não está mais no ano.' },
    ])
  })

  it('changed since by a colleague, neither a move nor an approval goes through unseen', async () => {
    const { newest } = await open()
    const at = await second()
    await move({ care: 'corte', at, to: after(at, 3) }, other)
    const late = await move({ care: 'corte', at, to: after(at, 2), seen: newest })
    expect(late.status).toBe(409)
    expect(JSON.stringify(late.json)).toContain('mudou uma visita do ano')
    const approval = { editsId: null, shapeId: null, choiceId: newest, anyway: ANYWAY }
    expect((await rosa.caller.post(path('/approve'), approval)).status).toBe(409)
  })
})
