import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { FACTS } from './facts.ts'
import { hearNote } from './hear.ts'
import { forPerson } from './needs-person.ts'
import { acceptProposals, factTable, type Proposal } from './proposals.ts'
import { proposedFacts, settleFacts, type SettledFact } from './settle.ts'

const AT = '2026-11-27'
const NOTE = `Fio fininho, qualquer coisa no pescoço me arrepia. A Tereza do salão jura que franja me cai bem.
Usava barba no quartel. Posso clarear? Sou daquelas que esquece o batom na bolsa. O casório é dia 12/12.`
const says = (key: string, words: string, more: Partial<Proposal> = {}): Proposal => ({
  key,
  words,
  owner: 'me',
  force: 'must',
  ...more,
})
const named = (facts: readonly SettledFact[]) =>
  facts.map(({ key, value }) => (value === undefined ? key : `${key}: ${value}`))
const accept = (...proposals: Proposal[]) => named(acceptProposals(NOTE, AT, proposals))

describe('what a model says of a note', () => {
  it('is taken with the clause it stands in', () => {
    expect(acceptProposals(NOTE, AT, [says('touch-unbearable', 'no pescoço me arrepia')])).toEqual([
      { key: 'touch-unbearable', words: 'qualquer coisa no pescoço me arrepia', source: 'model', kept: true },
    ])
  })

  test.each<[string, Proposal]>([
    ['a fact of no table', says('wears-a-crown', 'Fio fininho')],
    ['a name of the object it stands in', says('toString', 'Fio fininho')],
    ['words that nobody wrote', says('no-dye', 'Nada de tinta')],
    ['no words', says('no-dye', '  ')],
    ['a letter', says('no-dye', 'a')],
    ['markup', says('no-dye', '<b>Fio fininho</b>')],
    ['what it calls somebody else’s', says('fine-hair', 'Fio fininho', { owner: 'other' })],
    ['an owner that is none', says('fine-hair', 'Fio fininho', { owner: 'Tereza' })],
    ['a quotation', says('wants-fringe', 'franja me cai bem', { force: 'quotes' })],
    ['somebody else’s opinion, whatever it calls it', says('wants-fringe', 'franja me cai bem')],
    ['the past', says('no-beard', 'Usava barba no quartel')],
    ['a question', says('wants-dye', 'Posso clarear')],
    ['a force that is none', says('fine-hair', 'Fio fininho', { force: 'absolutely' })],
    ['how to name somebody', says('called-so', 'Tereza', { value: 'Tereza' })],
    ['a piece that begins in one clause and ends in another', says('no-fringe', 'me arrepia. A Tereza')],
  ])('is dropped: %s', (_, proposal) => {
    expect(accept(proposal)).toEqual([])
  })

  it('has only values of its words, and days that the rules count', () => {
    expect(accept(says('colour-worn', 'esquece o batom', { value: 'Batom' }))).toEqual(['colour-worn: batom'])
    expect(accept(says('colour-worn', 'esquece o batom', { value: 'vermelho' }))).toEqual(['colour-worn'])
    expect(accept(says('colour-worn', 'esquece o batom', { value: 'x'.repeat(4000) }))).toEqual(['colour-worn'])
    expect(accept(says('wedding', 'casório é dia 12/12', { value: '2031-01-01' }))).toEqual(['wedding: 2026-12-12'])
  })

  it('counts once, and not at all where it contradicts itself', () => {
    const fine = says('fine-hair', 'Fio fininho')
    expect(accept(fine, fine, says('no-dye', 'Fio fininho'), says('wants-dye', 'Fio fininho'))).toEqual(['fine-hair'])
    const many = Object.keys(FACTS).map((key) => says(key, 'Fio fininho'))
    expect(accept(...many, ...many).length).toBeLessThanOrEqual(40)
  })

  it('is nothing where the note is of somebody else', () => {
    const note = 'Comprei para a minha mãe. Ela tem o fio fininho.'
    expect(acceptProposals(note, AT, [says('fine-hair', 'o fio fininho')])).toEqual([])
  })

  it('never fails, and quotes only the note, whatever it says', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...NOTE.split(/(?<=\s)/), 'me', 'must'))
    const proposal = fc.record({
      key: fc.oneof(text, fc.constantFrom(...Object.keys(FACTS))),
      value: fc.option(text),
      words: fc.oneof(
        text,
        fc.nat(NOTE.length).map((from) => NOTE.slice(from, from + 20)),
      ),
      owner: fc.constantFrom('me', 'other'),
      force: fc.constantFrom('must', 'refuses', 'wants', 'asks', 'quotes'),
    })
    fc.assert(
      fc.property(fc.array(proposal), (proposals) => {
        for (const { key, words = '', value } of acceptProposals(NOTE, AT, proposals)) {
          expect(FACTS).toHaveProperty(key)
          expect(NOTE).toContain(words)
          expect(FACTS[key].shelf === 'day' || words.toLowerCase().includes(value ?? '')).toBe(true)
        }
      }),
    )
  })

  it('is told of the table, without the names of people', () => {
    expect(factTable()).toHaveProperty('no-dye')
    expect(factTable()).not.toHaveProperty('called-so')
  })
})

describe('a model’s fact', () => {
  const read = (key: SettledFact['key'], more: Partial<SettledFact> = {}): SettledFact => ({
    key,
    words: 'Fio fininho',
    source: 'model',
    kept: true,
    ...more,
  })
  const settle = (note: string, ...said: SettledFact[]) =>
    settleFacts(note, AT, said).map(({ key, value, source }) => [key, value, source].filter(Boolean).join(' '))

  it('that refuses counts; one that names, wishes, shaves or covers waits for the visagist', () => {
    const all = [
      read('no-dye'),
      read('length-stays'),
      read('wants-shaved'),
      read('shaved-stays'),
      read('no-beard'),
      read('covered'),
      read('called-so', { value: 'Duda' }),
      read('wedding', { value: '2026-12-12' }),
    ]
    expect(settle('', ...all)).toEqual(['no-dye model', 'length-stays model'])
    const waiting = proposedFacts('', AT, all).map(({ key }) => key)
    expect(waiting).toEqual(['wants-shaved', 'shaved-stays', 'no-beard', 'covered', 'called-so', 'wedding'])
    const yes = { ...read('wants-shaved'), source: 'visagist' } as const
    expect(settle('', ...all, yes)).toContain('wants-shaved visagist')
    expect(proposedFacts('', AT, [...all, yes]).map(({ key }) => key)).not.toContain('wants-shaved')
  })

  it('is the weakest word: rules, chips and the visagist win over it', () => {
    expect(settle('Quero ficar ruiva.', read('no-dye'))).toEqual(['wants-dye ruiva note'])
    expect(settle('', { key: 'beard-stays', source: 'chip', kept: true }, read('no-beard'))).toEqual([
      'beard-stays chip',
    ])
    expect(settle('', { key: 'helmet', source: 'visagist', kept: false }, read('helmet'))).toEqual([])
    expect(settle('Tenho alergia.', read('allergy', { value: 'fininho' }))).toEqual(['allergy note'])
  })

  it('does not bring back what was taken away, in whatever words', () => {
    const taken: SettledFact = { key: 'metal-worn', value: 'prata', source: 'note', kept: false }
    expect(settle('', taken, read('metal-worn', { value: 'ouro' }))).toEqual([])
  })

  it('answers nothing for a person: what waits, waits all the same, and health waits besides', () => {
    const note = 'Posso clarear? Meu xpto não sai do zzz.'
    expect(hearNote(note, AT).facts).toEqual([])
    const words = ({ words: quoted }: { words: string }) => quoted
    const before = forPerson(note, AT).map(words)
    expect(before).not.toEqual([])
    expect(forPerson(note, AT, [read('no-dye', { words: 'Meu xpto não sai do zzz' })]).map(words)).toEqual(before)
    expect(forPerson(note, AT, [read('scar', { words: 'do zzz' })]).map(({ concern }) => concern)).toContain('cicatriz')
  })
})
