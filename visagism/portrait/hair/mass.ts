import type { HairTexture } from '../../knowledge/axes.ts'
import { resample, spline } from '../pen/curves.ts'
import { byTone, type DisplayItem } from '../pen/display.ts'
import { COARSE } from '../pen/pen.ts'
import { bothHalves, distance, type Line, type DrawnPoint, pointAt } from '../pen/points.ts'
import { seededRandom } from '../pen/random.ts'
import type { HairContext } from './context.ts'
import { scatterCurls } from './curls.ts'
import { silhouette } from './scallops.ts'
import { isCurly, TEXTURES } from './texture.ts'

export interface MassStyle {
  readonly volume?: number
  readonly texture?: HairTexture
  readonly seed?: number
  readonly scale?: number
}

/** Closed area with the texture's volume and edge. */
export function hairMass(c: HairContext, points: Line, style: MassStyle = {}): { d: string; area: Line } {
  const texture = style.texture ?? c.texture
  const swell = TEXTURES[c.texture].volume * (style.volume ?? 0.6)
  const centre = c.warp([0, -40])
  const round = spline(points.map(c.warp), 10, true).map((p): DrawnPoint => {
    const k = swell / (distance(p, centre) || 1)
    return [p[0] + (p[0] - centre[0]) * k, p[1] + (p[1] - centre[1]) * k]
  })
  const area = [...round, pointAt(round, 0)]
  const d = isCurly(texture)
    ? silhouette([{ points: area, curl: () => 1 }], texture, style.seed ?? 5, style.scale ?? 1)
    : COARSE.smooth(resample(area, 40).slice(0, -1), true)
  return { d, area }
}

/** `right`: its right half, from the top. */
export function backMass(c: HairContext, right: Line, bottom: number, style: MassStyle = {}): DisplayItem[] {
  const { d, area } = hairMass(c, bothHalves(right), style)
  const random = seededRandom(31)
  if (isCurly(c.texture))
    return [
      { d, fill: c.tones.back },
      {
        clip: d,
        items: scatterCurls(area, {
          seed: 4,
          radius: c.texture === 'crespo' ? 5 : 7,
          spacing: c.texture === 'crespo' ? 17 : 20,
          line: 1.3,
          turn: 3,
          tone: (_, r) => (r() < 0.6 ? c.tones.dark : c.tones.shade),
        }),
      },
    ]
  const lines = Array.from({ length: 12 }, (_, i) => {
    const x = -70 + i * 12.7 + random() * 4
    const path: Line = [
      [x * 0.8, 30],
      [x * 0.95, 70 + random() * 20],
      [x, bottom - 20 * random()],
    ]
    return { d: COARSE.taper(path.map(c.warp), [0.2, 1.4, 0.2]), fill: c.tones.dark }
  })
  return [
    { d, fill: c.tones.back },
    { clip: d, items: byTone(lines) },
  ]
}
