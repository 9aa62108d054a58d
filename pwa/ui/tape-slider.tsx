import { useId } from 'react'
import { FieldError } from './field.tsx'
import { Tape } from './tape.tsx'
import './controls.css'

interface TapeSliderProps<T extends string> {
  label: string
  name: string
  /** Shortest first. */
  options: readonly T[]
  value: T | null | undefined
  onChange: (value: T) => void
  help?: string
  optional?: boolean
  error?: string | undefined
}

/** Has no value until touched. */
export function TapeSlider<T extends string>({
  label,
  name,
  options,
  value,
  onChange,
  help,
  error,
  optional,
}: TapeSliderProps<T>) {
  const id = useId()
  const last = Math.max(1, options.length - 1)
  const index = value == null ? -1 : options.indexOf(value)
  const isChosen = index >= 0
  const at = isChosen ? index : last / 2
  const choose = (next: number) => {
    const option = options[next]
    if (option !== undefined) onChange(option)
  }
  return (
    <div className="tape-slider">
      <div className="flex between baseline gap-16">
        <label className="field-label" htmlFor={id}>
          {label}
          {optional && <span className="field-optional"> (opcional)</span>}
        </label>
        <span className="choice-group-value" data-empty={isChosen ? undefined : ''} aria-hidden="true">
          {isChosen ? value : 'sem resposta'}
        </span>
      </div>
      {help && (
        <p className="field-help t-small t-soft" id={`${id}-help`}>
          {help}
        </p>
      )}
      <div className="tape-slider-track relative mt-20" data-chosen={isChosen ? '' : undefined}>
        <Tape majors={last} filled={isChosen ? (index / last) * 100 : 0} />
        <i className="tape-slider-knob" aria-hidden="true" style={{ left: `${(at / last) * 100}%` }} />
        <input
          id={id}
          className="choice-input"
          data-field={name}
          type="range"
          min={0}
          max={last}
          step={1}
          value={at}
          onChange={(event) => choose(Math.round(event.target.valueAsNumber))}
          // Pressing an untouched knob is a choice, though its value stays.
          onClick={() => !isChosen && choose(Math.round(at))}
          aria-valuetext={isChosen ? options[index] : 'Ainda sem resposta'}
          aria-describedby={`${id}-help ${id}-error`}
          aria-invalid={error ? true : undefined}
        />
      </div>
      <div className="flex between mt-10 t-small t-soft" aria-hidden="true">
        <span>{options[0]}</span>
        <span>{options.at(-1)}</span>
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
