/** Scores the free test (docs/visagism.md §4 step 5); unknown or missing answers score nothing. */
import {
  QUESTION_IDS,
  QUESTION_POINTS,
  QUIZ_OBJECTIVES,
  QUIZ_QUESTIONS,
  QUIZ_SHAPES,
  QUIZ_STYLES,
  type QuestionId,
  type QuizObjective,
  type QuizShape,
  type QuizStyle,
} from './quiz-questions.ts'

/** Loosely typed, to read stored leads of any age. */
export type QuizAnswers = Readonly<Partial<Record<QuestionId, string | undefined>>>

export type ShapePoints = Readonly<Record<QuizShape, number>>

export type QuizScore = {
  readonly faceShape: QuizShape
  readonly style: QuizStyle
  readonly objective: QuizObjective
  /** 0–1300. */
  readonly totalPoints: number
  readonly shapePoints: ShapePoints
}

type Gains = Readonly<Partial<Record<QuizShape, number>>>

/** Besides the contour. */
export const FACE_QUESTIONS = ['jaw', 'forehead', 'cheekbones', 'faceLength'] as const
export type FaceQuestion = (typeof FACE_QUESTIONS)[number]

const CHOSEN_SHAPE_POINTS = 3
const GAINS: Readonly<Record<FaceQuestion, Readonly<Record<string, Gains>>>> = {
  jaw: {
    suave: { oval: 1, redondo: 1 },
    marcada: { quadrado: 2, diamante: 1 },
    angulada: { quadrado: 2, diamante: 1 },
    quase_reta: {},
  },
  forehead: { maior: { coracao: 2 }, menor: { triangulo: 2 }, igual: { oval: 1, quadrado: 1 } },
  cheekbones: { evidentes: { diamante: 2 }, moderadas: {}, discretas: {} },
  faceLength: { longo: { oval: 1, diamante: 1 }, curto: { redondo: 1, quadrado: 1 }, medio: {} },
}

/** Highest wins, ties in seed order; without answers: oval, classico, sofisticacao, 0 points. */
export function scoreQuiz(answers: QuizAnswers): QuizScore {
  const shapePoints = scoreShapes(answers)
  const [faceShape = 'oval'] = [...QUIZ_SHAPES].sort((a, b) => shapePoints[b] - shapePoints[a])
  return {
    faceShape,
    style: QUIZ_STYLES.find((style) => style === answers.style) ?? 'classico',
    objective: QUIZ_OBJECTIVES.find((objective) => objective === answers.objective) ?? 'sofisticacao',
    totalPoints: QUESTION_IDS.reduce((sum, id) => sum + (isKnown(id, answers[id]) ? QUESTION_POINTS[id] : 0), 0),
    shapePoints,
  }
}

/** Style and objective are no evidence of a shape. */
export function saysShape(answers: QuizAnswers): boolean {
  return QUIZ_SHAPES.some((shape) => scoreShapes(answers)[shape] > 0)
}

/** For one shape, of those for any. */
export type Votes = { readonly for: number; readonly of: number }

export function votesFor(answers: QuizAnswers, shape: QuizShape): Votes {
  const spoken = [
    QUIZ_SHAPES.filter((one) => one === answers.faceShape),
    ...FACE_QUESTIONS.map((id) => shapesFor(id, answers[id])),
  ].filter((shapes) => shapes.length > 0)
  return { for: spoken.filter((shapes) => shapes.includes(shape)).length, of: spoken.length }
}

function scoreShapes(answers: QuizAnswers): ShapePoints {
  const points: Record<QuizShape, number> = { oval: 0, redondo: 0, quadrado: 0, coracao: 0, triangulo: 0, diamante: 0 }
  for (const shape of QUIZ_SHAPES) if (shape === answers.faceShape) points[shape] += CHOSEN_SHAPE_POINTS
  for (const id of FACE_QUESTIONS) {
    const gains = gainsOf(id, answers[id])
    for (const shape of QUIZ_SHAPES) points[shape] += gains[shape] ?? 0
  }
  return points
}

/** Empty if the answer decides nothing. */
export const shapesFor = (id: FaceQuestion, value: string | undefined): readonly QuizShape[] =>
  QUIZ_SHAPES.filter((shape) => (gainsOf(id, value)[shape] ?? 0) > 0)

function gainsOf(id: keyof typeof GAINS, value: string | undefined): Gains {
  return value !== undefined && Object.hasOwn(GAINS[id], value) ? (GAINS[id][value] ?? {}) : {}
}

function isKnown(id: QuestionId, value: string | undefined): boolean {
  return QUIZ_QUESTIONS.some(
    (question) => question.id === id && question.options.some((option) => option.value === value),
  )
}
