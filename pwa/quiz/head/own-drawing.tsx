import { QUIZ_FRAMES } from '#pwa/frame/quiz-pictures.ts'
import type { ViewBox } from '#visagism/portrait/views/portrait.ts'
import { plateOf, type QuizHead } from '#visagism/quiz-head/head.ts'
import type { QuestionId, QuizOption, QuizQuestion, QuizShape } from '#visagism/knowledge/quiz-questions.ts'
import { useHeadPicture } from './head-picture.ts'

export interface HeadSubject {
  readonly head: QuizHead
  readonly shape: QuizShape
}

/** To the collar, where answers differ. */
const TO_THE_COLLAR: ViewBox = [-158, -154, 316, 342]
const CLOTHED_FRAMES: Readonly<Partial<Record<QuestionId, ViewBox>>> = {
  style: TO_THE_COLLAR,
  objective: TO_THE_COLLAR,
}

/** Drawn on the device; the plate is empty meanwhile. */
export function OwnDrawing({
  question,
  option,
  subject,
}: {
  question: QuizQuestion
  option: QuizOption
  subject: HeadSubject
}) {
  const viewBox = CLOTHED_FRAMES[question.id] ?? QUIZ_FRAMES[question.id].viewBox
  const src = useHeadPicture({ kind: 'option', ...subject, question: question.id, value: option.value }, viewBox)
  const [, , width, height] = viewBox
  return src ? <img src={src} alt="" width={width} height={height} /> : null
}

const PLATE_FRAME: ViewBox = [-112, -172, 224, 268]

export function SubjectPlate({ subject: { head, shape } }: { subject: HeadSubject }) {
  const src = useHeadPicture({ head, kind: 'now', shape }, PLATE_FRAME)
  return (
    <span className="quiz-sitter" data-plate={plateOf(head)}>
      {src && <img src={src} alt="" width={224} height={268} />}
    </span>
  )
}
