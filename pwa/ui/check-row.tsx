import check from '@phosphor-icons/core/assets/bold/check-bold.svg?raw'
import { type ReactNode, useId } from 'react'
import { FieldError } from './field.tsx'
import { Icon } from './icon.tsx'
import './check-row.css'

interface CheckRowProps {
  name: string
  checked: boolean
  onChange: (checked: boolean) => void
  /** The sentence; its links do not toggle it. */
  children: ReactNode
  /** Ids of the agreement's text. */
  describedBy?: string
  error?: string | undefined
}

export function CheckRow({ name, checked, onChange, children, describedBy, error }: CheckRowProps) {
  const id = useId()
  return (
    <div className="check-row">
      <div className="check-row-line flex gap-14">
        <span className="check-row-box stack centred">
          <input
            id={id}
            className="choice-input"
            type="checkbox"
            data-field={name}
            checked={checked}
            onChange={(event) => onChange(event.target.checked)}
            aria-describedby={[describedBy, `${id}-error`].filter(Boolean).join(' ')}
            aria-invalid={error ? true : undefined}
          />
          <i className="stack centred" aria-hidden="true">
            <Icon svg={check} size={16} />
          </i>
        </span>
        <label htmlFor={id}>{children}</label>
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
