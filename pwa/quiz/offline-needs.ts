import { paths } from '#pwa/paths.ts'
import { QUIZ_QUESTIONS, QUIZ_SHAPES } from '#visagism/quiz-questions.ts'
import { optionPicture, resultPicture } from '#pwa/frame/quiz-pictures.ts'

/** What the test shows after its first page, to the result: whoever opened it once finishes it without a network. */
export const quizNeeds = (): string[] => [
  paths.quizResult,
  ...QUIZ_QUESTIONS.flatMap(({ id, options }) => options.map(({ value }) => optionPicture(id, value).src)),
  ...QUIZ_SHAPES.map((shape) => resultPicture(shape).src),
]
