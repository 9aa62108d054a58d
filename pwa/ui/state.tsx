import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Tape } from './tape.tsx'
import './page.css'

interface EmptyStateProps {
  title: string
  /** Why it is empty, and what comes next. */
  text?: ReactNode
  action?: ReactNode
}

export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className="state">
      <Tape majors={4} />
      <h2 className="t-h2-app">{title}</h2>
      {text && <p className="t-body t-soft">{text}</p>}
      {action}
    </div>
  )
}

interface ErrorStateProps {
  title: string
  text: string
  onRetry?: () => void
  retrying?: boolean
}

export function ErrorState({ title, text, onRetry, retrying }: ErrorStateProps) {
  return (
    <div className="state" role="alert">
      <h2 className="t-h2-app">{title}</h2>
      <p className="t-body t-soft">{text}</p>
      {onRetry && (
        <Button kind="secondary" size="medium" busy={retrying && 'Tentando...'} onClick={onRetry}>
          Tentar de novo
        </Button>
      )}
    </div>
  )
}
