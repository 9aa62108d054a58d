/** Reproducible random people, read by the orders' functions, to measure how much reports differ. */
import fc from 'fast-check'
import type { FaceShape } from '#visagism/knowledge/axes.ts'
import { type Analysis, analyse } from '#visagism/analysis/analysis.ts'
import { FACE_SHAPES } from '#visagism/knowledge/axes.ts'
import { TWELVE } from '#visagism/colour/seasons.ts'
import {
  COLOUR_PREFERENCES,
  GENDERS,
  HAIR_LENGTHS,
  MAINTENANCE_LEVELS,
  OBJECTIVES,
  STYLES,
} from '#visagism/knowledge/form.ts'
import { OBSERVED_FIELDS } from '#visagism/observed/observed.ts'
import { QUIZ_OBJECTIVES, type QuizObjective } from '#visagism/knowledge/quiz-questions.ts'
import { faceWith } from '#visagism/testing/test-people.ts'
import { sentencesOf, sharedPart } from './differences.ts'
import { briefFrom, PersonFile } from './person-file.ts'

const NAMES = [
  'Ana Clara Nunes',
  'Bruno Sá',
  'Dandara Reis',
  'Ícaro Melo',
  'João Pedro Lima',
  'Zuleica Prates',
  'Noa Brito',
]
const NOTES = [
  '',
  'Uso óculos e tenho pouco tempo de manhã.',
  'Prendo o cabelo no trabalho.',
  'Treino todo dia e passo calor.',
  'Tenho fios brancos e não pinto.',
  'Não gosto de franja.',
  'Trabalho em escritório formal.',
  'Quero manter os cachos naturais.',
]
const PHOTO = { width: 1200, height: 1600 }

const maybe = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined })
const ratio = (min: number, max: number) => fc.double({ min, max, noNaN: true })

/** Some fields are missing, and half have full hair. */
const OBSERVED = fc.record({
  skin: maybe(OBSERVED_FIELDS.skin),
  hairColour: maybe(OBSERVED_FIELDS.hairColour),
  greys: maybe(OBSERVED_FIELDS.greys),
  texture: fc.constantFrom(...OBSERVED_FIELDS.texture),
  length: maybe(OBSERVED_FIELDS.length),
  sides: maybe(OBSERVED_FIELDS.sides),
  brows: maybe(OBSERVED_FIELDS.brows),
  glasses: maybe(OBSERVED_FIELDS.glasses),
  frame: maybe(OBSERVED_FIELDS.frame),
  frameColour: maybe(OBSERVED_FIELDS.frameColour),
  eyes: maybe(OBSERVED_FIELDS.eyes),
  ageBand: maybe(OBSERVED_FIELDS.ageBand),
  top: fc.oneof(fc.constant('cheio' as const), fc.constantFrom(...OBSERVED_FIELDS.top)),
})

const FORM = fc.record({
  fullName: fc.constantFrom(...NAMES),
  gender: fc.constantFrom(...GENDERS),
  objective: fc.constantFrom(...OBJECTIVES),
  style: fc.constantFrom(...STYLES),
  hairLength: fc.constantFrom(...HAIR_LENGTHS),
  beardPreference: fc.constantFrom('Sem barba', 'Por fazer', 'Curta', 'Cheia', 'Não se aplica'),
  colorPreferences: fc.subarray([...COLOUR_PREFERENCES], { minLength: 1, maxLength: 3 }),
  maintenanceLevel: fc.constantFrom(...MAINTENANCE_LEVELS),
  observations: fc.constantFrom(...NOTES),
})

const POINTS = fc
  .tuple(ratio(1.2, 1.55), ratio(0.82, 0.96), ratio(0.79, 0.98), ratio(0.72, 0.87), ratio(0.26, 0.35), ratio(0.6, 0.69))
  .map(([lengthRatio, foreheadRatio, jawRatio, jawHeight, brow, nose]) => {
    const points = faceWith({ lengthRatio, foreheadRatio, jawRatio, jawHeight })
    const at = (share: number) => ({
      x: points.chin.x,
      y: points.hairline.y + (points.chin.y - points.hairline.y) * share,
    })
    return { ...points, browLine: at(brow), noseBase: at(nose) }
  })

const PERSON = fc.record({ form: FORM, observed: OBSERVED, points: POINTS, season: maybe(TWELVE) })
type Made = typeof PERSON extends fc.Arbitrary<infer T> ? T : never

const said = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>

const analysed = (
  { form, observed, points, season }: Made,
  shape: FaceShape,
  objective: QuizObjective,
  measured: boolean,
) =>
  analyse(
    briefFrom(
      PersonFile.parse({
        form,
        observed: said(observed),
        quiz: { objective },
        desk: { shape, by: 'Equipe de visagismo', ...(season ? { season } : {}) },
        ...(measured ? { marking: { front: { points, photo: PHOTO } } } : {}),
        at: '2026-11-20T12:00:00.000Z',
      }),
      {},
    ),
  )

export interface RandomPair {
  readonly kind: 'same measured' | 'same unmeasured' | 'others'
  readonly pair: readonly [Analysis, Analysis]
  readonly who: string
  /** 0 to 1 */
  readonly shared: number
}

const nameOf = ({ person, face, intention }: Analysis) => `${person.firstName} (${face.primary}, ${intention.id})`

/** Makes `many` pairs of each kind. */
export function randomPairs(many: number, seed = 20_261_123): RandomPair[] {
  const where = fc.record({
    one: PERSON,
    other: PERSON,
    shape: fc.constantFrom(...FACE_SHAPES),
    otherShape: fc.constantFrom(...FACE_SHAPES),
    objective: fc.constantFrom(...QUIZ_OBJECTIVES),
    otherObjective: fc.constantFrom(...QUIZ_OBJECTIVES),
  })
  return fc.sample(where, { numRuns: many, seed, unbiased: true }).flatMap((made): RandomPair[] => {
    const { one, other, shape, otherShape, objective, otherObjective } = made
    const pair = (kind: RandomPair['kind'], a: Analysis, b: Analysis): RandomPair => ({
      kind,
      pair: [a, b],
      who: `${nameOf(a)}, ${nameOf(b)}`,
      shared: sharedPart(sentencesOf(a), sentencesOf(b)),
    })
    const same = (measured: boolean) =>
      [one, other].map((person) => analysed(person, shape, objective, measured)) as [Analysis, Analysis]
    const [measured, unmeasured] = [same(true), same(false)]
    const isOther = shape !== otherShape || objective !== otherObjective
    return [
      pair('same measured', ...measured),
      pair('same unmeasured', ...unmeasured),
      ...(isOther ? [pair('others', measured[0], analysed(other, otherShape, otherObjective, true))] : []),
    ]
  })
}
