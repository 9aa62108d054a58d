import { type Hex, mix } from '../pen/colour.ts'
import { curve, resample } from '../pen/curves.ts'
import type { DisplayItem, FillItem } from '../pen/display.ts'
import { byTone } from '../pen/display.ts'
import type { Face } from '../head/face.ts'
import { scatterCurls } from '../hair/curls.ts'
import { FINE } from '../pen/pen.ts'
import { lerp, lerpPoint, type Line, mirror, type DrawnPoint, pointAt, smoothstep } from '../pen/points.ts'
import { seededRandom } from '../pen/random.ts'
import type { SkinTones } from '../head/skin.ts'
import {
  type BeardFrame,
  beardFrame,
  type BeardLayers,
  type BeardLength,
  type BeardTraits,
  CHEEK,
  JAW,
  outerLine,
  SHORT_BEARD,
  wholeOf,
} from './frame.ts'
import { drawFullBeard } from './full-beard.ts'
import { drawMoustache, moustacheHairs } from './moustache.ts'
import { islands, patchyHairs } from './patchy.ts'

export const BEARD_TYPES = ['por-fazer', 'curta', 'cheia', 'cavanhaque', 'bigode', 'ancora'] as const
export type BeardType = (typeof BEARD_TYPES)[number]

export interface BeardOptions extends BeardTraits {
  readonly type: BeardType
}

/** Covers the age lines. */
export const hidesLines = (type: BeardType | undefined): boolean => type !== undefined && type !== 'bigode'
export const coversChin = (type: BeardType | undefined): boolean => type === 'curta' || type === 'cheia'
export const growsToEar = (type: BeardType | undefined): boolean =>
  type === 'por-fazer' || type === 'curta' || type === 'cheia'

export const LENGTHS: Readonly<Record<'curta' | 'cheia', BeardLength>> = {
  curta: { sides: 8, chin: 10 },
  cheia: { sides: 22, chin: 36 },
}

export function drawBeard(face: Face, skin: SkinTones, options: BeardOptions): BeardLayers {
  const b = beardFrame(face, skin, options)
  const isBareLip = options.moustache === 'sem'
  if (options.patchy && growsToEar(options.type)) return { under: withGaps(b, options.type), over: [] }
  switch (options.type) {
    case 'por-fazer':
      return { under: stubble(b), over: [] }
    case 'curta':
    case 'cheia':
      return drawFullBeard(b, options.length ?? LENGTHS[options.type])
    case 'cavanhaque':
      return { under: goatee(b, isBareLip), over: [] }
    case 'ancora':
      return { under: goatee(b, true), over: isBareLip ? [] : drawMoustache(b, { full: 0.2, width: b.half + 4 }) }
    case 'bigode':
      return { under: [], over: loneMoustache(b, options.moustache ?? 'livre') }
  }
}

function withGaps(b: BeardFrame, type: BeardType): DisplayItem[] {
  const { face, skin, colour, texture, half, lower } = b
  const { chin } = b.length ?? (type === 'curta' || type === 'cheia' ? LENGTHS[type] : { chin: STUBBLE })
  const outer = wholeOf(outerLine(b, { sides: 0.5, chin: 0.8 }))
  const area = [...outer, ...mirror(b.cheek), ...[...b.cheek].reverse()]
  const dense = ([x, y]: DrawnPoint): number => {
    const away = Math.abs(x)
    if (y < face.yMouth + lower * 0.6 && away < half + 9)
      return away < half + 1 && y > face.yMouth - b.upper ? 0 : 0.2 + 0.5 * smoothstep(2, half, away)
    const toChin = smoothstep(half + 10, half * 0.4, away) * smoothstep(face.yMouth, face.yMouth + lower + 9, y)
    const onLip = smoothstep(lower * 1.9, lower * 1.1, y - face.yMouth) * smoothstep(half, half * 0.6, away)
    return Math.max(0.72 * toChin, 0.62 * islands([x, y])) * (1 - onLip)
  }
  const hairs = patchyHairs({
    area,
    colour,
    skin: skin.base,
    texture,
    millimetres: chin,
    dense,
    way: ([x, y]) => (y > face.yMouth + lower ? [-0.12 * Math.sign(x), 0.99] : [0.24 * Math.sign(x), 0.97]),
  })
  return chin < SHORT_BEARD ? [{ clip: face.contour, items: hairs }] : hairs
}

function loneMoustache(b: BeardFrame, form: keyof typeof MOUSTACHES | 'sem'): DisplayItem[] {
  if (form === 'sem') return []
  const { full, beyond } = MOUSTACHES[form]
  return drawMoustache(b, { full, width: b.half + beyond })
}
/** How far its ends reach beyond the corner of the mouth, in drawing units. */
const MOUSTACHES = {
  livre: { full: 0.7, beyond: 7 },
  curto: { full: 0.15, beyond: 1 },
  cheio: { full: 1, beyond: 10 },
} as const

/** Stubble of three millimetres without an edge, fainter where shorter; its faint layers are its shadow. */
function stubble(b: BeardFrame): DisplayItem[] {
  const { face, skin, colour } = b
  const dense = Math.min(1, (b.length?.chin ?? STUBBLE) / STUBBLE)
  const outer = outerLine(b, { sides: 0.5, chin: 0.8 })
  const veils: DisplayItem[] = [0.06, 0.16, 0.28, 0.42, 0.56].map((inset, i) => {
    const right = outer.map((p, j): DrawnPoint => {
      const u = j / (JAW - 1)
      const c = pointAt(b.cheek, Math.round(u * (CHEEK - 1)))
      return lerpPoint(c, p, inset * smoothstep(-0.1, 0.4, 1 - Math.abs(u - 0.6)))
    })
    const d = `${FINE.smooth(resample(wholeOf(outer), 40))}L${FINE.smooth([...resample(wholeOf(right), 40)].reverse()).slice(1)}Z`
    return { d, fill: mix(skin.shade, colour, 0.75), op: (i === 0 ? 0.07 : 0.055) * dense }
  })
  const area = [...wholeOf(outer), ...mirror(b.cheek), ...[...b.cheek].reverse()]
  const random = seededRandom(19)
  const hairs = scatterCurls(area, {
    seed: 3,
    radius: 1.1,
    spacing: 3.9,
    line: 0.75,
    turn: 1,
    inset: 0.6,
    tone: (p) => {
      const fromCheek = Math.min(...b.cheek.map(([x, y]) => Math.hypot(Math.abs(p[0]) - x, p[1] - y)))
      return random() < (0.12 + 0.78 * smoothstep(0, 16, fromCheek)) * dense ? mix(skin.base, colour, 0.62) : null
    },
  })
  return [{ clip: face.contour, items: [...veils, ...hairs] }, mouthWindow(b, skin.base, 0.9)]
}

/** Millimetres. */
const STUBBLE = 3

function mouthWindow({ face, half: w, upper, lower }: BeardFrame, fill: Hex, open = 1): DisplayItem {
  const y = face.yMouth
  const right: Line = [
    [0, y + lower * lerp(1.1, 1.22, open)],
    [w * 0.2, y + lower * 1.5 * open],
    [w * 0.46, y + lower * 1.35 * open],
    [w * 0.8, y + lower * 0.8],
    [w + 2.4, y + 0.4],
    [w * 0.4, y - upper - 1],
    [0, y - upper],
  ]
  const round = curve(right, 22)
  return { d: FINE.smooth([...round, ...[...mirror(round.slice(1, -1))].reverse()], true), fill }
}

/** Chin with moustache, or (anchor) with the jawline. */
function goatee(b: BeardFrame, anchor: boolean): DisplayItem[] {
  const { yNose: n, yMouth: y, yChin } = b.face
  const w = b.half
  const ring: Line = [
    [0, n + 7.6],
    [w * 0.34, n + 6.4],
    [w * 0.8, y - 8],
    [w + 5, y - 1],
    [w + 6.4, y + 9],
    [w + 3.4, yChin - 20],
    [w * 0.82, yChin - 6],
    [w * 0.5, yChin + 3],
    [0, yChin + 6],
  ]
  const chin: Line = [
    [0, y + b.lower + 4],
    [4, y + b.lower + 6],
    [5, y + b.lower + 13],
    [w * 0.6, yChin - 15],
    [w * 1.3, yChin - 21],
    [w * 1.5, yChin - 15],
    [w * 1.1, yChin - 4],
    [w * 0.55, yChin + 3],
    [0, yChin + 6],
  ]
  const right = curve(anchor ? chin : ring, 26)
  const d = FINE.smooth([...right, ...[...mirror(right.slice(1, -1))].reverse()], true)
  const random = seededRandom(12)
  const hairs = Array.from({ length: 84 }, (): FillItem => {
    const x = (random() - 0.5) * w * 2.4
    const py = y + random() * (yChin - y + 4)
    return {
      d: FINE.sliver([x, py], [x * 0.97, py + 3.4], [x * 0.92, py + 6.6], 1.1),
      fill: random() < (x < 0 ? 0.45 : 0.2) ? b.light : b.dark,
    }
  })
  const inside = byTone([...hairs, ...(anchor ? [] : moustacheHairs(b, random, 28))])
  const items: DisplayItem[] = [
    { d, fill: mix(b.colour, b.skin.base, 0.06) },
    { clip: d, items: inside },
  ]
  if (!anchor) items.push(mouthWindow(b, b.skin.shade, 1.04))
  return items
}
