import { type FormEvent, useRef, useState } from 'react'
import { formatInteger } from '#contract/format.ts'
import { Button } from '#pwa/ui/button.tsx'
import { TextField } from '#pwa/ui/field.tsx'
import { NAME_STEP } from './content/questions.ts'
import { nameProblem, pointsOf } from './quiz-flow.ts'
import { PrivacyLink } from './privacy-link.tsx'
import { QuizBar } from './quiz-bar.tsx'
import { StepPlate } from './step-plate.tsx'
import type { Quiz } from './use-quiz.ts'
import './person-step.css'

const BUSY_MS = 350

/** After the third question. */
export function NameStep({ quiz }: { quiz: Quiz }) {
  const { answers, head } = quiz.progress
  const [name, setName] = useState(quiz.progress.name)
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const points = pointsOf(answers)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const problem = nameProblem(name)
    if (problem) {
      setError(name.trim().length > 1 ? problem : `${NAME_STEP.wrong}. ${problem}`)
      field.current?.focus()
      return
    }
    setBusy(true)
    setTimeout(() => quiz.giveName(name), BUSY_MS)
  }
  return (
    <div className="quiz">
      <QuizBar points={points} asked={3} onBack={quiz.back} />
      <form className="quiz-step" onSubmit={submit} noValidate>
        <div className="quiz-step-words">
          <p className="quiz-step-badge row gap-10 num">
            {NAME_STEP.badge(points).replace(String(points), formatInteger(points))}
          </p>
          <h1>{NAME_STEP.title}</h1>
          <p className="quiz-step-lead">{NAME_STEP.lead}</p>
        </div>
        <div className="quiz-step-fields">
          <TextField
            ref={field}
            label={NAME_STEP.label}
            name="name"
            autoComplete="given-name"
            autoCapitalize="words"
            enterKeyHint="next"
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            value={name}
            error={error}
            onChange={(event) => {
              setName(event.target.value)
              setError(undefined)
            }}
          />
          <Button type="submit" wide busy={isBusy && NAME_STEP.busy}>
            {NAME_STEP.submit}
          </Button>
          <p className="t-caption t-soft t-center t-balance">
            {NAME_STEP.note}
            <br />
            <PrivacyLink />
          </p>
        </div>
        <StepPlate answers={answers} head={head} />
      </form>
    </div>
  )
}
