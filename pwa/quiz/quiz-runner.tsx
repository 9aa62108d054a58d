import { lazy, Suspense, useEffect } from 'react'
import { NO_HEAD } from '#visagism/quiz-head/head.ts'
import { scoreQuiz } from '#visagism/knowledge/quiz-scoring.ts'
import { EmailStep } from './email-step.tsx'
import { NameStep } from './name-step.tsx'
import { QuestionScreen } from './question-screen.tsx'
import { questionAt } from './quiz-flow.ts'
import { useQuiz } from './use-quiz.ts'

/** Lazy: the first question must not wait for the drawing engine. */
const loadHeadStep = () => import('./head-step.tsx')
const HeadStep = lazy(() => loadHeadStep().then(({ HeadStep: step }) => ({ default: step })))

interface QuizRunnerProps {
  /** False when resuming. */
  isNew: boolean
  onIntro: () => void
}

export function QuizRunner({ isNew, onIntro }: QuizRunnerProps) {
  const quiz = useQuiz({ isNew, onIntro })
  const { step, head, answers } = quiz.progress
  const { faceShape } = scoreQuiz(answers)
  const question = questionAt(step)
  // Preload, so that it also works offline.
  useEffect(() => {
    const load = async () => {
      await Promise.all([loadHeadStep(), import('./head/own-drawing.tsx')])
      await (await import('./head/head-picture.ts')).loadDrawing()
    }
    void load().catch(() => undefined)
  }, [])
  // Draw the result's pictures ahead.
  useEffect(() => {
    if (step !== 'email' && step !== 'objective') return
    const draw = async () => (await import('./head/head-picture.ts')).storeForResult(head ?? NO_HEAD, faceShape)
    void draw().catch(() => undefined)
  }, [step, head, faceShape])
  return (
    <>
      {question && <QuestionScreen key={step} quiz={quiz} question={question} />}
      {step === 'name' && <NameStep quiz={quiz} />}
      {step === 'head' && (
        <Suspense>
          <HeadStep quiz={quiz} />
        </Suspense>
      )}
      {step === 'email' && <EmailStep quiz={quiz} />}
    </>
  )
}
