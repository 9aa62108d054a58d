import { HAIR_TEXTURES } from '#visagism/knowledge/axes.ts'
import { paths } from '#pwa/paths.ts'
import { QUIZ_QUESTIONS } from '#visagism/knowledge/quiz-questions.ts'
import { optionPicture, strandPicture } from '#pwa/frame/quiz-pictures.ts'

/** Files to cache, so that a test once opened can be finished offline. */
export const quizNeeds = (): string[] => [
  paths.quizResult,
  ...HAIR_TEXTURES.map((texture) => strandPicture(texture).src),
  ...QUIZ_QUESTIONS.flatMap(({ id, options }) => options.map(({ value }) => optionPicture(id, value).src)),
]
