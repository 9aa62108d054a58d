import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { FACTS } from './facts.ts'
import { forPerson } from './needs-person.ts'
import { factsSaid } from './said.ts'
import { settleFacts, type SettledFact } from './settle.ts'
import { HEARD } from './testing/notes.ts'

const AT = '2026-11-27'
const chip = (key: SettledFact['key'], more: Partial<SettledFact> = {}): SettledFact => ({
  key,
  source: 'chip',
  kept: true,
  ...more,
})
const settle = (note: string, ...said: SettledFact[]) => settleFacts(note, AT, said)
const named = (facts: readonly SettledFact[]) =>
  facts.map(({ key, value, source }) => (value === undefined ? `${key} (${source})` : `${key}: ${value} (${source})`))

describe('facts are settled', () => {
  test.each(HEARD)('“%s”: without chips they are what is heard', (note, facts) => {
    const keys = (named: readonly string[]) => new Set(named.map((name) => name.replace(/:.*/, '')))
    expect(keys(settle(note).map(({ key }) => key))).toEqual(keys(facts))
  })

  it('what was taken away does not come back, however often the note is heard anew', () => {
    const note = 'Meu bigode não sai por nada. Uso capacete.'
    const removed = { ...chip('moustache-stays', { source: 'note' }), kept: false }
    expect(named(settle('Uso óculos e capacete.', removed))).toEqual(['glasses (note)', 'helmet (note)'])
    expect(named(settle(note, removed))).toEqual(['helmet (note)'])
    expect(named(settle(`${note} O bigode fica!`, removed))).toEqual(['helmet (note)'])
  })

  it('a day that is heard otherwise a week later was taken away all the same', () => {
    const note = 'Caso daqui a três semanas.'
    const [wedding] = settle(note)
    expect(wedding).toMatchObject({ key: 'wedding', value: expect.any(String) as string })
    if (!wedding) throw new Error('not heard')
    expect(settleFacts(note, '2026-12-04', [{ ...wedding, kept: false }])).toEqual([])
    expect(settleFacts(note, '2026-12-04', [wedding])).toEqual([wedding])
  })

  it('taking one allergen away takes no other with it', () => {
    const removed = chip('allergy', { source: 'note', value: 'coco', kept: false })
    expect(named(settle('Tenho alergia a amônia.', removed))).toEqual(['allergy: amônia (note)'])
    expect(factsSaid(settle('Tenho alergia a amônia.', chip('allergy', { value: 'níquel' }))).get('allergy')).toBe(
      'níquel; amônia',
    )
  })

  it('a chip and the same heard in the note are one, and keep what the note adds', () => {
    expect(named(settle('Uso capacete todo dia.', chip('helmet'), chip('cap')))).toEqual([
      'cap (chip)',
      'helmet (note)',
    ])
    expect(named(settle('Tenho dez minutos de manhã.', chip('little-time')))).toEqual(['little-time: 10 (note)'])
  })

  it('the visagist wins over both, and the words over a chip they contradict', () => {
    const keeps = chip('beard-stays')
    expect(named(settle('Uso barba cheia, quero manter.', { ...keeps, source: 'visagist', kept: false }))).toEqual([])
    const removed = { ...chip('helmet', { source: 'note' }), kept: false }
    expect(named(settle('Uso capacete.', removed, chip('helmet', { source: 'visagist' })))).toEqual([
      'helmet (visagist)',
    ])
    expect(named(settle('Não quero barba.', keeps))).toEqual(['no-beard (note)'])
    expect(named(settle('Não quero barba.', chip('beard-stays', { source: 'visagist' })))).toEqual([
      'beard-stays (visagist)',
    ])
    expect(named(settle('', chip('allergy', { source: 'visagist' }), chip('allergy', { value: 'amônia' })))).toEqual([
      'allergy: amônia (visagist)',
    ])
  })

  it('what is written beside a chip is heard as the note is', () => {
    expect(named(settle('', chip('work-rule', { words: 'sem barba' })))).toEqual([
      'work-rule (chip)',
      'no-beard (note)',
    ])
    expect(forPerson('', AT, [chip('work-rule', { words: 'nunca o zzz em serviço' })])).toMatchObject([
      { words: 'nunca o zzz em serviço' },
    ])
  })

  it('each counts once, whatever was said by whom', () => {
    const said = fc.array(
      fc.record({
        key: fc.constantFrom('helmet', 'beard-stays', 'little-time', 'allergy', 'wedding', 'no-beard'),
        value: fc.constantFrom('5', 'amônia', '2027-03-20'),
        source: fc.constantFrom('chip', 'note', 'visagist'),
        kept: fc.boolean(),
      }) satisfies fc.Arbitrary<SettledFact>,
    )
    fc.assert(
      fc.property(said, fc.constantFrom(...HEARD.map(([note]) => note)), (rows, note) => {
        const settled = settleFacts(note, AT, rows)
        const names = settled.map(({ key, value }) => `${key} ${value ?? ''}`)
        expect(new Set(names).size).toBe(names.length)
        expect(settled.every(({ kept }) => kept)).toBe(true)
        const refused = rows.filter(({ source, kept }) => source === 'visagist' && !kept)
        const first = refused.filter(
          (one) => !rows.some((row) => row.source === 'visagist' && row.kept && row.key === one.key),
        )
        expect(settled.filter(({ key, value }) => first.some((one) => one.key === key && one.value === value))).toEqual(
          [],
        )
      }),
    )
  })
})

describe('a person', () => {
  it('reads an allergy that was only tapped, and no fact that the visagist said', () => {
    expect(forPerson('', AT, [chip('allergy', { value: 'tinta ou amônia' })])).toEqual([
      { concern: 'alergia', words: 'tinta ou amônia', mayBeLeftOut: false, kind: 'care' },
    ])
    expect(forPerson('', AT, [chip('allergy', { source: 'visagist', value: 'amônia' })])).toEqual([])
    expect(forPerson('', AT, [chip('helmet')])).toEqual([])
  })

  it('reads what was misheard and taken away, while it is still written', () => {
    const removed = chip('greys-stay', { source: 'note', words: 'Os brancos ficam para a festa', kept: false })
    expect(forPerson('Os brancos ficam para a festa.', AT, [removed])).toEqual([
      {
        concern: 'algo que o programa não entendeu',
        words: 'Os brancos ficam para a festa',
        mayBeLeftOut: true,
        kind: 'unheard',
      },
    ])
    expect(forPerson('Obrigada!', AT, [removed])).toEqual([])
  })

  it('still reads of health that somebody took away', () => {
    const removed = chip('in-treatment', { source: 'note', words: 'Faço quimioterapia', kept: false })
    expect(forPerson('Faço quimioterapia.', AT, [removed]).map(({ concern }) => concern)).toContain('saúde')
  })

  it('every fact says what it does, or that a person reads it', () => {
    expect(Object.values(FACTS).filter(({ does }) => !does.endsWith('.'))).toEqual([])
  })
})
