import { useId, useState } from 'react'
import { FieldError } from './field.tsx'
import './code-field.css'

const DIGITS = 6

interface CodeFieldProps {
  label: string
  value: string
  onChange: (digits: string) => void
  /** Called at the sixth digit. */
  onComplete?: (digits: string) => void
  help?: React.ReactNode
  error?: string | undefined
  /** For screens where it is the only question. */
  focusAtOnce?: boolean
  name?: string
}

/** One real input over drawn divisions, for paste, autofill and screen readers. */
export function CodeField({
  label,
  value,
  onChange,
  onComplete,
  help,
  error,
  focusAtOnce,
  name = 'code',
}: CodeFieldProps) {
  const id = useId()
  const [hasFocus, setHasFocus] = useState(false)
  const take = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, DIGITS)
    onChange(digits)
    if (digits.length === DIGITS && digits !== value) onComplete?.(digits)
  }
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="code-field" data-invalid={error ? '' : undefined}>
        <input
          id={id}
          name={name}
          className="code-field-input"
          value={value}
          onChange={(event) => take(event.target.value)}
          onFocus={() => setHasFocus(true)}
          onBlur={() => setHasFocus(false)}
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={focusAtOnce}
          aria-describedby={`${id}-help ${id}-error`}
          aria-invalid={error ? true : undefined}
        />
        <div className="code-field-cells num" aria-hidden="true">
          {Array.from({ length: DIGITS }, (_, index) => (
            <span key={index} data-caret={hasFocus && index === value.length ? '' : undefined}>
              {value[index]}
            </span>
          ))}
        </div>
      </div>
      <FieldError id={`${id}-error`} error={error} />
      <div className="code-field-help mt-10 t-small t-soft t-pretty" id={`${id}-help`}>
        {help}
      </div>
    </div>
  )
}
