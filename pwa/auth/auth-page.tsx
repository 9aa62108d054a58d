import { useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import type { User } from '#contract/auth.ts'
import { readEmail } from '#contract/email-address.ts'
import { paths } from '#pwa/paths.ts'
import { endedSessionWords } from '#pwa/platform/unsaved-text.ts'
import { Waiting } from '#pwa/ui/waiting.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { CodeStep } from './code-step.tsx'
import { SignInEmailStep } from './email-step.tsx'
import { OtpStep } from './otp-step.tsx'
import { PasswordStep } from './password-step.tsx'
import { useViewer, wasSignedIn } from './use-viewer.ts'

type Step =
  | { ask: 'email' }
  | { ask: 'code'; email: string; waitSeconds: number | null }
  | { ask: 'password'; email: string }
  | { ask: 'otp'; email: string; password: string }

export default function AuthPage() {
  const viewer = useViewer()
  const { pathname } = useLocation()
  const from = useFrom()
  const [email, setEmail] = useState('')
  const [isTeam, setTeam] = useState(isOfAdministration(from))
  const [step, setStep] = useState<Step>({ ask: 'email' })
  if (viewer.state === 'in') {
    return (
      <>
        <Waiting title="Redirecionando..." />
        {/* Ionic keeps a left page mounted briefly: do not redirect again. */}
        {pathname === paths.auth && <Navigate to={from ?? doorOf(viewer.user)} replace />}
      </>
    )
  }
  const back = () => setStep({ ask: 'email' })
  return (
    <AuthFrame>
      {step.ask === 'email' && (
        <SignInEmailStep
          lead={leadTo(from, isTeam)}
          email={email}
          onEmail={setEmail}
          isTeam={isTeam}
          onTeam={setTeam}
          onNext={(next) => setStep({ ...next, email: readEmail(email).address ?? email })}
        />
      )}
      {step.ask === 'code' && <CodeStep email={step.email} waitSeconds={step.waitSeconds} onChangeEmail={back} />}
      {step.ask === 'password' && (
        <PasswordStep
          email={step.email}
          onChangeEmail={back}
          onOtp={(password) => setStep({ ask: 'otp', email: step.email, password })}
        />
      )}
      {step.ask === 'otp' && <OtpStep email={step.email} password={step.password} onChangeEmail={back} />}
    </AuthFrame>
  )
}

/** People sent from the administration are staff, not buyers. */
function leadTo(from: string | null, isTeam: boolean): string | undefined {
  if (!isTeam) return undefined
  return from && isOfAdministration(from) && wasSignedIn()
    ? endedSessionWords(from)
    : 'Para quem cuida da Rosto Ideal. Entre com o seu endereço da equipe e a sua senha.'
}

const isOfAdministration = (from: string | null) =>
  from === paths.admin || (from?.startsWith(`${paths.admin}?`) ?? false)

export const doorOf = (user: User) => (user.role === 'admin' ? paths.admin : paths.dashboard)

/** The guarded screen that sent the person here. Ignores the dashboard: the next person to sign in may be an administrator. */
function useFrom(): string | null {
  const state: unknown = useLocation().state
  if (typeof state !== 'object' || state === null || !('from' in state)) return null
  return typeof state.from === 'string' && state.from !== paths.dashboard ? state.from : null
}
