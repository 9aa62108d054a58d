import { lazy, Suspense, useEffect, useRef } from 'react'
import { LiveCount } from '#pwa/claims/live-count.tsx'
import { fillName, type QuizQuestion } from '#visagism/knowledge/quiz-questions.ts'
import { scoreQuiz } from '#visagism/knowledge/quiz-scoring.ts'
import { ENCOURAGEMENTS, NAMELESS, STEPS_TEXT, TIPS } from './content/questions.ts'
import { OptionGrid } from './option-grid.tsx'
import { QuizBar } from './quiz-bar.tsx'
import { pointsOf, questionIndex } from './quiz-flow.ts'
import type { Quiz } from './use-quiz.ts'
import './question-screen.css'

const SubjectPlate = lazy(() =>
  import('./head/own-drawing.tsx').then(({ SubjectPlate: plate }) => ({ default: plate })),
)

export function QuestionScreen({ quiz, question }: { quiz: Quiz; question: QuizQuestion }) {
  const { answers, greeting, head } = quiz.progress
  const { id } = question
  const index = questionIndex(id)
  const heading = useRef<HTMLHeadingElement>(null)
  // Takes screen readers to the new question.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const encouragement = greeting ? ENCOURAGEMENTS[id] : (NAMELESS[id] ?? ENCOURAGEMENTS[id])
  const tip = TIPS[id]
  const points = pointsOf(answers)
  const subject = head ? { head, shape: scoreQuiz(answers).faceShape } : null
  return (
    <div className="quiz">
      <QuizBar points={points} asked={index + 1} isQuestion onBack={quiz.back} />
      <div className="quiz-ask column grow">
        <div className="quiz-words">
          <h1 ref={heading} tabIndex={-1}>
            {question.question}
          </h1>
          <p className="quiz-subtitle mt-6 t-label t-soft">{fillName(question.subtitle, greeting)}</p>
          {quiz.isResumed && (
            <p className="quiz-resumed mt-6 t-small t-soft">
              {STEPS_TEXT.resumed}{' '}
              <button type="button" className="site-link" onClick={quiz.restart}>
                {STEPS_TEXT.restart}
              </button>
            </p>
          )}
          {encouragement && (
            <p className="quiz-encouragement mt-8 t-wine t-note">{fillName(encouragement, greeting)}</p>
          )}
        </div>
        <OptionGrid
          question={question}
          chosen={answers[id]}
          subject={subject}
          picked={quiz.picked}
          onPick={(option) => quiz.pick(question, option)}
        />
        <div className="quiz-aside stack gap-8">
          {tip && (
            <div className={`quiz-tip t-small t-soft ${subject ? 'has-sitter' : ''}`}>
              {subject && (
                <Suspense>
                  <SubjectPlate subject={subject} />
                </Suspense>
              )}
              <p>
                <b>{STEPS_TEXT.tip}</b> {tip}
              </p>
            </div>
          )}
          {index > 0 && <LiveCount />}
          <p className="quiz-keys t-caption">{STEPS_TEXT.keys.replace('{n}', String(question.options.length))}</p>
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {quiz.picked && `${quiz.picked.label}. +${quiz.picked.points} pontos. Total: ${points} pontos.`}
      </p>
    </div>
  )
}
