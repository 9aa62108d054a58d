import { type Ref, useId } from 'react'
import { FieldError } from './field.tsx'
import './switch-row.css'

interface SwitchRowProps {
  title: string
  text?: string
  isOn: boolean
  /** Shown, but not to be changed now; the screen says why. */
  disabled?: boolean
  inputRef?: Ref<HTMLInputElement>
  /** In words, shown under the row and read with it. */
  error?: string | undefined
  onChange: (isOn: boolean) => void
}

/** Something that is on or off at once; in a form, an agreement that is asked for by a switch of its own. */
export function SwitchRow({ title, text, isOn, disabled = false, inputRef, error, onChange }: SwitchRowProps) {
  const id = useId()
  const described = [text ? `${id}-text` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <>
      <label className="switch-row" htmlFor={id}>
        <span>
          <strong>{title}</strong>
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
