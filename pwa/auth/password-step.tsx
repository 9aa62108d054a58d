import { type FormEvent, useState } from 'react'
import { Button } from '#pwa/ui/button.tsx'
import { TextField } from '#pwa/ui/field.tsx'
import { SentTo } from './sent-to.tsx'
import { signInSentence, useSignIn } from './use-sign-in.ts'

interface PasswordStepProps {
  email: string
  onChangeEmail: () => void
  /** The password was right; a second factor is needed. */
  onOtp: (password: string) => void
}

/** Never reveals whether an address is a staff account. */
export function PasswordStep({ email, onChangeEmail, onOtp }: PasswordStepProps) {
  const [password, setPassword] = useState('')
  const signIn = useSignIn()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (password && !signIn.isPending) {
      signIn.mutate({ email, password }, { onSuccess: ({ next }) => next === 'otp' && onOtp(password) })
    }
  }
  return (
    <>
      <h1 className="t-h1">Acesso ao Painel</h1>
      <SentTo email={email} onChangeEmail={onChangeEmail}>
        Entre com a sua senha, como
      </SentTo>
      <form className="auth-form" onSubmit={submit} noValidate>
        <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
        <TextField
          label="Senha de administrador"
          type="password"
          name="password"
          autoComplete="current-password"
          required
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={signIn.error ? signInSentence(signIn.error) : undefined}
        />
        <Button type="submit" wide disabled={!password} busy={signIn.isPending && 'Verificando acesso...'}>
          Entrar
        </Button>
      </form>
    </>
  )
}
