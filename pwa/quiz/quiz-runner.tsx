import { useRef } from 'react'
import { paths } from '#pwa/paths.ts'
import { EmailStep } from './email-step.tsx'
import { NameStep } from './name-step.tsx'
import { QuestionScreen } from './question-screen.tsx'
import { questionAt } from './quiz-flow.ts'
import { useQuiz } from './use-quiz.ts'

interface QuizRunnerProps {
  /** Where the test was begun; null for who comes back to one. */
  begin: string | null
  onIntro: () => void
}

/** The test after its landing: one step at a time, then on to the result. */
export default function QuizRunner({ begin, onIntro }: QuizRunnerProps) {
  const onward = useRef<HTMLAnchorElement>(null)
  const quiz = useQuiz({ begin, onIntro, onDone: () => onward.current?.click() })
  const { step } = quiz.progress
  const question = questionAt(step)
  return (
    <>
      {question && <QuestionScreen key={step} quiz={quiz} question={question} />}
      {step === 'name' && <NameStep quiz={quiz} />}
      {step === 'email' && <EmailStep quiz={quiz} />}
      {/* Followed by the program at the end, so that the result opens without a new document. */}
      <a ref={onward} href={paths.quizResult} hidden>
        Ver o resultado
      </a>
    </>
  )
}
