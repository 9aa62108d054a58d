import { useId } from 'react'
import { ChoiceGroup } from './choice-group.tsx'
import './controls.css'

interface RadioGroupProps<T extends string> {
  /** `chips` for short words, `segments` for degrees, `rows` for sentences. */
  look: 'chips' | 'segments' | 'rows'
  label: string
  name: string
  options: readonly T[]
  value: T | null | undefined
  onChange: (value: T) => void
  /** Its changes are read aloud. */
  help?: string | undefined
  error?: string | undefined
  optional?: boolean
}

export function RadioGroup<T extends string>(props: RadioGroupProps<T>) {
  const { look, name, options, value, onChange, help, ...group } = props
  const id = useId()
  return (
    <ChoiceGroup {...group} kind="radiogroup" help={help && <span aria-live="polite">{help}</span>}>
      <div className={`radio-${look}`}>
        {options.map((option) => (
          <label key={option} className="radio">
            <input
              className="choice-input"
              type="radio"
              name={`${name}-${id}`}
              data-field={name}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            <span>{option}</span>
            {look === 'rows' && <i aria-hidden="true" />}
          </label>
        ))}
      </div>
    </ChoiceGroup>
  )
}
