import { useId } from 'react'
import { ChoiceGroup } from './choice-group.tsx'
import './radio-rows.css'

interface RadioRowsProps<T extends string> {
  label: string
  name: string
  options: readonly T[]
  value: T | null | undefined
  onChange: (value: T) => void
  help?: string
  error?: string | undefined
}

/** One of a few sentences: a ruled list, the whole row a target. */
export function RadioRows<T extends string>({ name, options, value, onChange, ...group }: RadioRowsProps<T>) {
  const id = useId()
  return (
    <ChoiceGroup {...group} kind="radiogroup">
      <div className="radio-rows">
        {options.map((option) => (
          <label key={option} className="radio-row">
            <input
              className="choice-input"
              type="radio"
              name={`${name}-${id}`}
              data-field={name}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            <span>{option}</span>
            <i aria-hidden="true" />
          </label>
        ))}
      </div>
    </ChoiceGroup>
  )
}
