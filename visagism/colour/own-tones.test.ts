import { expect, test } from 'vitest'
import type { ObservedRecord } from '../observed/observed.ts'
import { ownTones } from './own-tones.ts'

const said = <V extends string>(value: V) => ({ value, by: 'cliente', at: '2026-11-01T10:00:00.000Z' }) as const
const OWN: ObservedRecord = {
  skin: said('escura'),
  hairColour: said('preto'),
  greys: said('metade'),
  eyes: said('castanho-escuro'),
}

test('skin, hair with its white over what it was, and iris, as they are drawn', () => {
  expect(ownTones(OWN).map(({ part, word }) => [part, word])).toEqual([
    ['pele', 'escura'],
    ['cabelo', 'preto, metade branco'],
    ['íris', 'castanho-escuro'],
  ])
  expect(ownTones(OWN)[1]?.under).toBeDefined()
  expect(ownTones({ ...OWN, greys: said('alguns') })[1]?.under).toBeUndefined()
})

test.each([
  ['covered', { covering: said('véu') }],
  ['shaven', { length: said('raspado') }],
  ['bare', { top: said('sem fios') }],
  ['dyed in no colour of hair', { hairColour: said('colorido') }],
] as const)('no hair that is %s', (_, more) => {
  expect(ownTones({ ...OWN, ...more }).map(({ part }) => part)).toEqual(['pele', 'íris'])
})

test.each([
  ['covered', { covering: said('turbante') }],
  ['shaven', { length: said('raspado') }],
  ['bare', { top: said('sem fios') }],
] as const)('the beard instead of hair that is %s, where one is worn', (_, more) => {
  const parts = (beard: 'sem' | 'por fazer' | 'cheia' | 'bigode') =>
    ownTones({ ...OWN, ...more, beard: said(beard) }).map(({ part }) => part)
  expect(parts('cheia')).toEqual(['pele', 'barba', 'íris'])
  expect(parts('bigode')).toEqual(['pele', 'barba', 'íris'])
  expect(parts('sem')).toEqual(['pele', 'íris'])
  expect(parts('por fazer')).toEqual(['pele', 'íris'])
})

test('nothing where the skin is not known, or nothing beside it', () => {
  const { skin, hairColour, greys, eyes } = OWN
  expect(ownTones({ ...(hairColour && { hairColour }), ...(greys && { greys }), ...(eyes && { eyes }) })).toEqual([])
  expect(ownTones({ ...(skin && { skin }) })).toEqual([])
  expect(ownTones()).toEqual([])
})
