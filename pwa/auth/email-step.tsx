import { type FormEvent, useState } from 'react'
import { emailProblem } from '#contract/email-address.ts'
import { Button } from '#pwa/ui/button.tsx'
import { TextField } from '#pwa/ui/field.tsx'
import { signInSentence, useSignIn } from './use-sign-in.ts'

interface SignInEmailStepProps {
  lead?: string | undefined
  email: string
  onEmail: (email: string) => void
  /** Staff sign in by password. */
  isTeam: boolean
  onTeam: (isTeam: boolean) => void
  onNext: (ask: { ask: 'code'; waitSeconds: number | null } | { ask: 'password' }) => void
}

export function SignInEmailStep({ lead, email, onEmail, isTeam, onTeam, onNext }: SignInEmailStepProps) {
  const signIn = useSignIn()
  const [problem, setProblem] = useState<string | null>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (signIn.isPending) return
    const found = emailProblem(email)
    setProblem(found)
    if (found) return
    if (isTeam) return onNext({ ask: 'password' })
    signIn.mutate(
      { email: email.trim() },
      { onSuccess: ({ next, waitSeconds = null }) => next === 'code' && onNext({ ask: 'code', waitSeconds }) },
    )
  }
  return (
    <>
      <h1 className="t-h1">Acesso ao Painel</h1>
      <p className="t-body t-soft auth-lead">
        {lead ?? (
          <>
            Exclusivo para quem já comprou. Digite o <span className="nowrap">e-mail</span> da compra e enviamos um link
            e um código para você entrar.
          </>
        )}
      </p>
      <form className="auth-form" onSubmit={submit} noValidate>
        <TextField
          label={isTeam ? 'E-mail da equipe' : 'E-mail de compra'}
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={email}
          onChange={(event) => {
            onEmail(event.target.value)
            setProblem(null)
          }}
          error={problem ?? (signIn.error ? signInSentence(signIn.error) : undefined)}
        />
        <Button type="submit" wide disabled={!email.trim()} busy={signIn.isPending && 'Verificando acesso...'}>
          {isTeam ? 'Continuar' : 'Acessar Minha Análise'}
        </Button>
        <p className="t-small t-soft tap-44">
          {isTeam ? 'Comprou uma análise? ' : 'Trabalha na Rosto Ideal? '}
          <button type="button" className="inline-action" onClick={() => onTeam(!isTeam)}>
            {isTeam ? 'Entre com um código' : 'Entre com a sua senha'}
          </button>
        </p>
      </form>
    </>
  )
}
