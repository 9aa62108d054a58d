import { EmailStep } from './email-step.tsx'
import { NameStep } from './name-step.tsx'
import { QuestionScreen } from './question-screen.tsx'
import { questionAt } from './quiz-flow.ts'
import { useQuiz } from './use-quiz.ts'

interface QuizRunnerProps {
  /** False for who comes back to a test begun before. */
  isNew: boolean
  onIntro: () => void
}

/** The test after its landing: one step at a time, then on to the result. */
export function QuizRunner({ isNew, onIntro }: QuizRunnerProps) {
  const quiz = useQuiz({ isNew, onIntro })
  const { step } = quiz.progress
  const question = questionAt(step)
  return (
    <>
      {question && <QuestionScreen key={step} quiz={quiz} question={question} />}
      {step === 'name' && <NameStep quiz={quiz} />}
      {step === 'email' && <EmailStep quiz={quiz} />}
    </>
  )
}
