import type { ReactNode } from 'react'

interface SentToProps {
  email: string
  onChangeEmail: () => void
  children: ReactNode
}

export function SentTo({ email, onChangeEmail, children }: SentToProps) {
  return (
    <p className="t-body t-soft auth-lead">
      {children} <strong className="auth-email">{email}</strong>.{' '}
      <button type="button" className="inline-action" onClick={onChangeEmail}>
        Trocar e-mail
      </button>
    </p>
  )
}
