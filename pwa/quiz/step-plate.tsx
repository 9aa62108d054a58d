import { lazy, Suspense } from 'react'
import { PictureImage } from '#pwa/ui/picture-image.tsx'
import type { QuizHead } from '#visagism/quiz-head/head.ts'
import { scoreQuiz } from '#visagism/knowledge/quiz-scoring.ts'
import { STEPS_TEXT } from './content/questions.ts'
import type { Answers } from './progress.ts'
import { questionAt } from './quiz-flow.ts'
import { optionPicture } from '#pwa/frame/quiz-pictures.ts'

const OwnDrawing = lazy(() =>
  import('./head/own-drawing.tsx').then(({ OwnDrawing: drawing }) => ({ default: drawing })),
)

/** The chosen contour beside text steps, on the visitor's head once drawn. */
export function StepPlate({ answers, head }: { answers: Answers; head: QuizHead | null }) {
  const question = questionAt('faceShape')
  const option = question?.options.find(({ value }) => value === answers.faceShape)
  // Elsewhere CSS hides it.
  if (!question || !option || !window.matchMedia('(min-width: 900px)').matches) return null
  return (
    <figure className="quiz-step-plate">
      {head ? (
        <Suspense>
          <OwnDrawing question={question} option={option} subject={{ head, shape: scoreQuiz(answers).faceShape }} />
        </Suspense>
      ) : (
        <PictureImage {...optionPicture(question.id, option.value)} alt="" />
      )}
      <figcaption>{STEPS_TEXT.plate}</figcaption>
    </figure>
  )
}
