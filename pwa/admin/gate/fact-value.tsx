import { type FormEvent, useState } from 'react'
import type { DeskFacts } from '#contract/admin/facts.ts'
import type { Taken } from '#visagism/facts/facts.ts'
import { PLACES, WEEKDAYS } from '#visagism/facts/takes.ts'
import { Button } from '#pwa/ui/button.tsx'

/** What a new fact says besides itself, or what a misheard one should have said. */
export interface FactAsked {
  readonly fact: Pick<DeskFacts['table'][number], 'key' | 'name'> & { readonly takes: Taken }
  readonly before: string
  readonly isNeeded: boolean
}

interface FactValueProps {
  asked: FactAsked
  disabled: boolean
  /** Empty: without one. */
  onSay: (value: string) => void
  onCancel: () => void
}

const LONGEST = 120

/** One field of the kind that the fact takes. */
export function FactValue({ asked: { fact, before, isNeeded }, disabled, onSay, onCancel }: FactValueProps) {
  const [value, setValue] = useState(before)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isNeeded || value.trim() !== '') onSay(value.trim())
  }
  return (
    // Escape leaves the field, not the screen.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className="facts-value flex wrap gap-8"
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onCancel()
      }}
    >
      <ValueField takes={fact.takes} name={fact.name} value={value} onChange={setValue} />
      <Button type="submit" size="small" disabled={disabled || (isNeeded && value.trim() === '')}>
        {before === '' ? 'Acrescentar' : 'Corrigir'}
      </Button>
      <Button kind="text" size="small" onClick={onCancel}>
        Cancelar
      </Button>
    </form>
  )
}

interface ValueFieldProps {
  takes: Taken
  name: string
  value: string
  onChange: (value: string) => void
}

function ValueField({ takes, name, value, onChange }: ValueFieldProps) {
  if (takes === 'weekdays') return <Weekdays name={name} value={value} onChange={onChange} />
  const unit = UNITS[takes]
  return (
    <label className="facts-field">
      {name}
      {unit && ` (${unit})`}:{' '}
      {takes === 'place' ? (
        <select value={value} onChange={(event) => onChange(event.target.value)}>
          {[...new Set(['', value, ...PLACES])].map((place) => (
            <option key={place}>{place}</option>
          ))}
        </select>
      ) : takes === 'length' ? (
        <NumberField value={value.replace(/ cm$/, '')} onChange={(cm) => onChange(cm === '' ? '' : `${cm} cm`)} />
      ) : takes === 'minutes' || takes === 'weeks' ? (
        <NumberField value={value} onChange={onChange} />
      ) : (
        <input
          type={takes === 'day' ? 'date' : 'text'}
          maxLength={LONGEST}
          value={takes === 'day' ? value.slice(0, 10) : value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </label>
  )
}

const UNITS: Readonly<Partial<Record<Taken, string>>> = { length: 'cm', minutes: 'minutos', weeks: 'semanas' }

function NumberField({ value, onChange }: Pick<ValueFieldProps, 'value' | 'onChange'>) {
  // A value said in words, “dois dedos”, cannot stand in a number field.
  return (
    <input
      type="number"
      min={1}
      max={200}
      value={Number(value) > 0 ? value : ''}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

function Weekdays({ name, value, onChange }: Omit<ValueFieldProps, 'takes'>) {
  const on = WEEKDAYS.filter((day) => value.includes(day))
  return (
    <fieldset className="facts-field">
      <legend>{name}:</legend>
      {WEEKDAYS.map((day) => (
        <label key={day}>
          <input
            type="checkbox"
            checked={on.includes(day)}
            onChange={() =>
              onChange(WEEKDAYS.filter((one) => (one === day ? !on.includes(day) : on.includes(one))).join(', '))
            }
          />
          {day}
        </label>
      ))}
    </fieldset>
  )
}
