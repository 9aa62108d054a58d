import { mix } from '../pen/colour.ts'
import { curve, isInside } from '../pen/curves.ts'
import type { DisplayItem, FillItem } from '../pen/display.ts'
import { byTone } from '../pen/display.ts'
import { scatterCurls } from '../hair/curls.ts'
import { silhouette } from '../hair/scallops.ts'
import { isCurly } from '../hair/texture.ts'
import { FINE } from '../pen/pen.ts'
import type { ResolvedPerson } from '../person/person.ts'
import { clamp, distance, type DrawnPoint, lerp, lerpPoint, type Line, pointAt, smoothstep } from '../pen/points.ts'
import { seededRandom } from '../pen/random.ts'
import { type BeardType, growsToEar, LENGTHS } from '../beard/beards.ts'
import { islands, patchyHairs } from '../beard/patchy.ts'
import {
  type BeardLength,
  type BeardTones,
  type BeardReach,
  reachOf,
  SHORT_BEARD,
  skinThroughBeard,
  tonesOf,
} from '../beard/frame.ts'

/** What a beard grows from, facing left. */
export interface ProfileGround {
  readonly front: Line
  readonly jaw: Line
  readonly sideburns: string | undefined
}

export function drawProfileBeard(person: ResolvedPerson, type: BeardType, ground: ProfileGround): DisplayItem[] {
  const { front, jaw } = ground
  const isBareLip = person.traits.moustache === 'sem'
  if (person.traits.patchyBeard && growsToEar(type)) return withGaps(person, type, front, jaw)
  switch (type) {
    case 'bigode':
      return isBareLip ? [] : moustache(person, tonesOf(beardOf(person), false), 1)
    case 'por-fazer':
      return stubble(person, front, jaw)
    case 'curta':
    case 'cheia':
      return full(person, ground, person.traits.beardLength ?? LENGTHS[type])
    case 'cavanhaque':
    case 'ancora':
      return [...chin(person, front), ...(isBareLip ? [] : moustache(person, tonesOf(beardOf(person), false), 0.4))]
  }
}

function withGaps(person: ResolvedPerson, type: BeardType, front: Line, jaw: Line): DisplayItem[] {
  const { face, skin, hair, traits, beardColour } = person
  const { outer, cheek } = area(person, front, jaw, { sides: 0.5, chin: 0.8 })
  const y = face.yMouth
  const onLip: Line = [
    [-99, y - 13],
    [-74, y - 13],
    [-72, y - 2],
    [-97, y - 5],
  ]
  const growth = {
    colour: beardColour,
    skin: skin.base,
    texture: hair.texture,
    millimetres: (traits.beardLength ?? (type === 'curta' || type === 'cheia' ? LENGTHS[type] : { chin: 3 })).chin,
    way: (): DrawnPoint => [-0.2, 0.98],
  }
  return [
    ...patchyHairs({
      ...growth,
      area: [...outer, ...cheek],
      dense: ([x, at]) => Math.max(0.72 * smoothstep(-64, -80, x), 0.5 * islands([x + 40, at])),
    }),
    ...(traits.moustache === 'sem' ? [] : patchyHairs({ ...growth, area: onLip, dense: () => 0.5 })),
  ]
}

const beardOf = ({ beardColour, skin }: ResolvedPerson) => ({ colour: beardColour, skin })

const OUTER = 46
const INNER = 30

function area(
  { face }: ResolvedPerson,
  front: Line,
  jaw: Line,
  { sides, chin }: BeardReach,
): { outer: Line; cheek: Line } {
  const { yNose: n, yMouth: m, yChin: c } = face
  const chinLine = front.filter(([x, y]) => y > m + 11 && x < -60)
  const out = ([x, y]: DrawnPoint): DrawnPoint => {
    const below = smoothstep(m + 8, c, y)
    const k = lerp(sides, chin, smoothstep(-34, -70, x))
    return [x - (x < -60 ? 0.62 * k * below + 0.6 : 0), y + k * smoothstep(4, -40, x) * below + 0.2 * sides]
  }
  const outer: Line = [[-83, m + 10.5], ...chinLine.map(out), ...jaw.slice(2, -3).map(out), [1, 34], [-2, 8]]
  const cheek: Line = [
    [-6, 6],
    [-13, 8],
    [-17, 24],
    [-27, 39],
    [-44, n + 6],
    [-60, m - 7],
    [-68, m + 1],
    [-73, m + 7],
    [-79, m + 9.5],
  ]
  return { outer: curve(outer, OUTER), cheek: curve(cheek, INNER) }
}

function full(person: ResolvedPerson, { front, jaw, sideburns }: ProfileGround, length: BeardLength): DisplayItem[] {
  const { skin, hair } = person
  const reach = reachOf(length)
  const short = length.chin < SHORT_BEARD && length.sides < SHORT_BEARD
  const { outer, cheek } = area(person, front, jaw, reach)
  const tones = tonesOf(beardOf(person), short, skinThroughBeard(length.sides))
  const { base, shade } = tones
  const curly = isCurly(hair.texture)
  const coily = curly && !short
  // Outer runs from mouth to ear, cheek back.
  const mass = (inset: number): string => {
    const edge = cheek.map((p, i): DrawnPoint => {
      const u = 1 - i / (INNER - 1)
      const o = pointAt(outer, u * (OUTER - 1))
      const k = inset * Math.min(1, (1 - u) / 0.15, u / 0.1)
      return lerpPoint(p, o, Math.min(0.4, k / (distance(p, o) || 1)))
    })
    return silhouette(
      [{ points: outer, curl: (u) => clamp(Math.min(u * 10, (1 - u) * 8)) }, { points: edge }],
      coily ? 'crespo' : 'liso',
      5,
      hair.texture === 'cacheado' ? 1.15 : 0.75,
    )
  }
  const d = mass(6)
  const shadow: Line = [
    [-66, 160],
    [-30, 104],
    [-8, 78],
    [0, 50],
    [30, 40],
    [30, 160],
  ]
  const bands = Array.from({ length: 9 }, (_, i): DisplayItem => {
    const y = 40 - i * 3
    return {
      d: `M-40 -30L40 -30L40 ${y}L-40 ${y + 4}Z`,
      fill: mix(base, sideburns ?? mix(base, skin.base, 0.5), (i + 1) / 9),
    }
  })
  return [
    ...[-0.4, 0.9, 2.2, 3.5, 4.8].map((inset) => ({ d: mass(inset), fill: base, op: 0.18 })),
    { d, fill: base },
    { clip: d, items: [{ d: FINE.smooth(shadow, true), fill: shade }, ...(sideburns ? bands : [])] },
    ...(curly ? rings(person, [...outer, ...cheek], cheek, tones, coily) : byTone(hairs(outer, cheek, short, tones))),
    ...(person.traits.moustache === 'sem' ? [] : moustache(person, tones, short ? 0.3 : 0.8)),
  ]
}

function hairs(outer: Line, cheek: Line, short: boolean, tones: BeardTones): FillItem[] {
  const random = seededRandom(12)
  const marks: FillItem[] = []
  for (let tried = 0; tried < (short ? 540 : 500); tried++) {
    const u = random()
    const [o, i] = [pointAt(outer, u * (OUTER - 1)), pointAt(cheek, (1 - u) * (INNER - 1))]
    const reach = distance(o, i) || 1
    if (random() > reach / 44) continue
    const t = random() ** 0.9
    const [x, y] = lerpPoint(i, o, t)
    const dense = clamp((t * reach) / 6)
    const chin = smoothstep(-40, -74, x)
    const [wx, wy] = [lerp(-0.32, (o[0] - i[0]) / reach, chin * 0.5), lerp(1, (o[1] - i[1]) / reach + 0.4, chin * 0.5)]
    const size = Math.hypot(wx, wy) || 1
    const free = (short ? 5.2 : lerp(9, 14, chin)) * (0.7 + 0.6 * random()) * lerp(0.5, 1, dense)
    const k = Math.max(2.2, Math.min(free, (1 - t) * reach + random() * (short ? 1 : 2.4)))
    const bow = (random() - 0.5) * (short ? 0.6 : 1.4)
    const tone = random() < 0.38 ? tones.dark : random() < 0.5 ? tones.base : tones.light
    marks.push({
      d: FINE.sliver(
        [x, y],
        [x + (wx / size) * k * 0.5 + bow, y + (wy / size) * k * 0.5],
        [x + (wx / size) * k, y + (wy / size) * k],
        (short ? 0.56 : 0.74) * lerp(0.7, 1, dense),
      ),
      fill: tone,
    })
  }
  const order = [tones.dark, tones.base, tones.light]
  return [...marks].sort((a, b) => order.indexOf(a.fill) - order.indexOf(b.fill))
}

function rings({ hair }: ResolvedPerson, polygon: Line, cheek: Line, tones: BeardTones, long: boolean): DisplayItem[] {
  const large = hair.texture === 'cacheado'
  const radius = long ? (large ? 3.8 : 2.7) : large ? 2.1 : 1.5
  return scatterCurls(polygon, {
    seed: 4,
    radius,
    spacing: long ? radius * 2.15 : radius * 2.5,
    line: long ? 1 : 0.8,
    turn: long ? 3.8 : large ? 2.2 : 3.2,
    inset: 0.3,
    tone: (p, random) => {
      const near = Math.min(...cheek.map((c) => distance(c, p)))
      if (random() > 0.3 + near / 8) return null
      const lit = random()
      return lit > 0.62 ? tones.light : lit > 0.42 ? tones.shade : tones.dark
    },
  })
}

function stubble(person: ResolvedPerson, front: Line, jaw: Line): DisplayItem[] {
  const { skin, beardColour } = person
  const { outer, cheek } = area(person, front, jaw, { sides: 0, chin: 0 })
  const polygon = [...outer, ...cheek]
  const d = FINE.polygon(polygon)
  const random = seededRandom(19)
  const lip: Line = [
    [-92, person.face.yNose + 6],
    [-80, person.face.yNose + 7],
    [-66, person.face.yMouth - 4],
    [-76, person.face.yMouth - 6],
    [-94, person.face.yMouth - 8],
  ]
  return [
    { d, fill: mix(skin.shade, beardColour, 0.75), op: 0.16 },
    ...(person.traits.moustache === 'sem'
      ? []
      : [{ d: FINE.smooth(lip, true), fill: mix(skin.shade, beardColour, 0.75), op: 0.16 }]),
    ...scatterCurls(polygon, {
      seed: 3,
      radius: 1.1,
      spacing: 3.9,
      line: 0.75,
      turn: 1,
      inset: 0.6,
      tone: (p) => {
        const near = Math.min(...cheek.map(([x, y]) => Math.hypot(p[0] - x, p[1] - y)))
        return random() < 0.15 + 0.75 * smoothstep(0, 14, near) ? mix(skin.base, beardColour, 0.62) : null
      },
    }),
  ]
}

function moustache({ face, hair }: ResolvedPerson, tones: BeardTones, fullness: number): DisplayItem[] {
  const { yNose: n, yMouth: m } = face
  const shape: Line = curve(
    [
      [-91, n + 6.6],
      [-80, n + 6.4],
      [-71.5, m - 8],
      [-64.5, m + 0.5],
      [-64, m + 8],
      [-70.5, m + 3.4],
      [-79, m - lerp(3.4, 2, fullness)],
      [-89, m - lerp(4.6, 3, fullness)],
      [-97.5, m - lerp(4.6, 3, fullness)],
      [-96.6, m - 7],
      [-92.6, n + 9.5],
      [-91, n + 6.6],
    ],
    34,
  )
  const d = FINE.smooth(shape, true)
  const random = seededRandom(9)
  if (isCurly(hair.texture))
    return [
      { d, fill: tones.base },
      ...scatterCurls(shape, {
        seed: 9,
        radius: 1.5,
        spacing: 3.4,
        line: 0.8,
        turn: 3,
        inset: 0.2,
        tone: () => (random() < 0.4 ? tones.dark : random() < 0.5 ? tones.shade : tones.light),
      }),
    ]
  const marks: FillItem[] = []
  while (marks.length < 84) {
    const p: DrawnPoint = [lerp(-97, -64, random()), lerp(n + 5, m + 5, random())]
    if (!isInside(p, shape)) continue
    const back = smoothstep(-94, -70, p[0])
    const k = lerp(4, 6, fullness) * (0.7 + 0.6 * random())
    const [dx, dy] = [lerp(-0.18, 0.72, back), lerp(0.98, 0.7, back)]
    const tip: DrawnPoint = [p[0] + dx * k, Math.min(p[1] + dy * k, m + lerp(-3, 9, back) + random())]
    marks.push({
      d: FINE.sliver(p, [p[0] + dx * k * 0.4, lerp(p[1], tip[1], 0.5) - 0.3], tip, 0.66),
      fill: random() < 0.4 ? tones.dark : random() < 0.4 ? tones.base : tones.light,
    })
  }
  return [{ d, fill: tones.base }, ...byTone(marks)]
}

function chin({ face, beardColour, skin }: ResolvedPerson, front: Line): DisplayItem[] {
  const { yMouth: m, yChin: c } = face
  const edge = front.filter(([x, y]) => y > m + 14 && x < -60).map(([x, y]): DrawnPoint => [x - 2, y + 2])
  const shape: Line = [[-84, m + 14], ...edge, [-58, c + 4], [-62, c - 10], [-70, m + 20], [-76, m + 14]]
  return [{ d: FINE.smooth(shape, true), fill: mix(beardColour, skin.base, 0.06) }]
}
