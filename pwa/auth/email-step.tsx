import { type FormEvent, useState } from 'react'
import { emailProblem } from '#contract/email-address.ts'
import { Button } from '#pwa/ui/button.tsx'
import { TextField } from '#pwa/ui/field.tsx'
import { signInSentence, useSignIn } from './use-sign-in.ts'

interface SignInEmailStepProps {
  /** Above the field; what a buyer is told when absent. */
  lead?: string | undefined
  email: string
  onEmail: (email: string) => void
  onNext: (ask: 'code' | 'password') => void
}

export function SignInEmailStep({ lead, email, onEmail, onNext }: SignInEmailStepProps) {
  const signIn = useSignIn()
  const [problem, setProblem] = useState<string | null>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (signIn.isPending) return
    const found = emailProblem(email)
    setProblem(found)
    if (found) return
    signIn.mutate(
      { email: email.trim() },
      { onSuccess: ({ next }) => (next === 'code' || next === 'password') && onNext(next) },
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
          label="E-mail de compra"
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
          Acessar Minha Análise
        </Button>
      </form>
    </>
  )
}
