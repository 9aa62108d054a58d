import { mix } from '../pen/colour.ts'
import { curve, isInside } from '../pen/curves.ts'
import { byTone, type DisplayItem, type FillItem } from '../pen/display.ts'
import { scatterCurls } from '../hair/curls.ts'
import { whitened } from '../hair/greys.ts'
import type { SideLength } from '../hair/bare-top.ts'
import type { Hairline } from '../head/hairline.ts'
import { silhouette } from '../hair/scallops.ts'
import { isCurly } from '../hair/texture.ts'
import { isParted, scalpOf } from '../hair/thinning.ts'
import { FINE } from '../pen/pen.ts'
import type { ResolvedPerson } from '../person/person.ts'
import { bothHalves, clamp, type DrawnPoint, lerp, type Line, pointAt, SIDES, smoothstep } from '../pen/points.ts'
import { type Random, seededRandom } from '../pen/random.ts'

const WHORL: DrawnPoint = [8, -34]
const AT_WHORL: Thin = { centre: WHORL, rx: 35, ry: 38 }
interface Thin {
  readonly centre: DrawnPoint
  readonly rx: number
  readonly ry: number
}

const thinOf = ({ cut, hair }: ResolvedPerson): Thin =>
  isParted(cut) ? { centre: [hair.part, 14], rx: 21, ry: 64 } : AT_WHORL

/** Shares of hair count and width left in the thin place. */
const LEFT = 0.6
const FINENESS = 0.58

/** Right half, mid-forehead to temple. */
const FRONT: Readonly<Record<Hairline, Line>> = {
  redonda: [
    [0, 76],
    [28, 73],
    [54, 60],
    [70, 43],
  ],
  reta: [
    [0, 74],
    [30, 73],
    [57, 64],
    [70, 45],
  ],
  bico: [
    [0, 79],
    [24, 70],
    [54, 60],
    [70, 43],
  ],
  entradas: [
    [0, 76],
    [22, 74],
    [36, 60],
    [48, 50],
    [60, 54],
    [71, 46],
  ],
  recuada: [
    [0, 74],
    [19, 71],
    [31, 54],
    [44, 42],
    [58, 46],
    [71, 42],
  ],
}

const SKULL: Line = [
  [0, -104],
  [40, -98],
  [70, -74],
  [86, -20],
  [83, 26],
  [70, 61],
  [43, 88],
  [0, 98],
]

/** Forehead at the bottom. */
export function drawAbove(person: ResolvedPerson): DisplayItem[] {
  const { skin, traits, hair } = person
  const wide = person.face.measures.cheek / 73
  const across = (line: Line): Line => line.map(([x, y]) => [x * lerp(1, wide, 0.6), y])
  const skull = curve(across(SKULL), 40)
  const head = FINE.smooth(bothHalves(skull), true)
  const shadow = mix(skin.base, skin.shade, 0.8)
  const cloth = traits.garment?.colour ?? skin.shade
  const shoulders = FINE.smooth(bothHalves(SHOULDERS), true)
  return [
    { d: shoulders, fill: cloth },
    {
      clip: shoulders,
      items: [{ d: FINE.ellipse(6, 16, 106 * lerp(1, wide, 0.6), 98), fill: mix(cloth, '#000000', 0.28), op: 0.5 }],
    },
    ...SIDES.flatMap((side) => [
      { d: FINE.ellipse(side * 86 * lerp(1, wide, 0.6), 12, 9.5, 18), fill: side < 0 ? skin.base : skin.shade },
      { d: FINE.ellipse(side * 88 * lerp(1, wide, 0.6), 12, 4.4, 11), fill: side < 0 ? shadow : skin.deepShade },
    ]),
    { d: FINE.smooth(NOSE, true), fill: shadow },
    { d: head, fill: skin.base },
    {
      clip: head,
      items: [
        { d: RIGHT_SHADE, fill: skin.shade, op: 0.6 },
        ...DOME_LIGHTS.map((size) => ({ d: FINE.ellipse(-20, 2, 44 * size, 52 * size), fill: skin.light, op: 0.16 })),
        ...SIDES.map((side) => ({
          d: FINE.taper(
            BROW.map(([x, y]): DrawnPoint => [side * x * lerp(1, wide, 0.6), y]),
            [1.2, 4.2, 1],
          ),
          fill: person.browColour,
        })),
      ],
    },
    ...(person.cut.build.kind === 'bald' || traits.covering
      ? []
      : whitened(hairFromAbove(person, across), traits.greys, 'above', hair)),
  ]
}

/** A ring around thin hair; empty when hair is full. */
export function drawThinPlace(person: ResolvedPerson, stroke = '#ffffff'): DisplayItem[] {
  const { cut, traits } = person
  if (traits.crown !== 'ralo' || traits.covering || cut.build.kind === 'bald') return []
  const { centre, rx, ry } = thinOf(person)
  return [{ d: FINE.ellipse(...centre, rx + 3, ry + 3), stroke, sw: 1.3, dash: '4 3.4' }]
}

const DOME_LIGHTS = [1, 0.8, 0.6, 0.4] as const
/** Right half, beyond the picture. */
const SHOULDERS: Line = [
  [0, -96],
  [60, -84],
  [118, -58],
  [164, -14],
  [172, 34],
  [140, 70],
  [70, 88],
  [0, 92],
]
/** The right brow, temple to nose. */
const BROW: Line = [
  [58, 74],
  [40, 85],
  [18, 90.5],
]

const NOSE: Line = [
  [-11, 96],
  [-7, 103],
  [0, 106],
  [7, 103],
  [11, 96],
]
const RIGHT_SHADE = 'M44 -120C92 -60 84 60 30 116L130 116L130 -120Z'

function hairFromAbove(person: ResolvedPerson, across: (line: Line) => Line): DisplayItem[] {
  const { hair, traits, cut } = person
  const { tones, texture } = hair
  const { kind } = cut.build
  const front = FRONT[person.hairline]
  const right: Line = [
    [0, -108],
    [38, -102],
    [66, -82],
    [83, -50],
    [90, -12],
    [87, 20],
    [80, 42],
    [74, 50],
    ...[...front].reverse(),
  ]
  const lift = kind === 'afro' ? 1.16 : isCurly(texture) ? 1.05 : 1
  const area = bothHalves(curve(across(right), 60)).map(([x, y]): DrawnPoint => [x * lift, y < 0 ? y * lift : y])
  if (cut.build.kind === 'clipped' && cut.build.bareTop) return ringFromAbove(person, area, RING[cut.build.bareTop])
  const clipped = kind === 'clipped'
  const d =
    isCurly(texture) && !clipped
      ? silhouette([{ points: area, curl: () => 1 }], texture, 5, 0.8)
      : FINE.smooth(area, true)
  const base = clipped ? mix(tones.base, hair.skin.base, 0.3) : tones.base
  const thin = traits.crown === 'ralo'
  const rim = FINE.smooth(
    area.map(([x, y]) => [x * 1.03, y + Math.sign(y) * 2.4]),
    true,
  )
  const marks: readonly DisplayItem[] =
    isCurly(texture) || clipped
      ? curls(person, area, clipped, thin)
      : [{ clip: rim, items: byTone(strands(person, area, thin)) }]
  return [
    { d, fill: base },
    {
      clip: d,
      items: [
        { d: RIGHT_SHADE, fill: clipped ? mix(tones.half, hair.skin.shade, 0.35) : tones.half },
        ...(thin ? scalp(person) : []),
      ],
    },
    ...marks,
  ]
}

/** Share of skin hidden around a bare top. */
const RING = { shadow: 0.4, clippers: 1, scissors: 1.25 } as const satisfies Readonly<Record<SideLength, number>>

/** Full at nape and ears, without an edge at the skin. */
function ringFromAbove({ hair: { tones, skin, texture } }: ResolvedPerson, area: Line, cover: number): DisplayItem[] {
  // Clipped hair does not stand off the head.
  const close = cover > 1 ? 1 : 0.935
  const d = FINE.smooth(
    area.map(([x, y]) => [x * close, y * close]),
    true,
  )
  const steps = 8
  const veils = Array.from({ length: steps }, (_, i): DisplayItem => {
    const u = i / (steps - 1)
    const bare = FINE.ellipse(0, lerp(14, 10, u), lerp(66, 82, u), lerp(84, 98, u))
    return {
      clip: `M-300 -300L300 -300L300 300L-300 300Z${bare}`,
      evenOdd: true,
      items: [{ d, fill: mix(tones.base, skin.base, 0.2), op: cover * 0.2 }],
    }
  })
  const hairs = scatterCurls(area, {
    seed: 14,
    radius: isCurly(texture) ? 1.9 : 1.4,
    spacing: 4.6,
    line: 0.95,
    turn: isCurly(texture) ? 2.4 : 1.2,
    inset: cover > 1 ? 1.5 : 6.5,
    tone: ([x, y], random) => {
      const full = smoothstep(0.94, 1.3, Math.hypot(x / 70, (y - 13) / 88))
      if (random() > cover * full) return null
      return random() - 0.0026 * (x + y * 0.5) > 0.6 ? tones.light : tones.dark
    },
  })
  return [...veils, ...hairs]
}

/** Visible scalp: most at the whorl, none at the rim, never bare. */
function scalp(person: ResolvedPerson): DisplayItem[] {
  const fill = scalpOf(person.hair)
  const { centre, rx, ry } = thinOf(person)
  return [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3].map((k) => {
    const ring = Array.from({ length: 26 }, (_, i): DrawnPoint => {
      const a = (i / 26) * 2 * Math.PI
      const r = k * (1 + 0.08 * Math.sin(3 * a + 5 * k) + 0.05 * Math.sin(8 * a))
      return [centre[0] + Math.cos(a) * rx * r, centre[1] + Math.sin(a) * ry * r]
    })
    return { d: FINE.smooth(ring, true), fill, op: 0.14 }
  })
}

/** 0 in the middle of the thin place, 1 outside. */
function fullness([x, y]: DrawnPoint, { centre, rx, ry }: Thin): number {
  return smoothstep(0.1, 1.05, Math.hypot((x - centre[0]) / rx, (y - centre[1]) / ry))
}

/** Hair spirals out of the whorl, or falls from a parting. */
function wayAt([x, y]: DrawnPoint, part: number | null): DrawnPoint {
  if (part !== null && y > WHORL[1] - 8) {
    const side = x < part ? -1 : 1
    const near = smoothstep(60, 0, Math.abs(x - part))
    return [side * lerp(0.86, 0.97, near), lerp(0.5, 0.12, near) - 0.3 * smoothstep(20, -30, y)]
  }
  const [dx, dy] = [x - WHORL[0], y - WHORL[1]]
  const away = Math.hypot(dx, dy) || 1
  const turned = lerp(0.34, 1.25, Math.exp(-away / 30))
  const [cos, sin] = [Math.cos(turned), Math.sin(turned)]
  return [(dx * cos - dy * sin) / away, (dx * sin + dy * cos) / away]
}

function strands(person: ResolvedPerson, area: Line, thin: boolean): FillItem[] {
  const { tones, texture } = person.hair
  const random = seededRandom(43)
  const place = thinOf(person)
  const { kind } = person.cut.build
  const part = isParted(person.cut) ? person.hair.part : null
  const wave = texture === 'ondulado' ? 1.5 : 0
  const out: FillItem[] = []
  for (let i = 0; i < 1150; i++) {
    const root = rootIn(area, random)
    const full = thin ? fullness(root, place) : 1
    if (random() > lerp(LEFT, 1, full)) continue
    const length = (kind === 'short' ? lerp(13, 23, random()) : lerp(22, 40, random())) * lerp(0.8, 1, full)
    const line = follow(root, length, part)
    const [a, z] = [pointAt(line, 0), pointAt(line, line.length - 1)]
    const middle = pointAt(line, 2)
    const k = wave * Math.sin(root[0] * 0.35 + root[1] * 0.28 + random())
    const via: DrawnPoint = [middle[0] + ((z[1] - a[1]) / length) * k, middle[1] - ((z[0] - a[0]) / length) * k]
    const lit = random() - 0.0022 * (root[0] + root[1] * 0.4)
    const fill = lit > 0.72 ? tones.light : lit > 0.46 ? tones.base : lit > 0.2 ? tones.shade : tones.dark
    const width = lerp(0.85, 1.7, random()) * lerp(FINENESS, 1, full)
    out.push({ d: FINE.sliver(a, via, z, width), fill: full < 0.35 && fill === tones.light ? tones.base : fill })
  }
  const order = [tones.shade, tones.base, tones.dark, tones.light]
  return [...out].sort((p, q) => order.indexOf(p.fill) - order.indexOf(q.fill))
}

function follow(root: DrawnPoint, length: number, part: number | null): Line {
  const steps = 4
  const line: DrawnPoint[] = [root]
  for (let i = 0; i < steps; i++) {
    const at = pointAt(line, i)
    const [x, y] = wayAt(at, part)
    line.push([at[0] + (x * length) / steps, at[1] + (y * length) / steps])
  }
  return line
}

function rootIn(area: Line, random: Random): DrawnPoint {
  for (let tries = 0; tries < 40; tries++) {
    const p: DrawnPoint = [(random() * 2 - 1) * 92, lerp(-108, 80, random())]
    if (isInside([p[0] * 1.07, p[1] + (p[1] > 0 ? 7 : -7)], area)) return p
  }
  return WHORL
}

function curls(person: ResolvedPerson, area: Line, clipped: boolean, thin: boolean): DisplayItem[] {
  const { tones, texture } = person.hair
  const large = texture === 'cacheado'
  const place = thinOf(person)
  return scatterCurls(area, {
    seed: 14,
    ...(clipped
      ? { radius: 1.4, spacing: 4.6, line: 0.95, turn: 1.2 }
      : large
        ? { radius: 5, spacing: 7.6, line: 2, turn: 3.4 }
        : { radius: 3.3, spacing: 5.4, line: 1.35, turn: 3.9 }),
    inset: 0.5,
    tone: (p, random) => {
      const full = thin ? fullness(p, place) : 1
      if (random() > lerp(LEFT - 0.08, 1, full)) return null
      const lit = random() - 0.0026 * (p[0] + p[1] * 0.5)
      return lit > 0.64 ? tones.light : lit > 0.4 ? tones.shade : clamp(full) < 0.4 ? tones.base : tones.dark
    },
  })
}
