import { PictureImage } from '#pwa/ui/picture-image.tsx'
import { STEPS_TEXT } from './content/questions.ts'
import type { Answers } from './quiz-flow.ts'
import { optionPicture } from '#pwa/frame/quiz-pictures.ts'

/** On a wide window the steps that ask for words keep the chosen face beside them. */
export function StepPlate({ answers }: { answers: Answers }) {
  const { faceShape } = answers
  if (!faceShape) return null
  return (
    <figure className="quiz-step-plate">
      <PictureImage {...optionPicture('faceShape', faceShape)} alt="" />
      <figcaption>{STEPS_TEXT.plate}</figcaption>
    </figure>
  )
}
