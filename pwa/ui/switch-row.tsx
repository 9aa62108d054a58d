import { useId } from 'react'
import './switch-row.css'

interface SwitchRowProps {
  title: string
  text?: string
  isOn: boolean
  /** Shown, but not to be changed now; the screen says why. */
  disabled?: boolean
  onChange: (isOn: boolean) => void
}

/** Something that is on or off at once, without a form to send. */
export function SwitchRow({ title, text, isOn, disabled = false, onChange }: SwitchRowProps) {
  const id = useId()
  return (
    <label className="switch-row" htmlFor={id}>
      <span>
        <strong>{title}</strong>
        {text && <span id={`${id}-text`}>{text}</span>}
      </span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className="switch"
        checked={isOn}
        disabled={disabled}
        aria-checked={isOn}
        aria-describedby={text ? `${id}-text` : undefined}
        aria-label={title}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}
