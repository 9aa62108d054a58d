/** Draws today's hair by its centimetres, which one word of the record spans. */
import { cutOf, type DrawnCutId } from '../portrait/hair/cuts.ts'
import type { PortraitOptions } from '../portrait/views/portrait.ts'

type Measured = { readonly cm: number | null; readonly sidesCm?: number | null | undefined }

/** Shorter than what the record calls short, and longer than what it calls long. */
const CROPPED_CM = 4.5
const WAIST_CM = 60
const CROPPED_SIDES = 0.3
/** Over sides that a clipper keeps, hair of the top falls up to here. */
const CLIPPED_CM = 1.3
const TOP_FALLS_CM = 40

/**
 * What differs from the drawing of the record.
 * @param own of `portraitOptionsOf`
 */
export function drawnToday({ cm, sidesCm = null }: Measured, own: PortraitOptions): PortraitOptions {
  const fade = sidesCm === null ? undefined : fadeOf(sidesCm)
  if (cm === 0) return { cut: 'careca' }
  if (cm !== null && cm > 0 && cm < 1) return { topCm: cm }
  if (cm !== null && cm >= WAIST_CM) return { cut: 'muito-longo' }
  if (cm !== null && cm >= 1 && cm < CROPPED_CM) return { cut: croppedOn(own), fade: fade ?? CROPPED_SIDES, topCm: cm }
  const kind = own.cut === undefined ? null : cutOf(own.cut).build.kind
  if (kind === 'short') return fade === undefined ? {} : { fade }
  if (kind !== 'loose' || cm === null || own.texture === 'crespo') return {}
  if (sidesCm !== null && sidesCm <= CLIPPED_CM && cm < TOP_FALLS_CM) return { cut: 'undercut' }
  return { cut: looseAt(cm, own.masculine === true) }
}

/** Where hair has receded, none is combed over it. */
const croppedOn = ({ crown }: PortraitOptions): DrawnCutId => (crown === 'entradas' ? 'degrade' : 'crop')

/** Plain loose cuts by how far their drawing falls. */
const LOOSE: readonly (readonly [cm: number, cut: DrawnCutId])[] = [
  [21, 'bob'],
  [27, 'no-pescoco'],
  [33, 'medio'],
  [45, 'longo'],
  [65, 'muito-longo'],
]
function looseAt(cm: number, masculine: boolean): DrawnCutId {
  const [, nearest] = LOOSE.reduce((best, one) => (Math.abs(one[0] - cm) < Math.abs(best[0] - cm) ? one : best))
  if (!masculine) return nearest
  return cm < 27 ? 'medio-masculino' : cm < 39 ? 'longo-masculino' : nearest
}

/** Sides by their length; what is scissored hardly fades. */
const FADES: readonly (readonly [cm: number, fade: number])[] = [
  [0, 1],
  [0.3, 0.95],
  [0.6, 0.85],
  [1, 0.6],
  [1.3, 0.45],
  [1.5, 0.25],
  [3, 0.08],
  [6, 0],
]
export function fadeOf(sidesCm: number): number {
  const at = FADES.findIndex(([cm]) => cm >= sidesCm)
  const [cm, fade] = FADES[at] ?? [0, 0]
  const [before, more] = FADES[at - 1] ?? [0, fade]
  return at <= 0 ? fade : more + ((fade - more) * (sidesCm - before)) / (cm - before)
}
