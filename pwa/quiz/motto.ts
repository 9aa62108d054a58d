import type { QuizHead } from '#visagism/quiz-head/head.ts'
import type { QuizOption } from '#visagism/knowledge/quiz-questions.ts'
import { NEUTRAL_MOTTOS } from '#visagism/knowledge/shape-names.ts'

/** Neutral for people who chose to be drawn as a man or as neither. */
export const mottoOf = ({ value, description }: QuizOption, { presentation }: QuizHead): string =>
  presentation === 'masculino' || presentation === 'tanto-faz' ? (NEUTRAL_MOTTOS[value] ?? description) : description
