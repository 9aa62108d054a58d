import { beforeEach, describe, expect, it } from 'vitest'
import { DeskFacts } from '#contract/admin/facts.ts'
import { db } from '../platform/db.ts'
import { gatherReport } from '../reports/brief.ts'
import { analyse } from '#visagism/analysis/analysis.ts'
import { occasionOf } from '#visagism/reading/occasion.ts'
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

  it('said since, a preview is made anew', async () => {
    const preview = async () => (await rosa.caller.post(desk('/previews'))).json['id']
    const before = await preview()
    expect(await preview()).toBe(before)
    await say({ key: 'no-fringe', kept: true })
    expect(await preview()).not.toBe(before)
  })

  it('added from the table, it binds like one that was written', async () => {
    await say({ key: 'no-fringe', kept: true })
    expect([...(await factsNow()).keys()]).toContain('no-fringe')
    const lines = await db.journalEntry.findMany({ where: { subjectId: buyer.orderId, action: 'desk.facts' } })
    expect(lines).toMatchObject([{ to: { facts: '1' } }])
  })

  describe('with its value', () => {
    const reading = async () => {
      const material = await gatherReport(buyer.orderId)
      if (!material) throw new Error('No form.')
      return readBrief({ ...material.brief, at: '2026-11-28' })
    }

    it.each([
      ['a day that does not exist', { key: 'wedding', value: '2027-02-30' }],
      ['a day in words', { key: 'interview', value: 'amanhã' }],
      ['a weekday that is none', { key: 'not-on-days', value: 'feriado' }],
      ['minutes below nothing', { key: 'little-time', value: '-5' }],
    ])('refuses %s, and keeps nothing', async (_what, fact) => {
      expect((await say({ ...fact, kept: true })).status).toBe(422)
      expect(await keys()).toEqual([['not-above', 'note', true]])
    })

    it('the day she was told outranks the form’s', async () => {
      await db.onboardingForm.update({
        where: { orderId: buyer.orderId },
        data: { eventDate: '2027-03-20', observations: 'Caso em breve.' },
      })
      await say({ key: 'wedding', value: '2027-03-13', kept: true })
      expect(occasionOf(await reading())?.day).toBe('2027-03-13')
    })

    it('a misheard day is mended: the wrong one goes, the right one counts', async () => {
      await db.onboardingForm.update({
        where: { orderId: buyer.orderId },
        data: { observations: 'Meu casamento é dia 12/03/2027.' },
      })
      await say(
        { key: 'wedding', value: '2027-03-12', kept: false },
        { key: 'wedding', value: '2027-03-19', kept: true },
      )
      expect((await factsNow()).get('wedding')).toBe('2027-03-19')
      expect(occasionOf(await reading())?.day).toBe('2027-03-19')
    })

    it('says what each takes, so that the screen can ask for it', async () => {
      const { table, facts } = await open()
      const taken = Object.fromEntries(table.map(({ key, takes }) => [key, takes]))
      expect(taken).toMatchObject({
        wedding: 'day',
        'not-on-days': 'weekdays',
        'top-at-most': 'length',
        'little-time': 'minutes',
        'no-fringe': null,
      })
      expect(facts).toMatchObject([{ key: 'not-above', takes: 'place' }])
    })
  })

  describe('of the body, faith and allergies', () => {
    const card = async () => {
      const material = await gatherReport(buyer.orderId)
      if (!material) throw new Error('No form.')
      return analyse(material.brief).salonCard
    }

    it('stand in a row of their own, and one told by telephone reaches the salon card', async () => {
      const { byPerson, personTable } = await open()
      expect(byPerson).toMatchObject([{ key: 'allergy', value: 'amônia', source: 'note', takes: 'words' }])
      expect(personTable.map(({ key }) => key)).toContain('faith')
      await say({ key: 'allergy', value: 'látex', kept: true })
      const said = JSON.stringify(await card())
      expect(said).toContain('Alergia a amônia.')
      expect(said).toContain('látex')
    })

    it('one that was misheard is taken away, and leaves the card', async () => {
      expect((await card()).allergies).toContain('amônia')
      await say({ key: 'allergy', value: 'amônia', kept: false })
      expect([...(await factsNow()).keys()]).not.toContain('allergy')
      expect((await card()).allergies).toBeUndefined()
      expect((await open()).byPerson).toMatchObject([{ key: 'allergy', kept: false, source: 'visagist' }])
    })
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
