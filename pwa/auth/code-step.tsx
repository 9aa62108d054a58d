import { type FormEvent, useEffect, useState } from 'react'
import { CODE_LIFE_MINUTES } from '#contract/offer.ts'
import { Problem } from '#contract/problem.ts'
import { showToast } from '#pwa/platform/toast.ts'
import { Button } from '#pwa/ui/button.tsx'
import { CodeField } from '#pwa/ui/code-field.tsx'
import { SentTo } from './sent-to.tsx'
import { signInSentence, useSignIn } from './use-sign-in.ts'

interface CodeStepProps {
  email: string
  /** Seconds until another code may be sent; null once today's limit is reached. */
  waitSeconds: number | null
  onChangeEmail: () => void
}

export function CodeStep({ email, waitSeconds: firstWait, onChangeEmail }: CodeStepProps) {
  const [code, setCode] = useState('')
  const signIn = useSignIn()
  const resend = useSignIn()
  const [waitSeconds, setWaitSeconds] = useState(firstWait)
  const wait = useCountdown(waitSeconds ?? 0)
  const isOver = isDead(signIn.error)
  const enter = (digits: string) => !signIn.isPending && signIn.mutate({ email, code: digits })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    enter(code)
  }
  const askAgain = () => {
    setCode('')
    signIn.reset()
    resend.mutate(
      { email },
      {
        onSuccess: ({ waitSeconds: next = null }) => {
          setWaitSeconds(next)
          wait.restart(next ?? 0)
          showToast('Confira o seu e-mail', 'Vale o e-mail mais recente.')
        },
      },
    )
  }
  return (
    <>
      <h1 className="t-h1">Acesso ao Painel</h1>
      <SentTo email={email} onChangeEmail={onChangeEmail}>
        Exclusivo para quem já comprou. Enviamos um link e um código para
      </SentTo>
      <form className="auth-form" onSubmit={submit} noValidate>
        <CodeField
          label="Código de 6 dígitos"
          value={code}
          onChange={setCode}
          onComplete={enter}
          focusAtOnce
          error={signIn.error ? signInSentence(signIn.error) : undefined}
          help={
            <>
              {isOver && waitSeconds !== null ? 'Não precisa esperar: ' : `Vale por ${CODE_LIFE_MINUTES} minutos. `}
              {waitSeconds === null ? (
                'Por hoje não enviamos outro: use o e-mail mais recente, que traz também um link.'
              ) : isOver || wait.seconds === 0 ? (
                <>
                  {!isOver && 'Não chegou? Veja o spam, confira o endereço ou '}
                  <button type="button" className="inline-action" onClick={askAgain} disabled={resend.isPending}>
                    peça outro código
                  </button>
                  .
                </>
              ) : (
                <span className="num">Não chegou? Você pode pedir outro em {asClock(wait.seconds)}.</span>
              )}
            </>
          }
        />
        <Button type="submit" wide disabled={code.length < 6} busy={signIn.isPending && 'Verificando acesso...'}>
          Acessar Minha Análise
        </Button>
      </form>
    </>
  )
}

/** The code is void, so another may be requested at once. */
const isDead = (error: unknown) =>
  error instanceof Problem && (error.code === 'code-expired' || error.code === 'code-exhausted')

const asClock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** A countdown by the clock, so that a phone that slept waits no longer. */
function useCountdown(length: number): { seconds: number; restart: (length: number) => void } {
  const [end, setEnd] = useState(() => Date.now() + length * 1000)
  const [now, setNow] = useState(() => Date.now())
  const seconds = Math.max(0, Math.ceil((end - now) / 1000))
  const isOver = seconds === 0
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isOver])
  const restart = (seconds: number) => {
    setNow(Date.now())
    setEnd(Date.now() + seconds * 1000)
  }
  return { seconds, restart }
}
