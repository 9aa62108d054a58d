import { beforeEach, describe, expect, it } from 'vitest'
import { DeskFacts } from '#contract/admin/facts.ts'
import { db } from '../platform/db.ts'
import { gatherReport } from '../reports/brief.ts'
import { readBrief } from '#visagism/reading/reading.ts'
import { serveApi } from '../testing/api.ts'
import { type Administrator, type Desk, newDesk } from '../testing/desk.ts'

const api = serveApi()
let buyer: Desk['buyer']
let rosa: Administrator
const NOTE = 'Não quero nada acima do ombro. Alergia a amônia.'

beforeEach(async () => {
  ;({ buyer, rosa } = await newDesk(api))
  await db.onboardingForm.update({ where: { orderId: buyer.orderId }, data: { observations: NOTE } })
})

const desk = (end = '') => `/api/admin/desk/${buyer.orderId}${end}`
const open = async () => DeskFacts.parse((await rosa.caller.get(desk('/facts'))).json)
const say = (...facts: object[]) => rosa.caller.put(desk('/facts'), { facts })
const keys = async () => (await open()).facts.map(({ key, source, kept }) => [key, source, kept])
async function factsNow() {
  const material = await gatherReport(buyer.orderId)
  if (!material) throw new Error('No form.')
  return readBrief(material.brief).facts
}

describe('facts at the desk', () => {
  it('is for administrators alone', async () => {
    expect((await buyer.caller.get(desk('/facts'))).status).toBe(403)
    expect((await buyer.caller.put(desk('/facts'), { facts: [{ key: 'no-fringe', kept: true }] })).status).toBe(403)
  })

  it('shows what was heard as chips, and health as words that a person reads, never as a chip', async () => {
    expect(await keys()).toEqual([['not-above', 'note', true]])
    const { forPerson, table } = await open()
    expect(JSON.stringify(forPerson)).toContain('amônia')
    expect(table.map(({ key }) => key)).not.toContain('allergy')
  })

  it('confirmed, it is the visagist’s; taken away, no path keeps it any more; the analysis follows', async () => {
    const [heard] = (await open()).facts
    await say({ key: heard?.key, value: heard?.value, kept: true })
    expect(await keys()).toEqual([['not-above', 'visagist', true]])
    expect([...(await factsNow()).keys()]).toContain('not-above')
    await say({ key: heard?.key, value: heard?.value, kept: false })
    expect(await keys()).toEqual([['not-above', 'visagist', false]])
    expect([...(await factsNow()).keys()]).not.toContain('not-above')
  })

  it('added from the table, it binds like one that was written', async () => {
    await say({ key: 'no-fringe', kept: true })
    expect([...(await factsNow()).keys()]).toContain('no-fringe')
    const lines = await db.journalEntry.findMany({ where: { subjectId: buyer.orderId, action: 'desk.facts' } })
    expect(lines).toMatchObject([{ to: { facts: '1' } }])
  })

  it.each([
    ['no fact of ours', { key: 'gosta-de-gatos', kept: true }],
    ['a name of every object', { key: 'constructor', kept: true }],
    ['no word on whether it holds', { key: 'no-fringe' }],
  ])('refuses %s', async (_what, fact) => {
    expect((await say(fact)).status).toBe(422)
  })

  it('the gate asks for those that nobody confirmed', async () => {
    const gate = async () => (await rosa.caller.get(desk())).json['gate']
    expect(await gate()).toMatchObject({ facts: [expect.stringMatching(/comprimento mínimo/)] })
    const [heard] = (await open()).facts
    await say({ key: heard?.key, value: heard?.value, kept: true })
    expect(await gate()).toMatchObject({ facts: [] })
  })
})
