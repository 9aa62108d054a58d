import { firstName } from '#contract/first-name.ts'
import { QUIZ_QUESTIONS, type QuizShape } from '#visagism/quiz-questions.ts'
import { referencesOf, RESULT } from '../content/result.ts'
import type { StoredResult } from '../quiz-result.ts'

/** What the page's top says of a result, and its picture. */
export function topOf({ userName, score }: StoredResult) {
  const { faceShape, totalPoints } = score
  const shape = titleWord(faceShape)
  return {
    points: `${totalPoints.toLocaleString('pt-BR')} pontos`,
    hello: RESULT.hello(firstName(userName)),
    title: RESULT.title(shape),
    motto: optionOf(faceShape)?.description ?? '',
    references: referencesOf(faceShape),
    // Written out: how pictures are cut is more than this one needs. A test holds it against them.
    picture: {
      width: 900,
      height: 990,
      decoding: 'async',
      fetchPriority: 'high',
      alt: `Retrato desenhado de um rosto de formato ${shape}, com as quatro linhas de medida`,
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

/** `coração` where the sentence is "Seu rosto é …". */
export const titleWord = (shape: QuizShape) => optionOf(shape)?.label.toLowerCase() ?? ''

/** The test's own words for a shape: the table of shapes would be another file to wait for. */
const optionOf = (shape: QuizShape) => QUIZ_QUESTIONS[0]?.options.find(({ value }) => value === shape)
