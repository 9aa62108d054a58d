import { type Hex, mix } from '../pen/colour.ts'
import { curve } from '../pen/curves.ts'
import type { DisplayItem, FillItem } from '../pen/display.ts'
import { byTone } from '../pen/display.ts'
import { scatterCurls } from '../hair/curls.ts'
import { silhouette, type Stretch } from '../hair/scallops.ts'
import { isCurly } from '../hair/texture.ts'
import { FINE } from '../pen/pen.ts'
import { clamp, distance, type DrawnPoint, lerp, lerpPoint, type Line, mirror, pointAt, SIDES } from '../pen/points.ts'
import { type Random, seededRandom } from '../pen/random.ts'
import {
  type BeardFrame,
  type BeardLayers,
  type BeardLength,
  type BeardTones,
  CHEEK,
  JAW,
  outerLine,
  type BeardReach,
  reachOf,
  SHORT_BEARD,
  skinThroughBeard,
  tonesOf,
  wholeOf,
} from './frame.ts'
import { drawMoustache } from './moustache.ts'

/** Units over which it grows dense. */
const SOFT = 7

const VEILS = [-0.4, 0.8, 2, 3.2, 4.4, 5.6]

interface Drawn {
  readonly b: BeardFrame
  readonly reach: BeardReach
  readonly tones: BeardTones
  readonly short: boolean
  readonly outer: Line
}

export function drawFullBeard(b: BeardFrame, length: BeardLength): BeardLayers {
  const reach = reachOf(length)
  const short = length.chin < SHORT_BEARD && length.sides < SHORT_BEARD
  const drawn: Drawn = {
    b,
    reach,
    short,
    tones: tonesOf(b, short, skinThroughBeard(length.sides)),
    outer: outerLine(b, reach),
  }
  const curly = isCurly(b.texture)
  const { base, shade } = drawn.tones
  const coily = curly && !short
  const scale = b.texture === 'cacheado' ? 1.15 : 0.75
  const mass = (inset: number, moved: DrawnPoint = [0, 0]): string => {
    const area = areaOf(drawn, inset).map((s): Stretch => ({
      ...s,
      points: s.points.map(([x, y]) => [x + moved[0], y + moved[1]]),
    }))
    return silhouette(area, coily ? 'crespo' : 'liso', 5, scale)
  }
  const d = mass(SOFT)
  const inside: DisplayItem[] = [
    { d: mass(SOFT, [-3, -2]), fill: mix(base, shade, 0.5) },
    { d: mass(SOFT - 2, [-6, -4]), fill: base },
    ...sideburnBands(b, base),
  ]
  return {
    under: [
      ...VEILS.map((inset) => ({ d: mass(inset), fill: base, op: 0.16 })),
      { d, fill: shade },
      { clip: d, items: inside },
      ...(coily ? curls(drawn, scale) : curly ? [...cropped(drawn)] : byTone(strands(drawn))),
      ...(coily ? [] : byTone(rimHairs(drawn))),
      ...(b.moustache === 'sem' ? [] : underLip(drawn)),
    ],
    over:
      b.moustache === 'sem' ? [] : drawMoustache(b, { full: short ? 0.3 : 0.8, width: b.half + 8, tones: drawn.tones }),
  }
}

const cheekAt = (b: BeardFrame, u: number): DrawnPoint => {
  const x = clamp(u) * (CHEEK - 1)
  const i = Math.min(CHEEK - 2, Math.floor(x))
  return lerpPoint(pointAt(b.cheek, i), pointAt(b.cheek, i + 1), x - i)
}

/** From `inset` below the cheek line to the rim. */
function areaOf({ b, outer }: Drawn, inset: number): Stretch[] {
  const edge = b.cheek.map((c, i): DrawnPoint => {
    const u = i / (CHEEK - 1)
    const o = pointAt(outer, u * (JAW - 1))
    // Narrow before the ear; on the lip the moustache has its own edge.
    const k = inset * Math.min(1, u / 0.12, (1 - u) / 0.1)
    return lerpPoint(c, o, Math.min(0.4, k / (distance(c, o) || 1)))
  })
  return [
    { points: wholeOf(outer), curl: (u) => clamp(Math.min(u, 1 - u) * 14 - 0.4) },
    { points: [...mirror(edge), ...edge.slice(0, -1).reverse()] },
  ]
}

function sideburnBands({ sideburns }: BeardFrame, base: Hex): DisplayItem[] {
  if (!sideburns) return []
  return Array.from({ length: 9 }, (_, i): DisplayItem => {
    const y = 42 - i * 3.2
    return {
      d: `M-160 -60L160 -60L160 ${y}C60 ${y + 4} -60 ${y + 4} -160 ${y}Z`,
      fill: mix(base, sideburns, (i + 1) / 9),
    }
  })
}

interface Root {
  readonly at: DrawnPoint
  readonly along: DrawnPoint
  /** 0 at the edge, 1 fully dense. */
  readonly dense: number
  /** Units of beard below it. */
  readonly left: number
  readonly toChin: number
}

function roots({ b, outer }: Drawn, count: number, random: Random): Root[] {
  const list: Root[] = []
  while (list.length < count) {
    const u = 0.02 + 0.98 * random() ** 0.8
    const c = cheekAt(b, u)
    const o = pointAt(outer, u * (JAW - 1))
    const reach = distance(c, o) || 1
    const t = random() ** 0.9
    const at = lerpPoint(c, o, t)
    if (onLips(b, at)) {
      list.push({ at: [0, -999], along: [0, 1], dense: 0, left: 0, toChin: 0 })
      continue
    }
    const dense = clamp((t * reach) / SOFT)
    if (random() > 0.25 + 0.75 * dense) continue
    const out = lerp(0.62, 0.12, clamp((at[1] - b.face.yMouth) / 26) * clamp(1.4 - at[0] / (b.half * 1.3)))
    const way: DrawnPoint = [lerp(0, (o[0] - c[0]) / reach, out), lerp(1, (o[1] - c[1]) / reach, out)]
    const size = Math.hypot(way[0], way[1]) || 1
    list.push({
      at,
      along: [way[0] / size, way[1] / size],
      dense,
      left: (1 - t) * reach,
      toChin: clamp((u - 0.5) * 2.4) * t,
    })
  }
  return list.filter(({ at }) => at[1] > -900)
}

/** Includes the bare skin beside the soul patch. */
function onLips({ face, half, upper, lower }: BeardFrame, [x, y]: DrawnPoint): boolean {
  const dy = y - face.yMouth
  if (dy < 2) return Math.abs(x) < half + 9 && dy > -upper - 20
  return Math.abs(x) < half * 0.95 && dy < lower + 1.4
}

function strands(drawn: Drawn): FillItem[] {
  const { b, short, tones } = drawn
  const random = seededRandom(12)
  const wavy = b.texture === 'ondulado' ? 0.9 : 0.35
  const marks = SIDES.flatMap((side) =>
    roots(drawn, short ? 330 : 290, random).map(({ at: [x, y], along: [dx, dy], dense, left, toChin }): FillItem => {
      const free =
        (short ? lerp(4.6, 6.4, toChin) : lerp(8.5, 15, toChin)) * (0.7 + 0.6 * random()) * lerp(0.5, 1, dense)
      const length = Math.max(2.4, Math.min(free, left + random() * (short ? 0.8 : 1.8)))
      const bow = (random() - 0.5) * 2 * wavy * (short ? 0.6 : 1.3)
      const tip: DrawnPoint = [side * (x + dx * length), y + dy * length]
      const via: DrawnPoint = [side * (x + dx * length * 0.5 + dy * bow), y + dy * length * 0.5 - dx * bow]
      const lit = random() + (side < 0 ? 0.12 : -0.1)
      const tone = lit < 0.36 ? tones.dark : lit < 0.66 ? tones.base : tones.light
      const thin = dense < 0.75
      return {
        d: FINE.sliver([side * x, y], via, tip, (short ? 0.56 : 0.72) * lerp(0.7, 1, dense)),
        fill: thin ? mix(tone, b.skin.base, 0.22) : tone,
      }
    }),
  )
  const order = [tones.dark, tones.base, tones.light]
  return [...marks].sort((p, q) => order.indexOf(p.fill) - order.indexOf(q.fill))
}

/** Hairs over the rim, against a cut-out look. */
function rimHairs({ b, outer, reach, short, tones }: Drawn): FillItem[] {
  const random = seededRandom(21)
  const count = short ? 60 : 90
  return Array.from({ length: count }, (_, i) => i).flatMap((i) =>
    SIDES.map((side): FillItem => {
      const u = 0.26 + 0.74 * ((i + random()) / count) ** 0.6
      const [root, ahead] = [pointAt(outer, u * (JAW - 1)), pointAt(outer, u * (JAW - 1) + 2)]
      const n = pointAt(b.outward, u * (JAW - 1))
      const chin = clamp((u - 0.62) * 3)
      const long = (short ? 4.2 : 6 + reach.chin * 0.55 * chin) * (0.6 + 0.8 * random())
      const step = distance(root, ahead) || 1
      const far = (short ? 0.14 : lerp(0.16, 0.2, chin)) * (0.4 + random())
      const [tx, ty] = [lerp((ahead[0] - root[0]) / step, 0, chin), lerp((ahead[1] - root[1]) / step, 1, chin)]
      const out = 0.14 + 0.14 * random()
      const way: DrawnPoint = [tx + n[0] * out, ty + n[1] * out]
      const from: DrawnPoint = [
        root[0] - way[0] * long * (1 - far) - n[0] * 0.5,
        root[1] - way[1] * long * (1 - far) - n[1] * 0.5,
      ]
      const tip: DrawnPoint = [root[0] + way[0] * long * far, root[1] + way[1] * long * far]
      const via = lerpPoint(from, tip, 0.55)
      return {
        d: FINE.sliver(
          [side * from[0], from[1]],
          [side * (via[0] + n[0] * 0.35), via[1] + n[1] * 0.35],
          [side * tip[0], tip[1]],
          short ? 0.7 : 0.9,
        ),
        fill: side < 0 ? (i % 3 ? tones.base : tones.light) : i % 3 ? tones.shade : tones.dark,
      }
    }),
  )
}

function cropped(drawn: Drawn): DisplayItem[] {
  const { b, tones } = drawn
  const large = b.texture === 'cacheado'
  return ringed(drawn, {
    radius: large ? 2.1 : 1.5,
    spacing: large ? 4.8 : 4.3,
    line: 0.8,
    turn: large ? 2.2 : 3.2,
    light: mix(tones.light, tones.base, 0.2),
  })
}

function curls(drawn: Drawn, scale: number): DisplayItem[] {
  const radius = drawn.b.texture === 'cacheado' ? 3.8 : 2.7
  return ringed(drawn, {
    radius,
    spacing: radius * 2.15,
    line: 1.1 * Math.max(0.9, scale),
    turn: 3.8,
    light: drawn.tones.light,
  })
}

interface Rings {
  readonly radius: number
  readonly spacing: number
  readonly line: number
  readonly turn: number
  readonly light: Hex
}

function ringed({ b, outer, tones }: Drawn, { light, ...rings }: Rings): DisplayItem[] {
  const area = [...wholeOf(outer), ...mirror(b.cheek), ...[...b.cheek].reverse()]
  return scatterCurls(area, {
    seed: 4,
    inset: 0.4,
    ...rings,
    tone: (p, random) => {
      if (onLips(b, [Math.abs(p[0]), p[1]])) return null
      const near = Math.min(...b.cheek.map((c) => distance(c, [Math.abs(p[0]), p[1]])))
      if (random() > 0.3 + (0.7 * near) / SOFT) return null
      const lit = random() + (p[0] < 8 ? 0.12 : -0.12)
      return lit > 0.62 ? light : lit > 0.42 ? tones.shade : tones.dark
    },
  })
}

function underLip({ b, tones, short }: Drawn): DisplayItem[] {
  const { half: w, lower, face, skin } = b
  const y = face.yMouth
  const patch: Line = curve(
    [
      [w * 0.24, y + lower * 0.9],
      [w * 0.62, y + lower * 0.6],
      [w * 0.94, y + lower * 0.2],
      [w * 0.9, y + lower * 0.72],
      [w * 0.6, y + lower * 1.34],
      [w * 0.34, y + lower * 1.42],
      [w * 0.24, y + lower * 0.9],
    ],
    16,
  )
  const random = seededRandom(31)
  const hairs = SIDES.flatMap((side) =>
    Array.from({ length: 16 }, (_, i): FillItem => {
      const x = w * lerp(0.2, 0.98, (i + random()) / 16)
      const top = y + lower * lerp(1.25, 0.6, (x / w) ** 2) + random() * 2
      return {
        d: FINE.sliver([side * x, top], [side * (x + 0.5), top + 2], [side * (x + 0.4), top + 5], 0.6),
        fill: i % 2 ? tones.base : tones.dark,
      }
    }),
  )
  return [
    ...SIDES.map((side) => ({
      d: FINE.smooth(side < 0 ? mirror(patch) : patch, true),
      fill: mix(skin.shade, tones.base, 0.2),
      op: short ? 0.8 : 0.6,
    })),
    ...byTone(hairs),
  ]
}
