import { type FormEvent, useState } from 'react'
import { Button } from '#pwa/ui/button.tsx'
import { CodeField } from '#pwa/ui/code-field.tsx'
import { TextField } from '#pwa/ui/field.tsx'
import { SentTo } from './sent-to.tsx'
import { signInSentence, useSignIn } from './use-sign-in.ts'

interface OtpStepProps {
  email: string
  password: string
  onChangeEmail: () => void
}

/** Takes the authenticator's six digits or a recovery code. */
export function OtpStep({ email, password, onChangeEmail }: OtpStepProps) {
  const [otp, setOtp] = useState('')
  const [isLost, setLost] = useState(false)
  const signIn = useSignIn()
  const enter = (code: string) => !signIn.isPending && signIn.mutate({ email, password, otp: code })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (otp) enter(otp)
  }
  const error = signIn.error ? signInSentence(signIn.error) : undefined
  const turn = () => {
    setLost(!isLost)
    setOtp('')
    signIn.reset()
  }
  return (
    <>
      <h1 className="t-h1">Segunda etapa</h1>
      <SentTo email={email} onChangeEmail={onChangeEmail}>
        {isLost ? 'Use um dos códigos de recuperação de' : 'Abra o seu aplicativo de códigos e procure'}
      </SentTo>
      <form className="auth-form" onSubmit={submit} noValidate>
        {isLost ? (
          <TextField
            key="recovery"
            label="Código de recuperação"
            help="Cada um vale uma vez."
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={otp}
            error={error}
            onChange={({ target }) => setOtp(target.value)}
          />
        ) : (
          <CodeField
            label="Código de 6 dígitos"
            name="otp"
            value={otp}
            onChange={setOtp}
            onComplete={enter}
            focusAtOnce
            error={error}
          />
        )}
        <Button type="submit" wide disabled={!otp} busy={signIn.isPending && 'Verificando acesso...'}>
          Entrar
        </Button>
        <button type="button" className="inline-action" onClick={turn}>
          {isLost ? 'Usar o aplicativo' : 'Perdi o aplicativo'}
        </button>
      </form>
    </>
  )
}
