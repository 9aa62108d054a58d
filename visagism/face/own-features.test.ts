import { expect, test } from 'vitest'
import { optionsTrying, traitsOf } from '../looks/portrait-of.ts'
import type { ObservedField, ObservedRecord, ObservedValue } from '../observed/observed.ts'
import type { Feature, OwnFeatures } from '../portrait/head/own-features.ts'
import { faceWith } from '../testing/test-people.ts'
import { mergeEvidence, type Marking } from './evidence.ts'
import { REQUIRED_POINTS } from './measure.ts'

const seen = (values: { readonly [F in ObservedField]?: ObservedValue<F> }): ObservedRecord =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, { value, by: 'cliente', at: '2026-11-18' }]),
  )
const POINTS = faceWith({ lengthRatio: 1.3, foreheadRatio: 0.84, jawRatio: 0.9 })
const FOUND = {
  eyeGap: { low: 0.28, high: 0.29 },
  eyeOpening: { low: 0.08, high: 0.09 },
  browHeight: { low: 0.18, high: 0.2 },
  noseWidth: { low: 0.3, high: 0.31 },
  noseLength: { low: 0.47, high: 0.5 },
  mouthWidth: { low: 0.37, high: 0.38 },
  upperLip: { low: 0.055, high: 0.06 },
  lowerLip: { low: 0.08, high: 0.085 },
} as const
const marking = (features?: OwnFeatures): Marking => ({
  points: POINTS,
  by: 'cliente',
  at: '2026-11-18',
  proposed: {
    origins: Object.fromEntries(REQUIRED_POINTS.map((name) => [name, 'checked'])),
    straight: POINTS,
    hairline: 'seen',
    ...(features && { features }),
  },
})
const own = (features?: OwnFeatures, observed?: ObservedRecord) =>
  mergeEvidence({ marking: marking(features), observed })?.ownFeatures
const without = (...hidden: readonly Feature[]) =>
  Object.fromEntries(Object.entries(FOUND).filter(([of]) => !hidden.some((name) => name === of)))

test('a person is drawn by what was found on their photo, whatever the look tries', () => {
  const evidence = mergeEvidence({ marking: marking(FOUND) })
  if (!evidence) throw new Error('nothing heard')
  const subject = { person: { gender: '' }, evidence }
  expect(traitsOf(subject)).toMatchObject({ features: FOUND })
  for (const view of ['front', 'profile'] as const)
    expect(optionsTrying(subject, { shape: 'oval', cut: 'chanel', glasses: 'oval' }, view)).toMatchObject({
      features: FOUND,
    })
})

test('who was marked by hand, or before features were read, is drawn as before', () => {
  expect(own()).toBeNull()
  expect(mergeEvidence({ marking: { points: POINTS, by: 'visagista', at: '' } })?.ownFeatures).toBeNull()
  const evidence = mergeEvidence({ marking: marking() })
  expect(traitsOf({ person: { gender: '' }, evidence: evidence ?? { measures: null } })).not.toHaveProperty('features')
})

test('what was in doubt is left out, and nothing is left of nothing', () => {
  expect(own({ ...FOUND, mouthWidth: null, eyeGap: undefined })).toEqual(without('mouthWidth', 'eyeGap'))
  expect(own({ mouthWidth: null })).toBeNull()
})

const LIPS = ['mouthWidth', 'upperLip', 'lowerLip'] as const
test.each([
  ['glasses always worn', { glasses: 'sempre' }, without('eyeOpening', 'browHeight')],
  ['glasses taken off for the photo', { glasses: 'às vezes' }, FOUND],
  ['a full beard', { beard: 'cheia' }, without(...LIPS)],
  ['a moustache', { beard: 'bigode' }, without(...LIPS)],
  ['a beard under a bare lip', { beard: 'curta', moustache: 'sem' }, FOUND],
  ['stubble', { beard: 'por fazer' }, FOUND],
  ['both', { beard: 'cavanhaque', glasses: 'sempre' }, without(...LIPS, 'eyeOpening', 'browHeight')],
] as const)('under %s only what it leaves bare', (_, observed, expected) => {
  expect(own(FOUND, seen(observed))).toEqual(expected)
})
