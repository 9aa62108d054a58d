import { mix } from '../colour.ts'
import type { CutBuild } from '../cuts.ts'
import { loop } from '../curves.ts'
import type { DisplayItem } from '../display.ts'
import { COARSE } from '../pen.ts'
import { bothHalves, lerp, type Line, smoothstep } from '../points.ts'
import { capHalf } from './back-lines.ts'
import type { HairContext } from './context.ts'
import { scatterCurls } from './curls.ts'
import { feathered } from './fade.ts'
import { paintCombed } from './paint.ts'
import { makeSheet } from './sheet.ts'
import { isCurly } from './texture.ts'

/** Short hair from behind: the top, the line where it ends, the nape. */
export function short(c: HairContext, build: Extract<CutBuild, { kind: 'curto' }>): DisplayItem[] {
  const fade = c.fade ?? build.fade
  const lift = build.top[1] * 0.7 + (c.texture === 'crespo' ? 3 : c.texture === 'cacheado' ? 4 : 0)
  const low = lerp(64, -34, Math.min(1, fade * 1.25))
  const bottom: Line = bothHalves([
    [76, low - 34],
    [64, low - 12],
    [40, low],
    [0, low + 5],
  ]).toReversed()
  const top: Line = bothHalves([
    [79 + lift * 0.3, low - 44],
    [80 + lift * 0.5, -52],
    [74, -84 - lift * 0.5],
    [56, -112 - lift * 0.9],
    [30, -127 - lift],
    [0, -131 - lift],
  ]).toReversed()
  const sheet = makeSheet(c.warp, top.toReversed(), bottom.toReversed(), {
    texture: c.texture,
    volume: 0,
    wave: 0,
    tips: 'retas',
    tipRound: 0,
    shrink: 0,
    inner: (s) => smoothstep(0, 0.12, s) * smoothstep(1, 0.88, s),
    outer: (s) => 0.7 * smoothstep(0, 0.12, s) * smoothstep(1, 0.88, s),
  })
  const rim = bottom.slice(1, -1).map(([x, y]) => c.warp([x * 0.94, y]))
  return [
    ...clipped(c, fade, build.nape + 26),
    ...feathered(c, rim, [0, 11]),
    ...paintCombed(c, sheet, { seed: 5, strands: 40, coils: 12, lean: (s) => (s - 0.5) * -0.1 }),
  ]
}

/** Clipped hair over the whole head, thinning towards the nape. */
export function clipped(c: HairContext, fade: number, nape: number): DisplayItem[] {
  const area = loop(bothHalves(capHalf(-1, nape)).map(c.warp), 60)
  const d = COARSE.smooth(area, true)
  const bare = mix(c.tones.base, c.skin.base, Math.min(0.92, fade * 1.15))
  const bands: DisplayItem[] = Array.from({ length: 6 }, (_, i) => {
    const y = c.warp([0, lerp(nape - 14, -60, (i + 1) / 6)])[1]
    const edge: Line = [
      [-110, y - 10],
      [-50, y - 1],
      [0, y + 4],
      [50, y - 1],
      [110, y - 10],
    ]
    return {
      d: `${COARSE.smooth(edge)}L110 -220L-110 -220Z`,
      fill: mix(bare, c.tones.half, smoothstep(0, 1, (i + 1) / 6)),
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
      const density = smoothstep(nape, -60, p[1])
      if (random() > 0.25 + density * 0.55) return null
      return mix(bare, random() < 0.5 ? c.tones.shade : c.tones.dark, Math.round((0.4 + 0.6 * density) * 3) / 3)
    },
  })
  return [
    { d, fill: bare },
    { clip: d, items: [...bands, ...stubble] },
  ]
}
