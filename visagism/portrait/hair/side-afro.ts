import { lerp, type Line, type DrawnPoint } from '../pen/points.ts'
import type { HairContext } from './context.ts'
import { coilyMarks, frizz } from './curls.ts'
import { hairMass } from './mass.ts'
import type { SideLayers } from './side-tied.ts'
import { isCurly } from './texture.ts'

const NAPE = 40

/** Open over the face and ear. */
export function sideAfro(given: HairContext, volume: number): SideLayers {
  const c: HairContext = isCurly(given.texture) ? given : { ...given, texture: 'crespo' }
  // The nape does not depend on volume.
  const grow = ([x, y]: DrawnPoint): DrawnPoint =>
    y > NAPE ? [x, y] : [14 + (x - 14) * lerp(0.52, 1, volume), -50 + (y + 50) * lerp(0.52, 1, volume)]
  const cloud: Line = [
    [-88, -104],
    [-84, -138],
    [-50, -164],
    [4, -174],
    [62, -164],
    [104, -128],
    [126, -76],
    [126, -22],
    [106, 24],
    [74, 52],
  ]
  const edge: Line = [
    [44, 50],
    [34, 30],
    [32, 4],
    [24, -18],
    [8, -26],
    [-6, -14],
    [-14, 8],
    [-24, -18],
    [-38, -34],
    [-45, -56],
    [-56, -78],
    [-74, -92],
  ]
  const { d, area } = hairMass(c, [...cloud.map(grow), ...edge], { volume: 0, seed: 4, scale: 1.1 })
  const lit = hairMass(c, [...cloud.map(grow).map(([x, y]): DrawnPoint => [x * 0.93 - 9, y * 0.93 - 9]), ...edge], {
    volume: 0,
    seed: 9,
  })
  return {
    front: [
      ...frizz(cloud.map(grow).map(c.warp), c.tones),
      { d, fill: c.tones.shade },
      {
        clip: d,
        items: [
          { d: lit.d, fill: c.tones.base },
          ...coilyMarks(area, c.tones, { seed: 5, centre: [20, -70], spacing: 10 }),
        ],
      },
    ],
  }
}
