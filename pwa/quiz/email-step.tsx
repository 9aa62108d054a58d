import { type FormEvent, useRef, useState } from 'react'
import { emailProblem } from '#contract/email-address.ts'
import { isTapped } from '#visagism/quiz-head/head.ts'
import { Button } from '#pwa/ui/button.tsx'
import { CheckRow } from '#pwa/ui/check-row.tsx'
import { TextField } from '#pwa/ui/field.tsx'
import { EMAIL_STEP } from './content/questions.ts'
import { PrivacyLink } from './privacy-link.tsx'
import { pointsOf } from './quiz-flow.ts'
import { QuizBar } from './quiz-bar.tsx'
import { StepPlate } from './step-plate.tsx'
import type { Quiz } from './use-quiz.ts'
import '#pwa/ui/check-row.css'
import './person-step.css'

/** After the sixth question. Offline, the address waits on the device. */
export function EmailStep({ quiz }: { quiz: Quiz }) {
  const { answers, greeting, head } = quiz.progress
  const [email, setEmail] = useState(quiz.progress.email)
  const [consents, setConsents] = useState(quiz.progress.consentMarketing)
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const problem = emailProblem(email)
    if (problem) {
      setError(`${EMAIL_STEP.wrong}. ${problem}`)
      field.current?.focus()
      return
    }
    setBusy(true)
    const refusal = await quiz.giveEmail(email, consents)
    if (refusal === null) return
    setBusy(false)
    setError(refusal || undefined)
    if (refusal) field.current?.focus()
  }
  return (
    <div className="quiz">
      <QuizBar points={pointsOf(answers)} asked={6} onBack={quiz.back} />
      <form className="quiz-step" onSubmit={(event) => void submit(event)} noValidate>
        <div className="quiz-step-words">
          <h1>{(answers.objective ? EMAIL_STEP.ready : EMAIL_STEP.title)(greeting)}</h1>
          <p className="quiz-step-lead">{EMAIL_STEP.lead}</p>
        </div>
        <div className="quiz-step-fields">
          <TextField
            ref={field}
            label={EMAIL_STEP.label}
            type="email"
            name="email"
            autoComplete="email"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="send"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- as on the name step
            autoFocus
            value={email}
            error={error}
            onChange={(event) => {
              setEmail(event.target.value)
              setError(undefined)
            }}
          />
          <CheckRow name="consentMarketing" checked={consents} onChange={setConsents}>
            {EMAIL_STEP.consent}
          </CheckRow>
          <Button type="submit" wide busy={isBusy && EMAIL_STEP.busy}>
            {EMAIL_STEP.submit}
          </Button>
          <p className="t-caption t-soft t-center t-balance">
            {EMAIL_STEP.note}
            <br />
            {head && isTapped(head) ? EMAIL_STEP.alongDrawn : EMAIL_STEP.along}
            <br />
            <PrivacyLink />
          </p>
        </div>
        <StepPlate answers={answers} head={head} />
      </form>
    </div>
  )
}
