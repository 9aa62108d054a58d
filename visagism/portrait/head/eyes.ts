import { cubicAt } from '../pen/curves.ts'
import { type Hex, shift } from '../pen/colour.ts'
import type { DisplayItem } from '../pen/display.ts'
import type { Face } from './face.ts'
import { EXACT } from '../pen/pen.ts'
import { lerpPoint, type Line, type DrawnPoint, pointAt, type Side } from '../pen/points.ts'
import type { SkinTones } from './skin.ts'

export const EYE_TYPES = ['amendoado', 'redondo', 'puxado', 'caido', 'felino', 'encapuzado'] as const
export type EyeType = (typeof EYE_TYPES)[number]

export const IRISES = {
  'castanho-escuro': '#4a2c1c',
  castanho: '#6b4226',
  mel: '#8c6a34',
  verde: '#6f7f4e',
  azul: '#6a8ba0',
  cinza: '#7f8784',
} as const
export type Iris = keyof typeof IRISES

interface EyeForm {
  /** Lid heights relative to the drawn ones. */
  readonly upper: number
  readonly lower: number
  /** Positive lifts the outer corner. */
  readonly tilt: number
  /** Upper lid fold: whole, outer end only, or hanging. */
  readonly fold: 'whole' | 'outer-half' | 'drooping'
}

const FORMS: Readonly<Record<EyeType, EyeForm>> = {
  amendoado: { upper: 1, lower: 1, tilt: 0, fold: 'whole' },
  redondo: { upper: 1.2, lower: 1.2, tilt: -0.5, fold: 'whole' },
  puxado: { upper: 0.81, lower: 0.88, tilt: 1.3, fold: 'outer-half' },
  caido: { upper: 0.95, lower: 1, tilt: -2.1, fold: 'whole' },
  felino: { upper: 0.95, lower: 0.92, tilt: 2.1, fold: 'whole' },
  encapuzado: { upper: 0.86, lower: 0.96, tilt: -0.5, fold: 'drooping' },
}

export interface EyeOptions {
  readonly type: EyeType
  readonly iris: Iris
  /** 1 at rest. */
  readonly open: number
  readonly makeup?: Hex | undefined
  /** Flicked lashes. */
  readonly isPainted: boolean
}

/** x grows away from the nose, so both sides share numbers. */
export function drawEye(face: Face, skin: SkinTones, side: Side, options: EyeOptions): DisplayItem[] {
  const { masculine } = face
  const form = FORMS[options.type]
  const s = face.eyeScale
  const tilt = form.tilt + (masculine ? 0.3 : 0.6)
  const place = (x: number, y: number): DrawnPoint => [side * (face.xEye + x * s), (y - x * tilt * 0.04) * s]
  const laid = (line: Line): Line => line.map(([x, y]) => place(x, y))

  const u = (masculine ? 8 : 9.4) * options.open * form.upper * face.eyeOpen
  const lo = (masculine ? 5 : 5.9) * form.lower * face.eyeOpen
  const upper = upperLid(u, form)
  const corner = pointAt(upper, 0)
  const outer = pointAt(upper, 6)
  const lower: Line = [outer, [12.4, 3.4], [7, lo], [1.2, lo], [-5.5, lo], [-10.6, 4.6], corner]
  const opening = EXACT.cubics(laid([...upper, ...lower.slice(1)]))
  const lidLine = [...cubicRun(upper.slice(0, 4), 8), ...cubicRun(upper.slice(3), 8).slice(1)]
  const lowLine = [...cubicRun(lower.slice(0, 4), 8), ...cubicRun(lower.slice(3), 8).slice(1, 6)]

  const items: DisplayItem[] = []
  if (form.fold !== 'outer-half') items.push(lidTone(laid, u, options.makeup ?? skin.lid))
  items.push({ d: opening, fill: skin.sclera })
  items.push({ clip: opening, items: eyeball({ place, laid, upper, u, s, form, skin, iris: options.iris }) })
  items.push(lashLine(laid, lidLine, skin, options.isPainted))
  items.push(foldLine(laid, u, form, skin))
  const rim = laid(lowLine.map(([x, y]) => [x, y + 0.5]))
  items.push({ d: EXACT.taper(rim, [0.9, 0.95, 0.6, 0.1]), fill: skin.lowerLid })
  return items
}

function upperLid(u: number, form: EyeForm): Line {
  if (form.fold === 'outer-half')
    return [
      [-15.8, 3.4],
      [-12.4, -1.2],
      [-7, 0.5 - u],
      [0.4, 0.1 - u],
      [8, -u - 0.3],
      [13, -4.4],
      [16.2, -0.8],
    ]
  return [
    [-15.6, 2.6],
    [-12.2, -3.4],
    [-6.6, -u],
    [0.4, -u],
    [7.4, -u],
    [12.6, -5.2],
    [15.8, -0.6],
  ]
}

function cubicRun(c: Line, steps: number): Line {
  const [a, b, d, e] = [pointAt(c, 0), pointAt(c, 1), pointAt(c, 2), pointAt(c, 3)]
  return Array.from({ length: steps + 1 }, (_, i) => cubicAt(a, b, d, e, i / steps))
}

type Laid = (line: Line) => Line

function lidTone(laid: Laid, u: number, fill: Hex): DisplayItem {
  const shape: Line = [
    [-14.8, 1.4],
    [-12.6, -5],
    [-9, -u - 2.4],
    [-2, -u - 4.8],
    [6, -u - 4],
    [13.5, -7],
    [19.2, -1.6],
    [14, -0.5],
    [0, -3],
    [-12, 0],
  ]
  return { d: EXACT.smooth(laid(shape), true), fill }
}

interface Ball {
  readonly place: (x: number, y: number) => DrawnPoint
  readonly laid: Laid
  readonly upper: Line
  readonly u: number
  readonly s: number
  readonly form: EyeForm
  readonly skin: SkinTones
  readonly iris: Iris
}

function eyeball({ place, laid, upper, u, s, form, skin, iris }: Ball): DisplayItem[] {
  const colour = IRISES[iris]
  // The iris hangs from the lid: centred, it would stare.
  const [ix, iy] = [0.2, 7.6 - u]
  const [px, py] = place(ix, iy)
  const round = (r: number, fill: Hex, dy = 0): DisplayItem => ({ d: EXACT.ellipse(px, py + dy * s, r * s), fill })
  const glow: Line = [
    [ix - 4.8, iy + 1.8],
    [ix - 2.6, iy + 4.8],
    [ix + 1, iy + 5.6],
    [ix + 4.6, iy + 3.2],
    [ix + 2.6, iy + 3.2],
    [ix - 1, iy + 3.8],
  ]
  const underLid: Line = [
    [12, -3],
    [8, 2.8 - u],
    [0.4, 2.9 - u],
    [-6.5, 3 - u],
    [-12, 0],
    [-15.6, 2.6],
  ]
  const [dx, dy] = place(-14.6, 2.4)
  return [
    round(8.3, shift(colour, -0.14, -0.01)),
    round(6.7, colour, 0.1),
    { d: EXACT.smooth(laid(glow), true), fill: shift(colour, 0.12, 0.01, 6) },
    round(3.5, '#17100d'),
    { d: EXACT.cubics(laid([...upper, ...underLid])), fill: skin.scleraShade, op: 0.62 },
    // Both eyes reflect the same window, on the same side.
    { d: EXACT.ellipse(px - 2.5 * s, py - 2.6 * s, 1.7 * s), fill: '#fffaf3' },
    ...(form.fold === 'outer-half' ? [] : [{ d: EXACT.ellipse(dx, dy, 2.2 * s, 1.5 * s), fill: skin.duct }]),
  ]
}

/** Painted lashes run out along the lid's tangent; others stop at the corner. */
function lashLine(laid: Laid, lid: Line, skin: SkinTones, isPainted: boolean): DisplayItem {
  if (!isPainted) return { d: EXACT.taper(laid([...lid, [17, 0.4]]), [0.5, 1.5, 2, 2.1, 1.8, 0.2]), fill: skin.lash }
  const flick = [lerpPoint([15.4, -2], [17.2, -3.1], 1), lerpPoint([15.4, -2], [20.8, -5.6], 1)]
  return { d: EXACT.taper(laid([...lid.slice(0, 15), ...flick]), [0.6, 1.6, 2.4, 2.9, 2.9, 0.1]), fill: skin.lash }
}

function foldLine(laid: Laid, u: number, form: EyeForm, skin: SkinTones): DisplayItem {
  if (form.fold === 'outer-half') {
    const fold: Line = [
      [-6, -u - 2.2],
      [3, -u - 3],
      [11.5, -6.8],
      [18.4, -2.6],
    ]
    return { d: EXACT.taper(laid(fold), [0.1, 0.7, 1, 0.2]), fill: skin.crease }
  }
  if (form.fold === 'drooping') {
    const fold: Line = [
      [-13, -3.6],
      [-8, -u - 2.6],
      [0, -u - 3.4],
      [9, -u - 0.4],
      [16.6, -2],
      [20, 1.6],
    ]
    return { d: EXACT.taper(laid(fold), [0.2, 1.2, 1.5, 1.6, 1.3, 0.2]), fill: skin.crease }
  }
  const fold: Line = [
    [-13.2, -3.2],
    [-9.5, -u - 2.2],
    [-2, -u - 4.6],
    [6, -u - 3.8],
    [13, -6.6],
    [18.6, -2.4],
  ]
  return { d: EXACT.taper(laid(fold), [0.2, 1.1, 1.35, 0.2]), fill: skin.crease }
}
