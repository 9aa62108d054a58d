import type { Hex } from './colour.ts'

export type DisplayItem = FillItem | StrokeItem | ClipItem

export interface FillItem {
  readonly d: string
  readonly fill: Hex
  /** 0..1; default opaque. */
  readonly op?: number
}

export interface StrokeItem {
  readonly d: string
  readonly stroke: Hex
  /** Width in drawing units; round caps and joins. */
  readonly sw: number
  readonly op?: number
  readonly dash?: string
}

/** `evenOdd` clips to the outside of an inner path. */
export interface ClipItem {
  readonly clip: string
  readonly items: readonly DisplayItem[]
  readonly evenOdd?: true
}

/** Merges fills by colour to save browser nodes. Only for tapered strokes: they wind one way, so crossings leave no holes. */
export function byTone(items: readonly FillItem[]): FillItem[] {
  const tones = new Map<Hex, string>()
  for (const { d, fill } of items) tones.set(fill, (tones.get(fill) ?? '') + d)
  return [...tones].map(([fill, d]) => ({ d, fill }))
}

export type Bend = (x: number, y: number) => readonly [number, number]

/** Paths hold only absolute M, L, C, Q, Z, so coordinates are pairs. */
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
