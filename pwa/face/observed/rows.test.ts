import { describe, expect, it } from 'vitest'
import { OBSERVED_FIELDS } from '#visagism/observed/observed.ts'
import { profileAnswers, rowsFor, asksBeard, curlTypesOf, saying, withTrait } from './rows.ts'

const asked = { record: {}, hasBeardRow: false, asksCoveringFirst: false, tellsHair: false }
const veil = saying({ covering: 'véu' })

describe('the rows', () => {
  it.each([
    ['nobody knows anything', asked],
    ['a beard is asked', { ...asked, hasBeardRow: true }],
    ['no hair was seen', { ...asked, asksCoveringFirst: true }],
    ['no hair was seen, with a beard', { ...asked, hasBeardRow: true, asksCoveringFirst: true }],
    ['covered from before', { ...asked, record: veil, asksCoveringFirst: true }],
    [
      'covered, a beard, hair told all the same',
      { record: veil, hasBeardRow: true, asksCoveringFirst: true, tellsHair: true },
    ],
    [
      'uncovered again, with a beard',
      { record: saying({ covering: 'não' }), hasBeardRow: true, asksCoveringFirst: true, tellsHair: false },
    ],
  ])('are eight at most, and none is lost: %s', (_, wanted) => {
    const { shown, more } = rowsFor(wanted)
    const all = [...shown, ...more]
    expect(shown.length).toBeLessThanOrEqual(8)
    expect(new Set(all).size).toBe(all.length)
    for (const row of ['skin', 'covering', 'beard', 'glasses', 'eyes'] as const) expect(all).toContain(row)
  })

  it('ask of a covering last, and of it under “Mais” where a beard is asked', () => {
    expect(rowsFor(asked).shown.at(-1)).toBe('covering')
    expect(rowsFor(asked).more).toEqual(['beard'])
    expect(rowsFor({ ...asked, hasBeardRow: true })).toMatchObject({ more: ['covering'] })
  })

  it('ask of a covering before the hair where no hair was seen, and still of the hair', () => {
    const { shown, more } = rowsFor({ ...asked, asksCoveringFirst: true })
    expect(shown.slice(0, 3)).toEqual(['skin', 'covering', 'hairColour'])
    expect(shown).toHaveLength(8)
    expect(more).toEqual(['beard'])
  })

  it('leave out what a covering hides, until the person wants to tell', () => {
    const covered = { ...asked, record: veil, asksCoveringFirst: true }
    expect(rowsFor(covered).shown).toEqual(['skin', 'covering', 'glasses', 'eyes'])
    expect(rowsFor({ ...covered, hasBeardRow: true }).shown).toHaveLength(5)
    expect(rowsFor({ ...covered, tellsHair: true }).shown.slice(0, 4)).toEqual([
      'skin',
      'covering',
      'hairColour',
      'texture',
    ])
  })
})

describe('what the profile answered', () => {
  it('is taken over where both lists say the same', () => {
    expect(profileAnswers({ hairLength: 'Médio', beardPreference: 'Cheia' })).toEqual({
      length: 'médio',
      beard: 'cheia',
    })
    expect(profileAnswers({ hairLength: 'Curto', beardPreference: 'Não se aplica' })).toEqual({ length: 'curto' })
    expect(profileAnswers({})).toEqual({})
  })

  it('asks of a beard whoever wears one, and men', () => {
    expect(asksBeard({ gender: 'Masculino', beardPreference: 'Não se aplica' })).toBe(true)
    expect(asksBeard({ gender: 'Não-binário', beardPreference: 'Por fazer' })).toBe(true)
    expect(asksBeard({ gender: 'Feminino', beardPreference: 'Sem barba' })).toBe(false)
    expect(asksBeard({})).toBe(false)
  })
})

describe('a tile', () => {
  it.each(OBSERVED_FIELDS.hairColour)('shows the colour %s on hair that is there', (colour) => {
    const bare = saying({ top: 'sem fios', length: 'raspado', greys: 'quase todos', covering: 'véu' })
    expect(withTrait(bare, 'hairColour', colour, true)).toEqual(saying({ hairColour: colour, length: 'curto' }))
  })

  it('shows one trait and keeps the others', () => {
    const person = saying({ skin: 'retinta', eyes: 'mel', glasses: 'sempre', beard: 'curta' })
    expect(withTrait(person, 'beard', 'cheia', true)).toEqual(
      saying({ skin: 'retinta', eyes: 'mel', glasses: 'sempre', beard: 'cheia' }),
    )
    expect(withTrait(person, 'eyes', 'azul', true)).not.toHaveProperty('glasses')
  })

  it('shows a frame on the face, whether it is worn all day or not', () => {
    const reader = saying({ glasses: 'às vezes', frameColour: 'vinho' })
    expect(withTrait(reader, 'frame', 'gatinho', false)).toEqual(
      saying({ glasses: 'sempre', frameColour: 'vinho', frame: 'gatinho' }),
    )
  })

  it('offers the curl types of the texture alone', () => {
    expect(curlTypesOf(saying({ texture: 'crespo' }))).toEqual(['4A', '4B', '4C'])
    expect(curlTypesOf({})).toEqual([])
  })
})
