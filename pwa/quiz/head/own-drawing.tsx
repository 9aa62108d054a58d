import { QUIZ_FRAMES } from '#pwa/frame/quiz-pictures.ts'
import type { ViewBox } from '#visagism/portrait/portrait.ts'
import type { QuizHead } from '#visagism/quiz-head/head.ts'
import type { QuestionId, QuizOption, QuizQuestion, QuizShape } from '#visagism/quiz-questions.ts'
import { useHeadPicture } from './head-picture.ts'

/** Who is drawn in the answers. */
export interface Sitter {
  readonly head: QuizHead
  readonly shape: QuizShape
}

/** Down to the collar, which is what differs. */
const TO_THE_COLLAR: ViewBox = [-142, -158, 284, 366]
const CLOTHED_FRAMES: Readonly<Partial<Record<QuestionId, ViewBox>>> = {
  style: TO_THE_COLLAR,
  objective: TO_THE_COLLAR,
}

/** The visitor's own head, drawn here; the plate stands empty for the moment that takes. */
export function OwnDrawing({
  question,
  option,
  sitter,
}: {
  question: QuizQuestion
  option: QuizOption
  sitter: Sitter
}) {
  const viewBox = CLOTHED_FRAMES[question.id] ?? QUIZ_FRAMES[question.id].viewBox
  const src = useHeadPicture({ kind: 'option', ...sitter, question: question.id, value: option.value, viewBox })
  const [, , width, height] = viewBox
  return src ? <img src={src} alt="" width={width} height={height} /> : null
}
