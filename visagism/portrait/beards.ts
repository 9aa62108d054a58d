import type { HairTexture } from '../axes.ts'
import { type Hex, mix, shift } from './colour.ts'
import { curve, normals, resample } from './curves.ts'
import type { DisplayItem, FillItem } from './display.ts'
import { byTone } from './display.ts'
import type { Face } from './face.ts'
import { scatterCurls } from './hair/curls.ts'
import { silhouette, type Stretch } from './hair/scallops.ts'
import { mouthMeasures } from './lips.ts'
import type { LipType } from './lips.ts'
import { COARSE, FINE } from './pen.ts'
import { lerp, lerpPoint, type Line, mirror, type DrawnPoint, pointAt, SIDES, smoothstep } from './points.ts'
import { type Random, seededRandom } from './random.ts'
import type { SkinTones } from './skin.ts'

export const BEARD_TYPES = ['por-fazer', 'curta', 'cheia', 'cavanhaque', 'bigode', 'ancora'] as const
export type BeardType = (typeof BEARD_TYPES)[number]

export interface BeardOptions {
  readonly type: BeardType
  readonly colour: Hex
  readonly texture: HairTexture
  readonly lips: LipType
  /** Sideburns meet it. */
  readonly sideburns: boolean
}

/** Hair below the lips' layer and above it. */
export interface BeardLayers {
  readonly under: readonly DisplayItem[]
  readonly over: readonly DisplayItem[]
}

/** Covers the cheeks or the chin enough to hide the lines beneath. */
export const hidesLines = (type: BeardType | undefined): boolean => type !== undefined && type !== 'bigode'
/** Grows along the jaw up to the ear. */
export const growsToEar = (type: BeardType | undefined): boolean =>
  type === 'por-fazer' || type === 'curta' || type === 'cheia'

export function drawBeard(face: Face, skin: SkinTones, options: BeardOptions): BeardLayers {
  const b = beardFrame(face, skin, options)
  switch (options.type) {
    case 'por-fazer':
      return { under: stubble(b), over: [] }
    case 'curta':
      return fullBeard(b, 1.6)
    case 'cheia':
      return fullBeard(b, 8)
    case 'cavanhaque':
      return { under: goatee(b, false), over: [] }
    case 'ancora':
      return { under: goatee(b, true), over: moustache(b, 1.4, 2, b.half + 3) }
    case 'bigode':
      return { under: [], over: moustache(b, 2.4, 3, b.half + 5) }
  }
}

interface BeardFrame extends BeardOptions {
  readonly face: Face
  readonly skin: SkinTones
  readonly upper: number
  readonly lower: number
  readonly half: number
  readonly dark: Hex
  readonly light: Hex
  /** Jaw from the ear to the chin on the right, with its outward normals. */
  readonly jaw: Line
  readonly outward: Line
  readonly cheek: Line
}

const JAW = 40

function beardFrame(face: Face, skin: SkinTones, options: BeardOptions): BeardFrame {
  const mouth = mouthMeasures(face, options.lips)
  const jaw = resample(
    face.half.filter(([, y]) => y > -6),
    JAW,
  )
  const across = normals(jaw)
  const turn = pointAt(across, 5)[0] > 0 ? 1 : -1
  const ear = pointAt(jaw, 0)[0]
  const { yMouth, yNose } = face
  const edge = face.measures.jaw
  const sideburn: Line = options.sideburns
    ? [
        [ear - 7, 0],
        [ear - 8.5, 18],
      ]
    : [
        [ear - 0.6, -2],
        [ear - 6, 18],
      ]
  const cheek = curve(
    [
      ...sideburn,
      [ear - 14, 34],
      [edge - 9, yNose + 3],
      [mouth.half + 14, yNose + 13],
      [mouth.half + 6, yMouth - 10],
      [mouth.half * 0.62, yNose + 9.5],
      [4, yNose + 8.6],
      [0, yNose + 10],
    ],
    26,
  )
  return {
    ...options,
    ...mouth,
    face,
    skin,
    dark: shift(options.colour, -0.07),
    light: shift(options.colour, 0.085, 0.006),
    jaw,
    outward: across.map(([x, y]) => [x * turn, y * turn]),
    cheek,
  }
}

/** The jaw pushed outwards, most at the chin. */
function outerLine({ jaw, outward }: BeardFrame, by: number): Line {
  return jaw.map((p, i) => {
    const u = i / (JAW - 1)
    const k = by * smoothstep(0.05, 0.5, u) * lerp(1, 1.7, smoothstep(0.6, 1, u))
    const n = pointAt(outward, i)
    return [p[0] + n[0] * k, p[1] + n[1] * k]
  })
}

const wholeOf = (right: Line): Line => [...right, ...mirror(right).toReversed().slice(1)]

function beardArea(b: BeardFrame, by: number): Stretch[] {
  return [
    { points: wholeOf(outerLine(b, by)), curl: () => 1 },
    { points: [...mirror(b.cheek), ...b.cheek.slice(0, -1).toReversed()] },
  ]
}

/**
 * Three days: hairs thicken from the cheek to the jaw and the chin, with no edge. Four faint veils laid over one another
 * stand for the shadow beneath them.
 */
function stubble(b: BeardFrame): DisplayItem[] {
  const { face, skin, colour } = b
  const outer = outerLine(b, 0.5)
  const veils: DisplayItem[] = [0.06, 0.16, 0.28, 0.42, 0.56].map((inset, i) => {
    const right = outer.map((p, j): DrawnPoint => {
      const u = j / (JAW - 1)
      const c = pointAt(b.cheek, Math.round(u * 25))
      return lerpPoint(c, p, inset * smoothstep(-0.1, 0.4, 1 - Math.abs(u - 0.6)))
    })
    const d = `${FINE.smooth(resample(wholeOf(outer), 40))}L${FINE.smooth(resample(wholeOf(right), 40).toReversed()).slice(1)}Z`
    return { d, fill: mix(skin.shade, colour, 0.75), op: i === 0 ? 0.07 : 0.055 }
  })
  const area = [...wholeOf(outer), ...mirror(b.cheek), ...b.cheek.toReversed()]
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
      return random() < 0.12 + 0.78 * smoothstep(0, 16, fromCheek) ? mix(skin.base, colour, 0.62) : null
    },
  })
  return [{ clip: face.contour, items: [...veils, ...hairs] }, mouthWindow(b, skin.base, 0.9)]
}

/** Bare skin around the lips, with the notch of the soul patch under them. */
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
  return { d: FINE.smooth([...round, ...mirror(round.slice(1, -1)).toReversed()], true), fill }
}

function fullBeard(b: BeardFrame, by: number): BeardLayers {
  const { face, skin } = b
  const short = by < 4
  const curly = b.texture === 'cacheado' || b.texture === 'crespo'
  const texture = !short && curly ? 'crespo' : 'liso'
  const base = short ? mix(b.colour, skin.base, 0.16) : b.colour
  const shade = short ? mix(base, b.dark, 0.55) : b.dark
  const scale = !short && b.texture === 'cacheado' ? 1.25 : 0.8
  const area = beardArea(b, by)
  const d = silhouette(area, texture, 5, scale)
  const lit = area.map((s): Stretch => ({ ...s, points: s.points.map(([x, y]) => [x - 6, y - 4]) }))
  const inside: DisplayItem[] = [{ d: silhouette(lit, texture, 5, 0.8), fill: base }]
  if (texture === 'crespo') inside.push(...beardCurls(b, by))
  else inside.push(...byTone(beardHairs(b, by, base)))
  if (b.sideburns)
    for (let i = 0; i < 7; i++) {
      const y = 27 - i * 4.4
      inside.push({
        d: `M-160 -60L160 -60L160 ${y}C60 ${y + 6} -60 ${y + 6} -160 ${y}Z`,
        fill: mix(base, skin.base, 0.08 * (i + 1)),
      })
    }
  const under: DisplayItem[] = [
    { d, fill: shade },
    { clip: d, items: inside },
  ]
  if (texture === 'liso') under.push(...byTone(edgeHairs(b, by, base, shade)))
  under.push(mouthWindow(b, face.masculine ? skin.shade : skin.base))
  return { under, over: moustache(b, short ? 1 : 2.6, short ? 3 : 6, b.half + 4, base) }
}

function beardCurls(b: BeardFrame, by: number): DisplayItem[] {
  const outer = outerLine(b, by * 0.9)
  const area = [...wholeOf(outer), ...mirror(b.cheek), ...b.cheek.toReversed()]
  const large = b.texture === 'cacheado'
  return scatterCurls(area, {
    seed: 4,
    radius: large ? 4 : 3,
    spacing: large ? 8.4 : 6.8,
    line: 1.1,
    turn: 3.8,
    inset: 2,
    tone: (p, random) => (random() < (p[0] < 8 ? 0.55 : 0.2) ? b.light : b.dark),
  })
}

function beardHairs(b: BeardFrame, by: number, base: Hex): FillItem[] {
  const random = seededRandom(12)
  const short = by < 4
  const outer = outerLine(b, by * 0.9)
  const length = short ? 4.4 : 9
  const soften = short ? 0.45 : 0.2
  return Array.from({ length: short ? 170 : 120 }, () => {
    const side = random() < 0.5 ? 1 : -1
    const u = 0.04 + 0.96 * Math.sqrt(random())
    const o = pointAt(outer, Math.floor(u * (JAW - 1)))
    const c = pointAt(b.cheek, Math.floor(u * 25))
    const p = lerpPoint(o, c, random() * 0.9)
    const reach = Math.hypot(o[0] - c[0], o[1] - c[1]) || 1
    const [dx, dy] = [lerp(0.12, (o[0] - c[0]) / reach, 0.5), lerp(1, (o[1] - c[1]) / reach, 0.3)]
    const tip: DrawnPoint = [side * (p[0] + dx * length * 0.8), p[1] + dy * length]
    const middle: DrawnPoint = [side * (p[0] + dx * length * 0.5), p[1] + dy * length * 0.5 + 0.5]
    const tone = random() < (side < 0 ? 0.5 : 0.2) ? b.light : b.dark
    return { d: FINE.sliver([side * p[0], p[1]], middle, tip, short ? 0.95 : 1.2), fill: mix(tone, base, soften) }
  })
}

/** Single hairs over the rim of a smooth beard, so that it never looks cut out. */
function edgeHairs(b: BeardFrame, by: number, base: Hex, shade: Hex): FillItem[] {
  const random = seededRandom(21)
  const outer = outerLine(b, by)
  const hairs: FillItem[] = []
  for (let i = 0; i < 30; i++) {
    for (const side of SIDES) {
      const u = 0.42 + 0.58 * Math.sqrt((i + random()) / 30)
      const j = Math.min(JAW - 3, Math.floor(u * (JAW - 1)))
      const [root, ahead, n] = [pointAt(outer, j), pointAt(outer, j + 3), pointAt(b.outward, j)]
      const reach = 0.5 + random() * (by * 0.26 + 0.8)
      const tip: DrawnPoint = [ahead[0] + n[0] * reach * 0.6, ahead[1] + reach]
      const line: Line = [
        [side * root[0] * 0.99, root[1] - 1.6],
        [side * lerp(root[0], tip[0], 0.6), lerp(root[1], tip[1], 0.55) + 0.4],
        [side * tip[0], tip[1]],
      ]
      hairs.push({ d: COARSE.taper(line, [2.2, 1.8, 0.1]), fill: side < 0 ? base : shade })
    }
  }
  return hairs
}

function moustache(b: BeardFrame, thick: number, droop: number, width: number, colour = b.colour): DisplayItem[] {
  const { yNose: n, yMouth: y } = b.face
  const w = b.half
  const right = curve(
    [
      [0, n + 7.2],
      [w * 0.3, n + 5.6],
      [w * 0.78, y - 8],
      [width, y - 1 + droop * 0.3],
      [width + 1.4, y + 3 + droop],
      [width - 3.4, y + 1.4 + droop * 0.5],
      [w * 0.6, y - 2.4 + thick],
      [w * 0.2, y - 3.8 + thick],
      [0, y - 4.6 + thick * 0.6],
    ],
    22,
  )
  const d = FINE.smooth([...right, ...mirror(right.slice(1, -1)).toReversed()], true)
  return [
    { d, fill: colour },
    { clip: d, items: byTone(moustacheHairs(b, seededRandom(12), 38)) },
  ]
}

function moustacheHairs(b: BeardFrame, random: Random, count: number): FillItem[] {
  const { yNose, yMouth } = b.face
  return Array.from({ length: count }, () => {
    const side = random() < 0.5 ? 1 : -1
    const x = random() * (b.half + 3)
    const y = lerp(yNose + 7, yMouth - 3.5, x / b.half) + random() * 6
    return {
      d: FINE.sliver([side * x, y - 2], [side * (x + 2.5), y + 1], [side * (x + 4.4), y + 4.2], 1.15),
      fill: random() < 0.35 ? b.light : b.dark,
    }
  })
}

/** Chin and moustache in a ring, or (anchor) the chin alone with the line of the jaw below it. */
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
  const d = FINE.smooth([...right, ...mirror(right.slice(1, -1)).toReversed()], true)
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
