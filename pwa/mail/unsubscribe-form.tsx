import { type FormEvent, useEffect, useRef, useState } from 'react'
import { paths } from '#pwa/paths.ts'
import { clearToast, showToast } from '#pwa/platform/toast.ts'
import { useHydrated } from '#pwa/platform/use-hydrated.ts'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { TextArea, TextField } from '#pwa/ui/field.tsx'
import { Tape } from '#pwa/ui/tape.tsx'
import { REASON_MAX, UNSUBSCRIBE } from './unsubscribe-words.ts'

export function UnsubscribeForm() {
  const isHydrated = useHydrated()
  const [email, setEmail] = useState('')
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const [state, setState] = useState<'form' | 'sending' | 'done'>('form')
  const field = useRef<HTMLInputElement>(null)
  const done = useRef<HTMLHeadingElement>(null)
  // The static page does not know the query. Keeps what was typed before hydration.
  useEffect(() => {
    const given = new URLSearchParams(window.location.search).get('email')
    setEmail((typed) => typed || field.current?.value || given?.trim() || '')
  }, [])
  useEffect(() => {
    if (state === 'done') done.current?.focus()
  }, [state])

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (!email.trim()) {
      const { title, text } = UNSUBSCRIBE.missing
      setError(text)
      showToast(title, text, 'danger')
      field.current?.focus()
      return
    }
    setState('sending')
    setError(undefined)
    clearToast()
    const { sendUnsubscribe } = await import('./send-unsubscribe.ts')
    const outcome = await sendUnsubscribe(email, reason.trim() || null)
    setState(outcome === 'done' ? 'done' : 'form')
    if (outcome === 'failed') showToast(UNSUBSCRIBE.failed.title, UNSUBSCRIBE.failed.text, 'danger')
    else if (outcome !== 'done') {
      setError(outcome.email)
      field.current?.focus()
    }
  }

  if (state === 'done')
    return (
      <div className="unsubscribe-done stack start gap-16">
        <Tape majors={5} filled={100} />
        <h2 className="t-h2" ref={done} tabIndex={-1}>
          {UNSUBSCRIBE.done.title}
        </h2>
        <p className="t-lead">{UNSUBSCRIBE.done.text}</p>
        <p className="t-body t-soft">{UNSUBSCRIBE.done.regret}</p>
        <ButtonLink className="mt-12" href={paths.home}>
          {UNSUBSCRIBE.done.back}
        </ButtonLink>
      </div>
    )
  return (
    <form className="stack gap-24" noValidate onSubmit={(event) => void onSubmit(event)}>
      <TextField
        ref={field}
        label={UNSUBSCRIBE.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        value={email}
        error={error}
        onChange={(event) => setEmail(event.target.value)}
      />
      <TextArea
        label={UNSUBSCRIBE.reason}
        optional
        help={UNSUBSCRIBE.reasonHelp}
        name="reason"
        rows={3}
        maxLength={REASON_MAX}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className="unsubscribe-actions stack gap-12">
        <Button type="submit" disabled={!isHydrated} busy={state === 'sending' && UNSUBSCRIBE.sending}>
          {UNSUBSCRIBE.confirm}
        </Button>
        <ButtonLink kind="secondary" href={paths.home}>
          {UNSUBSCRIBE.cancel}
        </ButtonLink>
      </div>
    </form>
  )
}
