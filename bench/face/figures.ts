import { median } from '../site/targets.ts'

export interface Figure {
  readonly what: string
  readonly measured: string
  readonly wish: string
}

/** The median, and the range. */
export function spread(values: readonly number[], unit: string, digits = 0): string {
  const sorted = values.toSorted((a, b) => a - b)
  const say = (value: number | undefined) => (value ?? Number.NaN).toFixed(digits)
  return `${say(median(sorted))} ${unit} (${say(sorted[0])} to ${say(sorted.at(-1))})`
}
