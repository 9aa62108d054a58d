import { firstName } from '#contract/first-name.ts'
import { QUIZ_QUESTIONS, type QuizShape } from '#visagism/quiz-questions.ts'
import { referencesOf, RESULT } from '../content/result.ts'
import type { StoredResult } from '../quiz-result.ts'

/** What the page's top says of a result, and its picture. */
export function topOf({ userName, score }: StoredResult) {
  const { faceShape, totalPoints } = score
  const isOfShape = shapeWords(faceShape)
  return {
    points: `${totalPoints.toLocaleString('pt-BR')} pontos`,
    hello: RESULT.hello(firstName(userName)),
    title: RESULT.title(isOfShape),
    motto: optionOf(faceShape)?.description ?? '',
    references: referencesOf(faceShape),
    // Written out: how pictures are cut is more than this one needs. A test holds it against them.
    picture: {
      width: 900,
      height: 990,
      decoding: 'async',
      fetchPriority: 'high',
      alt: `Retrato desenhado de um rosto que ${isOfShape}, com as quatro linhas de medida`,
      src: `/pictures/resultado-${faceShape}.webp`,
    } as const,
  }
}

/** The same before the result is known. */
export const TOP_COMING = {
  points: '',
  hello: '',
  title: RESULT.loading,
  motto: '',
  references: '',
  picture: null,
}

/** `é oval`, `tem formato de coração`: what a face is said to be. A noun is no adjective. */
export function shapeWords(shape: QuizShape): string {
  const word = optionOf(shape)?.label.toLowerCase() ?? ''
  return NOUNS.has(shape) ? `tem formato de ${word}` : `é ${word}`
}
const NOUNS: ReadonlySet<QuizShape> = new Set(['coracao', 'triangulo', 'diamante'])

/** The test's own words for a shape: the table of shapes would be another file to wait for. */
const optionOf = (shape: QuizShape) => QUIZ_QUESTIONS[0]?.options.find(({ value }) => value === shape)
