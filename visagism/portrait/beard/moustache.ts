import { mix } from '../pen/colour.ts'
import { curve } from '../pen/curves.ts'
import type { DisplayItem, FillItem } from '../pen/display.ts'
import { byTone } from '../pen/display.ts'
import { scatterCurls } from '../hair/curls.ts'
import { isCurly } from '../hair/texture.ts'
import { FINE } from '../pen/pen.ts'
import { clamp, type DrawnPoint, lerp, lerpPoint, type Line, mirror, pointAt, SIDES } from '../pen/points.ts'
import { type Random, seededRandom } from '../pen/random.ts'
import { type BeardFrame, type BeardTones, tonesOf } from './frame.ts'

export interface MoustacheForm {
  /** 0 trimmed to the lip, 1 over it. */
  readonly full: number
  /** Where its ends come down, units from the axis. */
  readonly width: number
  /** The whole beard's tones; a lone moustache has its own edge. */
  readonly tones?: BeardTones
}

export function drawMoustache(b: BeardFrame, { full, width, tones: own }: MoustacheForm): DisplayItem[] {
  const { yNose: n, yMouth: y, noseHalf } = b.face
  const w = b.half
  const joined = own !== undefined
  const tones = own ?? tonesOf(b, false)
  const top: Line = curve(
    [
      [0, n + 8.4],
      [noseHalf * 0.4, n + 6.8],
      [noseHalf * 0.85, n + 7],
      [w * 0.86, y - 10.5],
      [width - 1, y - 4],
      [width + (joined ? 1.5 : 0), y + 2],
    ],
    20,
  )
  const over = lerp(0.9, 0.52, full)
  const bottom: Line = curve(
    [
      [0, y - b.upper * (over + 0.1)],
      [w * 0.22, y - b.upper * over],
      [w * 0.55, y - b.upper * over * 0.62],
      [w * 0.88, y - 0.6],
      [w + 2.4, y + 2.4],
      [width - 1.4, y + (joined ? 8 : 5)],
    ],
    20,
  )
  const right = [...top, ...[...bottom].reverse()]
  const d = FINE.smooth([...right, ...[...mirror(right.slice(1, -1))].reverse()], true)
  return [
    { d, fill: tones.base },
    ...(isCurly(b.texture)
      ? rings([...right, ...[...mirror(right)].reverse()], tones, b.texture === 'cacheado')
      : byTone(falls(top, bottom, tones, { full, joined, skin: mix(tones.base, b.skin.base, 0.25) }))),
  ]
}

const rings = (area: Line, tones: BeardTones, large: boolean): DisplayItem[] =>
  scatterCurls(area, {
    seed: 8,
    radius: large ? 2 : 1.5,
    spacing: large ? 4 : 3.6,
    line: 0.8,
    turn: large ? 2.2 : 3.2,
    inset: 0.3,
    tone: (p, random) => {
      const lit = random() + (p[0] < 4 ? 0.12 : -0.12)
      return lit > 0.6 ? tones.light : lit > 0.4 ? tones.shade : tones.dark
    },
  })

interface Fall {
  readonly full: number
  readonly joined: boolean
  readonly skin: string
}

function falls(top: Line, bottom: Line, tones: BeardTones, { full, joined, skin }: Fall): FillItem[] {
  const random = seededRandom(12)
  const hairs: FillItem[] = []
  for (let i = 0; i < 92; i++)
    for (const side of SIDES) {
      const u = random() ** 0.9
      const t = random() * 0.9 - 0.06
      const [a, z] = [pointAt(top, u * 19), pointAt(bottom, u * 19)]
      const at = lerpPoint(a, z, t)
      const out = lerp(0.32, 0.86, clamp(u * 1.25)) * (u > 0.8 ? lerp(1, 0.35, (u - 0.8) * 5) : 1)
      const length = lerp(4.4, 7.6, full) * (0.7 + 0.6 * random())
      const rest = Math.max(1.6, (z[1] - at[1]) * 1.02 + lerp(0.5, 1.4, random()))
      const dy = Math.min(length * Math.sqrt(1 - out * out), rest)
      const tip: DrawnPoint = [at[0] + out * length, at[1] + dy]
      const via: DrawnPoint = [at[0] + out * length * 0.45, at[1] + dy * 0.4]
      const lit = random() + (side < 0 ? 0.1 : -0.1)
      const tone = lit < 0.4 ? tones.dark : lit < 0.66 ? tones.base : tones.light
      hairs.push({
        d: FINE.sliver([side * at[0], at[1]], [side * via[0], via[1]], [side * tip[0], tip[1]], lerp(0.58, 0.74, full)),
        fill: t < 0.06 && joined ? skin : tone,
      })
    }
  return hairs
}

export function moustacheHairs(b: BeardFrame, random: Random, count: number): FillItem[] {
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
