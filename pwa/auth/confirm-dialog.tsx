import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { accountApi } from '#contract/account.ts'
import { CONFIRMED_MINUTES } from '#contract/auth.ts'
import { Problem, sentenceOf } from '#contract/problem.ts'
import { call, whenConfirmationNeeded } from '#pwa/platform/api.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { TextField } from '#pwa/ui/field.tsx'

/** Asks for proof of identity; the interrupted call is then repeated. */
export function ConfirmDialog() {
  const [open, setOpen] = useState(false)
  const waiting = useRef<((isConfirmed: boolean) => void)[]>([])
  useEffect(
    () =>
      whenConfirmationNeeded(() => {
        setOpen(true)
        return new Promise((resolve) => waiting.current.push(resolve))
      }),
    [],
  )
  const finish = (isConfirmed: boolean) => {
    setOpen(false)
    for (const resolve of waiting.current.splice(0)) resolve(isConfirmed)
  }
  return (
    <Dialog open={open} onClose={() => finish(false)} title="Confirme que é você">
      {open && <ConfirmForm onDone={() => finish(true)} />}
    </Dialog>
  )
}

function ConfirmForm({ onDone }: { onDone: () => void }) {
  const [password, setPassword] = useState('')
  const [otp, setOtp] = useState('')
  const confirm = useMutation({
    mutationFn: () => call(accountApi.confirm, { body: { password, ...(otp ? { otp } : {}) } }),
    retry: false,
    onSuccess: ({ confirmed }) => confirmed && onDone(),
  })
  const asksCode = confirm.data?.next === 'otp' || otp !== ''
  const fields = confirm.error instanceof Problem ? confirm.error.fields : {}
  const general = confirm.error && Object.keys(fields).length === 0 ? sentenceOf(confirm.error) : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!confirm.isPending) confirm.mutate()
  }
  return (
    <form className="form-rows" noValidate onSubmit={submit}>
      <p className="t-body">
        O que você pediu mexe com dados ou acessos da casa. A confirmação vale por {CONFIRMED_MINUTES} minutos.
      </p>
      <TextField
        label="A sua senha"
        type="password"
        autoComplete="current-password"
        value={password}
        error={fields['password'] ?? general}
        onChange={({ target }) => setPassword(target.value)}
      />
      {asksCode && (
        <TextField
          label="Código do aplicativo, ou de recuperação"
          autoComplete="one-time-code"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- It comes because the password was right: the next thing to type.
          autoFocus
          autoCapitalize="characters"
          spellCheck={false}
          value={otp}
          error={fields['otp']}
          onChange={({ target }) => setOtp(target.value)}
        />
      )}
      <Button type="submit" size="medium" disabled={!password} busy={confirm.isPending && 'Conferindo...'}>
        Confirmar
      </Button>
    </form>
  )
}
