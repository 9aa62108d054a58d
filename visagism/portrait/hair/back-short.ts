import { mix } from '../pen/colour.ts'
import type { CutBuild } from './cuts.ts'
import { loop, resample } from '../pen/curves.ts'
import { byTone, type DisplayItem } from '../pen/display.ts'
import { COARSE } from '../pen/pen.ts'
import { bothHalves, lerp, type Line, moved, smoothstep } from '../pen/points.ts'
import { capHalf } from './back-lines.ts'
import type { HairContext } from './context.ts'
import { scatterCurls, strayCurls } from './curls.ts'
import { clippedTone, DISCONNECTED, EVEN_DENSITY, topShare } from './fade.ts'
import { paintCombed } from './paint.ts'
import { makeSurface, surfacePath } from './surface.ts'
import { isCurly } from './texture.ts'
import { tipsOver, whorlStrands } from './whorl.ts'

/** Higher ends leave the temples bare; then the top's next point is this much above. Drawing units. */
const HIGH = 0
const NO_HORN = 6

/** Top, edge and nape. */
export function short(c: HairContext, build: Extract<CutBuild, { kind: 'short' }>): DisplayItem[] {
  const fade = c.fade ?? build.fade
  const lift =
    (build.top[1] * 0.7 + (c.texture === 'crespo' ? 3 : c.texture === 'cacheado' ? 4 : 0)) *
    topShare(c, 4 + 2.3 * build.top[0])
  const low = build.overEar ? 76 : lerp(64, -34, Math.min(1, (build.disconnected ? DISCONNECTED : fade) * 1.25))
  const isHigh = low < HIGH
  const bottom: Line = [
    ...bothHalves([
      [isHigh ? 72.5 : 76, low - 34],
      [64, low - 12],
      [40, low],
      [0, low + 5],
    ]),
  ].reverse()
  const skull: Line = [
    [79 + lift * 0.4, -52],
    [74, -84 - lift * 0.5],
    [56, -112 - lift * 0.9],
    [30, -127 - lift],
    [0, -131 - lift],
  ]
  // Over a high fade, a line turning down to the temple would look like a horn.
  const top: Line = [
    ...bothHalves([
      [isHigh ? 73.5 : 77.5 + lift * 0.2, low - 44],
      ...skull.filter(([, y]) => !isHigh || y < low - 44 - NO_HORN),
    ]),
  ].reverse()
  const surface = makeSurface(c.warp, [...top].reverse(), [...bottom].reverse(), {
    texture: c.texture,
    volume: 0,
    wave: 0,
    tips: 'straight',
    tipRound: 0,
    shrink: 0,
    inner: (s) => smoothstep(0, 0.12, s) * smoothstep(1, 0.88, s),
    outer: (s) => 0.7 * smoothstep(0, 0.12, s) * smoothstep(1, 0.88, s),
  })
  const curly = isCurly(c.texture)
  const rim = resample(bottom.slice(1, -1), 28).map(([x, y]) => c.warp([x * 0.95, y]))
  if (curly)
    return [
      ...clipped(c, fade, build.nape + 26, build.disconnected),
      ...paintCombed(c, surface, { seed: 5, strands: 40, coils: 12, from: 0.01, lean: (s) => (s - 0.5) * -0.1 }),
      // Stray curls soften the last row.
      strayCurls(moved(rim, 0, 1), 4.6, c.tones.base, 12),
      strayCurls(moved(rim, 1, 5), 6.2, c.tones.shade, 15),
      strayCurls(moved(rim, -2, 9), 9.5, c.tones.half, 19),
    ]
  const d = surfacePath(surface, 5)
  const ends = (x: number): number => low + 4 - 16 * (Math.abs(x) / 76) ** 3
  return [
    ...clipped(c, fade, build.nape + 26, build.disconnected),
    { d, fill: c.tones.base },
    {
      clip: d,
      items: [{ d: shadedSide(c), fill: c.tones.half }, ...byTone(whorlStrands(c, { ends, count: 240 }))],
    },
    ...(build.disconnected ? [] : byTone(tipsOver(c, rim, build.overEar ? 9 : lerp(20, 12, fade)))),
  ]
}

const shadedSide = (c: HairContext): string => {
  const edge: Line = [
    [30, -150],
    [52, -96],
    [50, -40],
    [38, 20],
    [30, 70],
  ]
  return `${COARSE.smooth(edge.map(c.warp))}L130 90L130 -170Z`
}

const BANDS = 14
/** Share of skin visible at the nape. */
const NAPE_SKIN = 0.72

/** Thins towards the nape. */
export function clipped(c: HairContext, fade: number, nape: number, isEven = false): DisplayItem[] {
  const outline = (inset: number): Line => loop(bothHalves(capHalf(-1 - inset * 0.4, nape - inset)).map(c.warp), 60)
  const area = outline(4)
  const d = COARSE.smooth(area, true)
  const bare = clippedTone(c, fade)
  const veil = isEven ? bare : mix(bare, c.skin.base, NAPE_SKIN)
  const bands: DisplayItem[] = Array.from({ length: BANDS }, (_, i) => {
    const y = c.warp([0, lerp(nape - 14, -60, (i + 1) / BANDS)])[1]
    const edge: Line = [
      [-110, y - 10],
      [-50, y - 1],
      [0, y + 4],
      [50, y - 1],
      [110, y - 10],
    ]
    return {
      d: `${COARSE.smooth(edge)}L110 -220L-110 -220Z`,
      fill: isEven ? bare : mix(bare, c.tones.half, smoothstep(0, 1, (i + 1) / BANDS)),
    }
  })
  // A nape of full density would look like a block.
  const thinning: DisplayItem[] = Array.from({ length: isEven ? 0 : BANDS }, (_, i) => {
    const y = c.warp([0, lerp(nape - 44, nape - 4, i / BANDS)])[1]
    const edge: Line = [
      [-110, y - 10],
      [-50, y - 1],
      [0, y + 4],
      [50, y - 1],
      [110, y - 10],
    ]
    return {
      d: `${COARSE.smooth(edge)}L110 160L-110 160Z`,
      fill: mix(bare, c.skin.base, NAPE_SKIN * smoothstep(0, 1, (i + 1) / BANDS)),
    }
  })
  const stubble = scatterCurls(area, {
    seed: 6,
    radius: isCurly(c.texture) ? 2.2 : 1.6,
    spacing: 6.4,
    line: 0.9,
    turn: isCurly(c.texture) ? 2.1 : 0.9,
    inset: 1.5,
    tone: (p, random) => {
      const density = isEven ? EVEN_DENSITY : smoothstep(nape, -60, p[1])
      if (random() > 0.25 + density * 0.55) return null
      return mix(bare, random() < 0.5 ? c.tones.shade : c.tones.dark, Math.round((0.4 + 0.6 * density) * 3) / 3)
    },
  })
  return [
    ...[0, 1.3, 2.6].map((inset) => ({ d: COARSE.smooth(outline(inset), true), fill: veil, op: 0.3 })),
    { d, fill: bare },
    { clip: d, items: [...bands, ...thinning, ...stubble] },
  ]
}
