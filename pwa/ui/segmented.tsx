import { useId } from 'react'
import { ChoiceGroup } from './choice-group.tsx'
import './segmented.css'

interface SegmentedProps<T extends string> {
  label: string
  name: string
  options: readonly T[]
  value: T | null | undefined
  onChange: (value: T) => void
  /** Explains the choice that stands; changes with it and is read aloud. */
  help?: string
  error?: string | undefined
  optional?: boolean
}

/** One of a few degrees, side by side. */
export function Segmented<T extends string>(props: SegmentedProps<T>) {
  const { name, options, value, onChange, help, ...group } = props
  const id = useId()
  return (
    <ChoiceGroup {...group} kind="radiogroup" help={<span aria-live="polite">{help}</span>}>
      <div className="segmented">
        {options.map((option) => (
          <label key={option} className="segment">
            <input
              className="choice-input"
              type="radio"
              name={`${name}-${id}`}
              data-field={name}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            <span>{option}</span>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  )
}
