import { QUIZ_QUESTIONS, type QuizShape } from '#visagism/quiz-questions.ts'
import { referencesOf, RESULT } from '../content/result.ts'
import { mottoOf } from '../motto.ts'
import type { StoredResult } from '../quiz-result.ts'

/** What the page's top says of a result. */
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

/** The same before the result is known. */
export const TOP_COMING = {
  points: '',
  hello: '',
  title: RESULT.loading,
  motto: '',
  emoji: '',
  references: '',
}

/** What is heard of a picture of the visitor: its shape, and that it is a drawing. */
export const headAlt = (shape: QuizShape): string => `Desenho de um rosto ${inShape(shape)}, feito das suas respostas`

/** `oval`, `em coração`: after "rosto". A noun is no adjective. */
export function inShape(shape: QuizShape): string {
  const word = optionOf(shape)?.label.toLowerCase() ?? ''
  return NOUNS.has(shape) ? `em ${word}` : word
}
const NOUNS: ReadonlySet<QuizShape> = new Set(['coracao', 'triangulo', 'diamante'])

/** The test's own words for a shape: the table of shapes would be another file to wait for. */
const optionOf = (shape: QuizShape) => QUIZ_QUESTIONS[0]?.options.find(({ value }) => value === shape)
