import { useId } from 'react'
import { ChoiceGroup } from './choice-group.tsx'
import './chip-group.css'

interface ChipGroupProps<T extends string> {
  label: string
  name: string
  options: readonly T[]
  value: T | null | undefined
  onChange: (value: T) => void
  help?: string
  error?: string | undefined
  optional?: boolean
}

/** One of a few short words. */
export function ChipGroup<T extends string>(props: ChipGroupProps<T>) {
  const { name, options, value, onChange, ...group } = props
  const id = useId()
  return (
    <ChoiceGroup {...group} kind="radiogroup">
      <div className="chips">
        {options.map((option) => (
          <label key={option} className="chip">
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
