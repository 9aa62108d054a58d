import type { User } from '#contract/auth.ts'
import { AuthFrame } from './auth-frame.tsx'
import { OwnPasswordForm } from './own-password-form.tsx'
import { useSetViewer } from './use-viewer.ts'
import { useSignOut } from './use-sign-out.ts'

/** Blocks the administration until a password chosen by another person is changed. */
export default function NewPasswordPage({ user }: { user: User }) {
  const setViewer = useSetViewer()
  const leave = useSignOut()
  return (
    <AuthFrame>
      <h1 className="t-h1">Escolha a sua senha</h1>
      <p className="t-body t-soft auth-lead">
        A senha de agora foi definida por outra pessoa. Troque-a por uma só sua para abrir a administração.
      </p>
      <div className="auth-form">
        <OwnPasswordForm onDone={() => void setViewer({ ...user, mustChangePassword: false })} />
        <button type="button" className="inline-action" onClick={() => leave.mutate()}>
          Sair
        </button>
      </div>
    </AuthFrame>
  )
}
