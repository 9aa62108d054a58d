import { type ReactNode, useId } from 'react'
import { FieldError } from './field.tsx'
import './check-row.css'

export interface ChoiceGroupProps {
  label: ReactNode
  /** The choice in words, right of the label. */
  value?: ReactNode
  help?: ReactNode
  error?: string | undefined
  optional?: boolean
  /** `radiogroup` where exactly one is chosen. */
  kind?: 'group' | 'radiogroup'
  children: ReactNode
}

export function ChoiceGroup({ label, value, help, error, optional, kind = 'group', children }: ChoiceGroupProps) {
  const id = useId()
  const described = [help ? `${id}-help` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div
      className="choice-group"
      role={kind}
      aria-labelledby={`${id}-label`}
      aria-describedby={described || undefined}
      aria-invalid={error && kind === 'radiogroup' ? true : undefined}
    >
      <div className="flex between baseline gap-16">
        <span className="field-label" id={`${id}-label`}>
          {label}
          {optional && <span className="field-optional"> (opcional)</span>}
        </span>
        {value && (
          <span className="choice-group-value" aria-hidden="true">
            {value}
          </span>
        )}
      </div>
      {help && (
        <p className="field-help t-small t-soft" id={`${id}-help`}>
          {help}
        </p>
      )}
      {children}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
