import { mix } from '../colour.ts'
import { loop } from '../curves.ts'
import type { DisplayItem } from '../display.ts'
import { COARSE } from '../pen.ts'
import { along, bothHalves, type DrawnPoint, lerp, type Line, onSide, smoothstep, SIDES } from '../points.ts'
import { capHalf } from './back-lines.ts'
import type { HairContext, HairLayers } from './context.ts'
import { scatterCurls } from './curls.ts'
import { sideburnOf, sideHairline } from './side-lines.ts'
import type { SideLayers } from './side-tied.ts'
import { isCurly } from './texture.ts'

/** Where hair begins under a bare top, and where it stands full, canonical heights. */
const [BARE, FULL] = [-70, -32]
const STEPS = 10

/** A bare top over sides kept short: skin above, hair below, and no line where one becomes the other. */
export function drawClippedSides(c: HairContext): HairLayers {
  const half: Line = [
    [58, -58],
    [59.5, -42],
    [64.5, -24],
    [68, -8],
    [69.5, 8],
    [71, 12],
    [73, 2],
    [74, -14],
    [74, -38],
    [72.5, -62],
    [67, -82],
  ]
  const front = SIDES.flatMap((side) => clipped(c, loop(onSide(half, side).map(c.warp), 40), FRONT, side > 0))
  return { front, shadows: [], ears: 'atras', sideburns: mix(c.tones.base, c.skin.base, 0.35) }
}

export function sideClipped(c: HairContext): SideLayers {
  const rear: Line = [
    [-40, -58],
    [-16, -70],
    [30, -74],
    [74, -72],
    [93, -66],
    [99.5, -40],
    [99.5, -14],
    [93, 16],
    [83, 44],
    [76, 72],
  ]
  const edge = sideHairline('reta', c.bearded ? 18 : sideburnOf(c.face.masculine))
    .slice(4)
    .toReversed()
  return {
    front: clipped(c, loop([...rear, ...edge].map(c.warp), 70), SIDE),
    sideburns: mix(c.tones.base, c.skin.base, 0.35),
  }
}

export function backClipped(c: HairContext): DisplayItem[] {
  const half = capHalf(-1, 66).filter(([, y]) => y > -90)
  const outline = bothHalves([[0, -66], [40, -72], ...half])
  return clipped(c, loop(outline.map(c.warp), 70), BACK)
}

/** How far down hair begins at five places from left to right, in units under the highest. */
type Rim = readonly [number, number, number, number, number]
const FRONT: Rim = [0, 0, 0, 0, 0]
const SIDE: Rim = [20, 12, 0, 4, 16]
const BACK: Rim = [-6, 2, 16, 2, -6]

function clipped(c: HairContext, area: Line, rim: Rim, shaded = false): DisplayItem[] {
  const { tones, warp } = c
  const d = COARSE.smooth(area, true)
  const xs = [-100, -50, 0, 50, 100]
  // Veils of hair one over the other: the skin under them keeps its own light and shadow.
  const veils: DisplayItem[] = Array.from({ length: STEPS }, (_, i) => {
    const y = lerp(BARE, FULL, i / (STEPS - 1))
    const top = xs.map((x, k): DrawnPoint => [x, warp([0, y + (rim[k] ?? 0)])[1]])
    return {
      d: `${COARSE.smooth(top)}L130 200L-130 200Z`,
      fill: shaded ? tones.half : tones.base,
      op: Math.round(lerp(0.035, 0.15, i / (STEPS - 1)) * 100) / 100,
    }
  })
  const [low, high] = [warp([0, FULL + 8])[1], warp([0, BARE + 6])[1]]
  const stubble = scatterCurls(area, {
    seed: 6,
    radius: isCurly(c.texture) ? 2 : 1.5,
    spacing: 5.8,
    line: 0.85,
    turn: isCurly(c.texture) ? 2.4 : 0.9,
    inset: 1.2,
    tone: (p, random) => {
      const under = along(rim, (p[0] + 100) / 200)
      if (random() > 0.75 * smoothstep(high, low, p[1] - under)) return null
      return random() < 0.6 ? tones.dark : tones.shade
    },
  })
  return [{ clip: d, items: [...veils, ...stubble] }]
}
