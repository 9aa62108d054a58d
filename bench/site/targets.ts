/** Sizes in bytes, times in milliseconds. A kilobyte is 1000 bytes. */
export const TARGETS = {
  performance: 98,
  other: 100,
  scripts: 110_000,
  firstLoad: 300_000,
  lcp: 1200,
  cls: 0.02,
  inp: 100,
  offline: 300,
  start: 1000,
  kept: 1_500_000,
} as const

export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  const upper = sorted[half] ?? Number.NaN
  return sorted.length % 2 ? upper : ((sorted[half - 1] ?? upper) + upper) / 2
}

/** `78.4 kB`; a cross above the limit. */
export const kilobytes = (bytes: number, most = Infinity) =>
  `${(bytes / 1000).toFixed(1)} kB${bytes > most ? ' ✗' : ''}`

/** `640 ms`; a cross above the limit. */
export const millis = (ms: number, most = Infinity) => `${Math.round(ms)} ms${ms > most ? ' ✗' : ''}`

export const shift = (cls: number) => `${cls.toFixed(3)}${cls > TARGETS.cls ? ' ✗' : ''}`

export const score = (points: number, least: number) => `${points}${points < least ? ' ✗' : ''}`
