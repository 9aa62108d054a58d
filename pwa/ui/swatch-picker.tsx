import check from '@phosphor-icons/core/assets/bold/check-bold.svg?raw'
import { useState } from 'react'
import { ChoiceGroup } from './choice-group.tsx'
import { Icon } from './icon.tsx'
import './controls.css'

interface Swatch<T extends string> {
  value: T
  name: string
  hex: string
}

interface SwatchPickerProps<T extends string> {
  label: string
  name: string
  swatches: readonly Swatch<T>[]
  value: readonly T[]
  onChange: (value: T[]) => void
  max: number
  help?: string
  optional?: boolean
  error?: string | undefined
}

/** One past `max` is ignored, and announced. */
export function SwatchPicker<T extends string>(props: SwatchPickerProps<T>) {
  const { name, swatches, value, onChange, max, ...group } = props
  const [refused, setRefused] = useState('')
  const press = (swatch: Swatch<T>) => {
    const next = pickUpTo(value, swatch.value, max)
    if (next !== value) onChange([...next])
    setRefused(
      next === value ? `Você já escolheu ${max}. Para usar ${swatch.name}, toque antes em uma das escolhidas.` : '',
    )
  }
  return (
    <ChoiceGroup {...group}>
      <div className="swatches">
        {swatches.map((swatch) => (
          <label key={swatch.value} className="swatch">
            <input
              className="choice-input"
              type="checkbox"
              data-field={name}
              checked={value.includes(swatch.value)}
              onChange={() => press(swatch)}
            />
            <i style={{ background: swatch.hex, color: inkOn(swatch.hex) }} aria-hidden="true">
              <Icon svg={check} />
            </i>
            <span>{swatch.name}</span>
          </label>
        ))}
      </div>
      <p className="swatches-refused" role="status">
        {refused}
      </p>
    </ChoiceGroup>
  )
}

/** The tick must be visible on yellow and on black. */
function inkOn(hex: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return 0.299 * red + 0.587 * green + 0.114 * blue > 165 ? '#231a17' : '#fff'
}

/** Toggles an item; past `max`, returns the same list. */
function pickUpTo<T>(chosen: readonly T[], item: T, max: number): readonly T[] {
  if (chosen.includes(item)) return chosen.filter((one) => one !== item)
  return chosen.length < max ? [...chosen, item] : chosen
}
