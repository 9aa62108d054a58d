import { expect, test } from 'vitest'
import { traitsOf } from '../looks/portrait-of.ts'
import { faceWith } from '../testing/test-people.ts'
import type { ObservedField, ObservedRecord, ObservedValue } from '../observed/observed.ts'
import { mergeEvidence, type Marking, type Testimony } from './evidence.ts'
import { REQUIRED_POINTS } from './measure.ts'
import type { HairlineSight, PointOrigin } from './proposed.ts'

const seen = (values: { readonly [F in ObservedField]?: ObservedValue<F> }): ObservedRecord =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, { value, by: 'cliente', at: '2026-11-18' }]),
  )
const POINTS = faceWith({ lengthRatio: 1.3, foreheadRatio: 0.84, jawRatio: 0.9 })
const MARKING: Marking = { points: POINTS, by: 'visagista', at: '2026-11-18' }
const widths = (testimony: Testimony) => {
  const evidence = mergeEvidence(testimony)
  if (!evidence) throw new Error('nothing heard')
  return evidence.ownWidths
}
const marked = (more: Partial<Marking> = {}, observed?: ObservedRecord) =>
  widths({ marking: { ...MARKING, ...more }, observed })
const proposed = (origin: PointOrigin, hairline: HairlineSight = 'seen') => ({
  proposed: { origins: Object.fromEntries(REQUIRED_POINTS.map((name) => [name, origin])), straight: POINTS, hairline },
})

const OWN = { length: expect.closeTo(1.3), forehead: expect.closeTo(0.84), jaw: expect.closeTo(0.9) }

test('a person is drawn by what was marked on the edge of their face', () => {
  expect(marked()).toEqual(OWN)
  expect(marked(proposed('moved'))).toEqual(OWN)
})

test('somebody’s word on the shape leaves the widths as they are', () => {
  const confirmation = { shape: 'diamante', by: 'Helena', at: '2026-11-18' } as const
  expect(widths({ marking: MARKING, confirmation })).toEqual(OWN)
  expect(widths({ confirmation })).toBeNull()
})

test.each([
  ['a cloth over the forehead', {}, { covering: 'véu' }, { jaw: OWN.jaw }],
  ['a beard over the jaw', {}, { beard: 'cheia' }, { length: OWN.length, forehead: OWN.forehead }],
  ['stubble, through which a jaw is seen', {}, { beard: 'por fazer' }, OWN],
  ['no hair on top', {}, { top: 'sem fios' }, OWN],
  ['a hairline that nobody saw', proposed('device', 'fringe'), {}, null],
  ['points of a program, looked at', proposed('checked'), {}, { length: OWN.length }],
] as const)('of a photo with %s only what it shows', (_, more, observed, expected) => {
  expect(marked(more, seen(observed))).toEqual(expected)
})

test('a head that was turned has one side too narrow', () => {
  const turnedBy = (by: number) => ({ ...POINTS, hairline: { ...POINTS.hairline, x: POINTS.hairline.x + by } })
  const aside = (by: number) => marked({ points: turnedBy(by) })
  const wide = POINTS.cheekboneRight.x - POINTS.cheekboneLeft.x
  expect(aside(0)).toEqual(OWN)
  expect(aside(wide * 0.15)).toBeNull()
  expect(mergeEvidence({ marking: { ...MARKING, points: turnedBy(wide * 0.25) } })).toBeNull()
})

test('who is drawn has them, and who has none is drawn as the shape', () => {
  const evidence = mergeEvidence({ marking: MARKING })
  if (!evidence) throw new Error('nothing heard')
  const person = { gender: 'Feminino' }
  expect(traitsOf({ person, evidence }).widths).toEqual(OWN)
  for (const ownWidths of [null, undefined])
    expect(traitsOf({ person, evidence: { ...evidence, ownWidths } })).not.toHaveProperty('widths')
})
