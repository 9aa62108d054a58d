import { useId } from 'react'
import type { ObservedField } from '#visagism/observed/observed.ts'

interface ValueChipsProps<T extends string> {
  field: ObservedField
  label: string
  values: readonly T[]
  chosen: T | undefined
  onPick: (value: T | null) => void
}

/** A second tap clears the answer. */
export function ValueChips<T extends string>({ field, label, values, chosen, onPick }: ValueChipsProps<T>) {
  const id = useId()
  return (
    <div className="value-chips" data-field={field}>
      <span id={id}>{label}</span>
      <div role="radiogroup" aria-labelledby={id}>
        {values.map((value, at) => (
          <button
            key={value}
            type="button"
            role="radio"
            aria-checked={value === chosen}
            tabIndex={value === chosen || (chosen === undefined && at === 0) ? 0 : -1}
            onClick={() => onPick(value === chosen ? null : value)}
            onKeyDown={(event) => {
              const by = STEPS[event.key]
              const to = by && (at + by + values.length) % values.length
              const next = to === undefined ? undefined : values[to]
              if (next === undefined) return
              event.preventDefault()
              onPick(next)
              event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role="radio"]')[to ?? 0]?.focus()
            }}
          >
            {value}
          </button>
        ))}
      </div>
    </div>
  )
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }
