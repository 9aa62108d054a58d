import type { Hex } from './colour.ts'

/** One painted thing. Any surface that can fill, stroke and clip a path (SVG, canvas, PDF) draws the same picture. */
export type DisplayItem = FillItem | StrokeItem | ClipItem

export interface FillItem {
  readonly d: string
  readonly fill: Hex
  /** Opacity 0..1; absent means opaque. */
  readonly op?: number
}

export interface StrokeItem {
  readonly d: string
  readonly stroke: Hex
  /** Width of the line in drawing units; caps and joins are round. */
  readonly sw: number
  readonly op?: number
  readonly dash?: string
}

/** Children seen only inside `clip`. `evenOdd` clips to the outside of an inner path. */
export interface ClipItem {
  readonly clip: string
  readonly items: readonly DisplayItem[]
  readonly evenOdd?: true
}

/**
 * Fills grouped by colour, colours in order of first use: fewer nodes for the browser. Only for tapered strokes, which all
 * wind the same way, so that where two cross neither cuts a hole in the other.
 */
export function byTone(items: readonly FillItem[]): FillItem[] {
  const tones = new Map<Hex, string>()
  for (const { d, fill } of items) tones.set(fill, (tones.get(fill) ?? '') + d)
  return [...tones].map(([fill, d]) => ({ d, fill }))
}

export type Bend = (x: number, y: number) => readonly [number, number]

/** The same items with every point moved by `bend`. Paths hold only absolute M, L, C, Q, Z, so pairs stay pairs. */
export function bendItems(items: readonly DisplayItem[], bend: Bend, grain = 100): DisplayItem[] {
  return items.map((item) =>
    'clip' in item
      ? { ...item, clip: bendPath(item.clip, bend, grain), items: bendItems(item.items, bend, grain) }
      : { ...item, d: bendPath(item.d, bend, grain) },
  )
}

function bendPath(d: string, bend: Bend, grain: number): string {
  const round = (n: number) => Math.round(n * grain) / grain || 0
  return d.replace(/(-?[\d.]+)[ ,](-?[\d.]+)/g, (_, x: string, y: string) => {
    const [bx, by] = bend(Number(x), Number(y))
    return `${round(bx)} ${round(by)}`
  })
}
