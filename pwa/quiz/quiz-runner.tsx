import { lazy, Suspense, useEffect } from 'react'
import { NO_HEAD } from '#visagism/quiz-head/head.ts'
import { scoreQuiz } from '#visagism/quiz-scoring.ts'
import { EmailStep } from './email-step.tsx'
import { NameStep } from './name-step.tsx'
import { QuestionScreen } from './question-screen.tsx'
import { questionAt } from './quiz-flow.ts'
import { useQuiz } from './use-quiz.ts'

/** Comes with the drawing: landing and first question wait for neither. */
const loadHeadStep = () => import('./head/head-step.tsx')
const HeadStep = lazy(() => loadHeadStep().then(({ HeadStep: step }) => ({ default: step })))

interface QuizRunnerProps {
  /** False for who comes back to a test begun before. */
  isNew: boolean
  onIntro: () => void
}

/** The test after its landing: one step at a time, then on to the result. */
export function QuizRunner({ isNew, onIntro }: QuizRunnerProps) {
  const quiz = useQuiz({ isNew, onIntro })
  const { step, head, answers } = quiz.progress
  const { faceShape } = scoreQuiz(answers)
  const question = questionAt(step)
  // On its way while the first questions are read, and there without a network after them.
  useEffect(() => {
    const load = async () => {
      await Promise.all([loadHeadStep(), import('./head/own-drawing.tsx')])
      await (await import('./head/head-picture.ts')).loadDrawing()
    }
    void load().catch(() => undefined)
  }, [])
  // The answers about the face are in: what the result will show is drawn meanwhile.
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
