import { useId } from 'react'
import caretDown from '@phosphor-icons/core/assets/bold/caret-down-bold.svg?raw'
import { Icon } from '#pwa/ui/icon.tsx'

interface SelectFieldProps {
  label: string
  value: string | undefined
  options: readonly (readonly [value: string, words: string])[]
  /** Label of the choice without a value. Absent where one is required. */
  all?: string
  onChange: (value: string | undefined) => void
}

export function SelectField({ label, value, options, all, onChange }: SelectFieldProps) {
  const id = useId()
  return (
    <div className="admin-select">
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <select id={id} value={value ?? ''} onChange={(event) => onChange(event.target.value || undefined)}>
        {all !== undefined && <option value="">{all}</option>}
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
      <Icon svg={caretDown} size={16} />
    </div>
  )
}
