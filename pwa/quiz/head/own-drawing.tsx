import { QUIZ_FRAMES } from '#pwa/frame/quiz-pictures.ts'
import type { ViewBox } from '#visagism/portrait/portrait.ts'
import { plateOf, type QuizHead } from '#visagism/quiz-head/head.ts'
import type { QuestionId, QuizOption, QuizQuestion, QuizShape } from '#visagism/quiz-questions.ts'
import { useHeadPicture } from './head-picture.ts'

/** Who is drawn in the answers. */
export interface Sitter {
  readonly head: QuizHead
  readonly shape: QuizShape
}

/** Down to the collar, which is what differs. */
const TO_THE_COLLAR: ViewBox = [-158, -154, 316, 342]
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
  const src = useHeadPicture({ kind: 'option', ...sitter, question: question.id, value: option.value }, viewBox)
  const [, , width, height] = viewBox
  return src ? <img src={src} alt="" width={width} height={height} /> : null
}

const PLATE_FRAME: ViewBox = [-112, -172, 224, 268]

/** The visitor as they are, hair and all, beside the tip. */
export function SitterPlate({ sitter: { head, shape } }: { sitter: Sitter }) {
  const src = useHeadPicture({ head, kind: 'now', shape }, PLATE_FRAME)
  return (
    <span className="quiz-sitter" data-plate={plateOf(head)}>
      {src && <img src={src} alt="" width={224} height={268} />}
    </span>
  )
}
