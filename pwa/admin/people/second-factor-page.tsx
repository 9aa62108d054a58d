import { useState } from 'react'
import type { User } from '#contract/auth.ts'
import { AuthFrame } from '#pwa/auth/auth-frame.tsx'
import { useSignOut } from '#pwa/auth/use-sign-out.ts'
import { useSetViewer } from '#pwa/auth/use-viewer.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SecondFactorSetup } from './second-factor-forms.tsx'
import './people.css'

/** Blocks the administration until the user has a second factor. */
export default function SecondFactorPage({ user }: { user: User }) {
  const setViewer = useSetViewer()
  const leave = useSignOut()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  return (
    <AuthFrame>
      <h1 className="t-h1">Ligue a segunda etapa</h1>
      <div className="auth-form">
        {codes ? (
          <RecoveryCodes codes={codes} onStored={() => void setViewer({ ...user, mustSetSecondFactor: false })} />
        ) : (
          <>
            <SecondFactorSetup onCodes={setCodes} />
            <button type="button" className="inline-action" onClick={() => leave.mutate()}>
              Sair
            </button>
          </>
        )}
      </div>
    </AuthFrame>
  )
}
