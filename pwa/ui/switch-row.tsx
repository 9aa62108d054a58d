import { type Ref, useId } from 'react'
import { FieldError } from './field.tsx'
import './controls.css'

interface SwitchRowProps {
  title: string
  text?: string
  isOn: boolean
  disabled?: boolean
  inputRef?: Ref<HTMLInputElement>
  error?: string | undefined
  onChange: (isOn: boolean) => void
}

/** Takes effect at once, or is an agreement in a form. */
export function SwitchRow({ title, text, isOn, disabled = false, inputRef, error, onChange }: SwitchRowProps) {
  const id = useId()
  const described = [text ? `${id}-text` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <>
      <label className="switch-row split gap-20" htmlFor={id}>
        <span className="stack gap-2">
          <strong className="t-medium t-body">{title}</strong>
          {text && <span id={`${id}-text`}>{text}</span>}
        </span>
        <input
          id={id}
          ref={inputRef}
          type="checkbox"
          role="switch"
          className="switch"
          checked={isOn}
          disabled={disabled}
          aria-checked={isOn}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          aria-label={title}
          onChange={(event) => onChange(event.target.checked)}
        />
      </label>
      {error !== undefined && <FieldError id={`${id}-error`} error={error} />}
    </>
  )
}
