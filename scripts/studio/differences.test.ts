import { describe, expect, it } from 'vitest'
import { type Analysis, analyse, type Brief } from '#visagism/analysis/analysis.ts'
import { FACE_SHAPES, type FaceShape } from '#visagism/knowledge/axes.ts'
import type { MarkedPoints } from '#visagism/face/measure.ts'
import { QUIZ_OBJECTIVES, type QuizObjective } from '#visagism/knowledge/quiz-questions.ts'
import { faceWith } from '#visagism/testing/test-people.ts'
import { sentencesOf, sharedPart } from './differences.ts'
import { briefFrom, PersonFile, type PersonFileInput } from './person-file.ts'
import { randomPairs } from './random-people.ts'
import { SAMPLE_NAMES } from './sample-people.ts'
import { sampleBrief } from './sample-report.ts'

/** `same…`: the same shape and intention. */
const MOST = { sameMeasured: 0.5, sameUnmeasured: 0.6, others: 0.4 }

const PHOTO = { width: 1200, height: 1600 }

/** They agree only in the test's answers. */
const FORMS = [
  {
    form: {
      fullName: 'Ana Clara Nunes',
      gender: 'Feminino',
      objective: 'Melhoria sutil',
      style: 'Clássico',
      hairLength: 'Longo',
      colorPreferences: ['green'],
      maintenanceLevel: 'Baixa',
      observations: 'Prendo o cabelo no trabalho.',
    },
    observed: {
      skin: 'clara',
      hairColour: 'castanho',
      texture: 'ondulado',
      length: 'longo',
      brows: 'finas',
      eyes: 'azul',
      ageBand: '30 a 44',
    },
  },
  {
    form: {
      fullName: 'Zuleica Prates',
      gender: 'Feminino',
      objective: 'Mudança radical',
      style: 'Moderno',
      hairLength: 'Curto',
      colorPreferences: ['blue', 'red'],
      maintenanceLevel: 'Alta',
      observations: 'Uso óculos e treino todo dia.',
    },
    observed: {
      skin: 'escura',
      hairColour: 'preto',
      texture: 'cacheado',
      length: 'curto',
      glasses: 'sempre',
      brows: 'cheias',
      eyes: 'mel',
    },
  },
] as const satisfies readonly Pick<PersonFileInput, 'form' | 'observed'>[]

const wide = faceWith({ lengthRatio: 1.45, foreheadRatio: 0.95, jawRatio: 0.91, jawHeight: 0.82 })
const FACES: readonly MarkedPoints[] = [
  faceWith({ lengthRatio: 1.31, foreheadRatio: 0.88, jawRatio: 0.82 }),
  { ...wide, browLine: { x: 600, y: 640 }, noseBase: { x: 600, y: 890 } },
]

function two(shape: FaceShape, objective: QuizObjective, isMeasured: boolean): readonly Brief[] {
  return FORMS.map((person, index) => {
    const points = FACES[index]
    return briefFrom(
      PersonFile.parse({
        ...person,
        quiz: { objective },
        desk: { shape, by: 'Equipe de visagismo' },
        ...(isMeasured && points ? { marking: { front: { points, photo: PHOTO } } } : {}),
        at: '2026-11-20T12:00:00.000Z',
      }),
      {},
    )
  })
}

const sharedBy = ([a, b]: readonly (readonly [string, Analysis])[]): string =>
  a && b ? `${a[0]}, ${b[0]}: ${Math.round(sharedPart(sentencesOf(a[1]), sentencesOf(b[1])) * 100)} %` : ''

const analysed = SAMPLE_NAMES.map((name) => [name, analyse(sampleBrief(name))] as const)

const pairs = randomPairs(60)
const shareUnder = (shares: readonly number[], most: number) =>
  shares.filter((share) => share < most).length / shares.length

describe('different people read different words:', () => {
  it('any two of the sample people', () => {
    const tooAlike = analysed.flatMap((one, index) =>
      analysed.slice(index + 1).flatMap((other) => {
        const [a, b] = [one[1], other[1]]
        const isSame = a.face.primary === b.face.primary && a.intention.id === b.intention.id
        const isMeasured = a.evidence.measures !== null && b.evidence.measures !== null
        const most = isSame ? (isMeasured ? MOST.sameMeasured : MOST.sameUnmeasured) : MOST.others
        return sharedPart(sentencesOf(a), sentencesOf(b)) < most ? [] : [sharedBy([one, other])]
      }),
    )
    expect(tooAlike).toEqual([])
  })

  it.each(FACE_SHAPES)('two people of the same shape (%s) and intention, measured and not', (shape) => {
    const tooAlike = QUIZ_OBJECTIVES.flatMap((objective) =>
      [true, false].flatMap((isMeasured) => {
        const pair = two(shape, objective, isMeasured).map(
          (brief) => [`${objective} ${isMeasured}`, analyse(brief)] as const,
        )
        const [a, b] = pair.map(([, analysis]) => sentencesOf(analysis))
        const most = isMeasured ? MOST.sameMeasured : MOST.sameUnmeasured
        return a && b && sharedPart(a, b) >= most ? [sharedBy(pair)] : []
      }),
    )
    expect(tooAlike).toEqual([])
  })

  // Random pairs may share style, length and rhythm, and then over half.
  it.each([
    ['same measured', MOST.sameMeasured],
    ['same unmeasured', MOST.sameUnmeasured],
    ['others', MOST.others],
  ] as const)('nine in ten pairs made by chance (%s)', (kind, most) => {
    const shared = pairs.filter((pair) => pair.kind === kind).map((pair) => pair.shared)
    expect(shared.length).toBeGreaterThan(50)
    expect(shareUnder(shared, most)).toBeGreaterThanOrEqual(0.9)
    expect(shareUnder(shared, most - 0.08)).toBeGreaterThanOrEqual(0.5)
  })

  it('the sample people, had nobody measured or confirmed anything', () => {
    const unmeasured = SAMPLE_NAMES.map((name) => {
      const { marking: _marking, side: _side, ...brief } = sampleBrief(name)
      const { primary } = analyse(sampleBrief(name)).evidence
      return [name, analyse({ ...brief, confirmation: { shape: primary, by: 'Equipe', at: brief.at } })] as const
    })
    const tooAlike = unmeasured.flatMap((one, index) =>
      unmeasured.slice(index + 1).flatMap((other) => {
        const isSame = one[1].face.primary === other[1].face.primary && one[1].intention.id === other[1].intention.id
        const most = isSame ? MOST.sameUnmeasured : MOST.others
        return sharedPart(sentencesOf(one[1]), sentencesOf(other[1])) < most ? [] : [sharedBy([one, other])]
      }),
    )
    expect(tooAlike).toEqual([])
  })
})
