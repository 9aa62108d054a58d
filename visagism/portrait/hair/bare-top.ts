import { type Hex, mix } from '../pen/colour.ts'
import { loop } from '../pen/curves.ts'
import type { DisplayItem } from '../pen/display.ts'
import { COARSE } from '../pen/pen.ts'
import { along, bothHalves, type DrawnPoint, lerp, type Line, onSide, smoothstep, SIDES } from '../pen/points.ts'
import { capHalf } from './back-lines.ts'
import type { HairContext, HairLayers } from './context.ts'
import { scatterCurls } from './curls.ts'
import type { Random } from '../pen/random.ts'
import { combedDown } from './short-strands.ts'
import { sideburnOf, sideHairline } from './side-lines.ts'
import type { SideLayers } from './side-tied.ts'
import { isCurly } from './texture.ts'

/** Canonical heights where hair begins and is full. */
const [BARE, FULL] = [-70, -32]
const STEPS = 13
/** Tones from skin to hair. */
const FAINT = 4

/** Shaved to a shadow, clipped, or scissored. */
export type SideLength = 'shadow' | 'clippers' | 'scissors'

/** Skin cover, distance from the head and hair style; a shaved head has one tone, so no veil. */
const SIDE_LENGTHS = {
  shadow: { cover: 0, lift: -5, hairs: 0.7, radius: 0.9, line: 0.8 },
  clippers: { cover: 1, lift: -4, hairs: 0.75, radius: 1.5, line: 0.85 },
  scissors: { cover: 1.6, lift: 3.4, hairs: 1, radius: 3.1, line: 1.2 },
} as const satisfies Readonly<Record<SideLength, unknown>>

/** Skin above, hair below, without a line between. */
export function drawClippedSides(c: HairContext, length: SideLength): HairLayers {
  const lift = Math.max(0, SIDE_LENGTHS[length].lift)
  const half: Line = [
    [58, -58],
    [59.5, -42],
    [64.5, -24],
    [68, -8],
    [69.5, 8],
    [71, 12],
    [73 + lift, 2],
    [74 + lift * 1.3, -14],
    [74 + lift * 0.4, -40],
    [71.5, -62],
    [65, -82],
  ]
  const front = SIDES.flatMap((side) => clipped(c, length, loop(onSide(half, side).map(c.warp), 40), FRONT, side > 0))
  return { front, shadows: [], ears: 'behind', sideburns: sideburns(c, length) }
}

const sideburns = (c: HairContext, length: SideLength) =>
  mix(c.tones.base, c.skin.base, { shadow: 0.75, clippers: 0.35, scissors: 0.15 }[length])

export function sideClipped(c: HairContext, length: SideLength): SideLayers {
  const { lift } = SIDE_LENGTHS[length]
  const rear: Line = [
    [-40, -58],
    [-16, -70],
    [30, -74],
    [74, -72],
    [93 + lift * 0.5, -66],
    [99.5 + lift, -40],
    [99.5 + lift, -14],
    [93 + lift, 16],
    [83 + lift, 44],
    [76 + Math.min(0, lift), 72],
  ]
  const edge = sideHairline('reta', c.bearded ? 18 : sideburnOf(c.face.masculine))
    .slice(4)
    .reverse()
  return {
    front: clipped(c, length, loop([...rear, ...edge].map(c.warp), 70), SIDE),
    sideburns: sideburns(c, length),
  }
}

export function backClipped(c: HairContext, length: SideLength): DisplayItem[] {
  // Starting hair lies flat: a veil beside the skull would be a halo.
  const half = capHalf(SIDE_LENGTHS[length].lift - 1, 66)
    .filter(([, y]) => y > -90)
    .map(([x, y]): DrawnPoint => [Math.min(x, lerp(72, 90, smoothstep(-50, -8, y))), y])
  const outline = bothHalves([[0, -66], [40, -72], ...half])
  return clipped(c, length, loop(outline.map(c.warp), 70), BACK)
}

/** Start of hair at five places, left to right, in units below the highest. */
type Rim = readonly [number, number, number, number, number]
const FRONT: Rim = [0, 0, 0, 0, 0]
const SIDE: Rim = [20, 12, 0, 4, 16]
const BACK: Rim = [-6, 2, 16, 2, -6]

function clipped(c: HairContext, length: SideLength, area: Line, rim: Rim, shaded = false): DisplayItem[] {
  const { tones, warp } = c
  const { cover, hairs, radius, line } = SIDE_LENGTHS[length]
  const curly = isCurly(c.texture)
  const d = COARSE.smooth(area, true)
  const xs = [-100, -50, 0, 50, 100]
  // Transparent veils keep the skin's light and shadow.
  const veils: DisplayItem[] = Array.from({ length: cover === 0 ? 0 : STEPS }, (_, i) => {
    const y = lerp(BARE, FULL, i / (STEPS - 1))
    const top = xs.map((x, k): DrawnPoint => [x, warp([0, y + (rim[k] ?? 0)])[1]])
    return {
      d: `${COARSE.smooth(top)}L130 200L-130 200Z`,
      fill: shaded ? tones.half : tones.base,
      op: Math.round(cover * lerp(0.027, 0.115, i / (STEPS - 1)) * 1000) / 1000,
    }
  })
  const [low, high] = [warp([0, FULL + 8])[1], warp([0, BARE + 6])[1]]
  const tone = (p: DrawnPoint, random: Random): Hex | null => {
    const under = along(rim, (p[0] + 100) / 200)
    const full = smoothstep(high, low, p[1] - under)
    if (random() > hairs * full) return null
    const hair = random() < 0.6 ? tones.dark : tones.shade
    // Shaved hair is a tone of the skin, without dots.
    if (length === 'shadow') return mix(c.skin.base, hair, 0.5)
    // The first hairs are faint: dark ones would look like moles.
    return mix(c.skin.base, hair, Math.ceil(full * FAINT) / FAINT)
  }
  if (length === 'scissors' && !curly)
    return [
      {
        clip: d,
        items: [...veils, ...combedDown(area, { light: tones.light, at: tone, back: rim === SIDE ? 0.4 : 0 })],
      },
    ]
  const stubble = scatterCurls(area, {
    seed: 6,
    radius: curly ? Math.min(2.6, radius * 1.3) : radius,
    spacing: length === 'scissors' ? 5 : 5.8,
    line,
    turn: curly ? (length === 'scissors' ? 3.6 : 2.4) : 0.9,
    inset: 1.2,
    tone,
  })
  return [{ clip: d, items: [...veils, ...stubble] }]
}
