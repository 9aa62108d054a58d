import { QUIZ_QUESTIONS, type QuizShape } from '#visagism/knowledge/quiz-questions.ts'
import { referencesOf, RESULT } from '../content/result.ts'
import { mottoOf } from '../motto.ts'
import type { StoredResult } from '../quiz-result.ts'

export function topOf({ greeting, score, head }: StoredResult) {
  const { faceShape, totalPoints } = score
  const option = optionOf(faceShape)
  return {
    points: `${totalPoints.toLocaleString('pt-BR')} pontos`,
    hello: RESULT.hello(greeting),
    title: `Rosto ${inShape(faceShape)}.`,
    motto: option ? mottoOf(option, head) : '',
    emoji: option?.emoji ?? '',
    references: referencesOf(faceShape, head),
  }
}

export const TOP_COMING = {
  points: '',
  hello: '',
  title: RESULT.loading,
  motto: '',
  emoji: '',
  references: '',
}

/** Must say that it is a drawing. */
export const headAlt = (shape: QuizShape): string => `Desenho de um rosto ${inShape(shape)}, feito das suas respostas`

/** Follows "rosto": `oval`, but `em coração`. */
export function inShape(shape: QuizShape): string {
  const word = optionOf(shape)?.label.toLowerCase() ?? ''
  return NOUNS.has(shape) ? `em ${word}` : word
}
const NOUNS: ReadonlySet<QuizShape> = new Set(['coracao', 'triangulo', 'diamante'])

/** Uses the test's words, because the table of shapes would be another file to load. */
const optionOf = (shape: QuizShape) => QUIZ_QUESTIONS[0]?.options.find(({ value }) => value === shape)
