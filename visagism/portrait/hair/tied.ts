import type { DisplayItem } from '../pen/display.ts'
import { COARSE } from '../pen/pen.ts'
import { type Line, type DrawnPoint } from '../pen/points.ts'
import { drawRope } from './braids.ts'
import type { HairContext, HairLayers } from './context.ts'
import { drawKnot, drawPuffCloud, puffBand } from './knots.ts'
import { LONG } from './loose-forms.ts'
import { backMass } from './mass.ts'
import { paintFlowing } from './paint.ts'
import { drawParted, drawSweptUp, looseWisp } from './pulled.ts'
import { makeSurface } from './surface.ts'

/** Nothing shows behind the ears: for measuring a face. */
export const drawTiedBack = (c: HairContext): HairLayers => ({ ...drawParted(c), ears: 'in-front' })

export function drawTopKnot(c: HairContext): HairLayers {
  const radius = { liso: 29, ondulado: 31, cacheado: 34, crespo: 37 }[c.texture]
  const swept = drawSweptUp(c, [0, -140])
  const wisps = c.texture === 'crespo' ? [] : [...looseWisp(c, -1), ...looseWisp(c, 1)]
  return { ...swept, front: [...swept.front, ...drawKnot(c, [2, -151], radius), ...wisps], ears: 'in-front' }
}

/** Small, far back, half hidden. */
export function drawCrownKnot(c: HairContext): HairLayers {
  return { ...drawSweptUp(c, [0, -138]), back: drawKnot(c, [0, -143], 20), ears: 'in-front' }
}

export function drawLowKnot(c: HairContext): HairLayers {
  const radius = { liso: 27, ondulado: 29, cacheado: 33, crespo: 35 }[c.texture]
  return { ...drawParted(c), back: drawKnot(c, [66, 84], radius), ears: 'in-front' }
}

export function drawLowTail(c: HairContext): HairLayers {
  const v = c.texture === 'cacheado' || c.texture === 'crespo' ? 8 : 0
  const inner: Line = [
    [22, 62],
    [40, 92],
    [56, 126],
    [60, 164],
    [54, 212],
  ]
  const outer: Line = [
    [48, 40],
    [76 + v * 0.6, 86],
    [94 + v, 124],
    [100 + v, 164],
    [88 + v, 208],
  ]
  const tail = makeSurface(c.warp, inner, outer, {
    texture: c.texture,
    side: 1,
    tipDepth: 12,
    locks: 4,
    volume: 0.6,
    phase: 1.2,
    inner: () => 1,
    outer: () => 1,
  })
  return {
    ...drawParted(c),
    overGarment: paintFlowing(c, tail, { seed: 9, lit: true, curlsFrom: 0 }),
    ears: 'in-front',
  }
}

/** Falls behind one shoulder. */
export function drawHighTail(c: HairContext): HairLayers {
  const v = c.texture === 'crespo' ? 14 : c.texture === 'cacheado' ? 9 : 0
  const inner: Line = [
    [8, -130],
    [30, -134],
    [50, -122],
    [62, -96],
    [68, -40],
    [70, 30],
    [70, 112],
    [74, 190],
  ]
  const outer: Line = [
    [-18, -142],
    [10, -170],
    [58, -172 - v * 0.3],
    [96 + v * 0.4, -130],
    [109 + v * 0.7, -50],
    [111 + v * 0.7, 40],
    [106 + v * 0.6, 124],
    [96 + v * 0.5, 200],
  ]
  const tail = makeSurface(c.warp, inner, outer, {
    texture: c.texture,
    side: 1,
    tipDepth: 14,
    locks: 5,
    volume: 0.4,
    phase: 0.8,
    shrink: 0.4,
    outer: (s) => Math.min(1, s * 4),
  })
  const tie: DisplayItem = { d: COARSE.ellipse(...c.warp([2, -139]), 17, 8), fill: c.tones.dark }
  return {
    ...drawSweptUp(c, [2, -140]),
    back: [...paintFlowing(c, tail, { seed: 9, lit: true, curlsFrom: 0.05, shine: [0.12, 0.5] }), tie],
    ears: 'in-front',
  }
}

/** With a thin lock on each side, temple to mouth. */
export function drawFramedTail(c: HairContext): HairLayers {
  const tail = drawHighTail(c)
  const locks = ([-1, 1] as const).flatMap((side) => {
    const inner: Line = [
      [24, -92],
      [45, -78],
      [59, -46],
      [66, -6],
      [67, 34],
      [64, 70],
    ]
    const outer: Line = [
      [34, -108],
      [57, -88],
      [71, -52],
      [79, -8],
      [79, 36],
      [70, 76],
    ]
    const flip = (line: Line): Line => line.map(([x, y]): DrawnPoint => [side * x, y])
    const surface = makeSurface(c.warp, flip(inner), flip(outer), {
      texture: c.texture,
      side,
      tipDepth: 12,
      locks: 2,
      volume: 0.2,
      wave: 0.8,
      phase: side > 0 ? 1.1 : 3,
      shrink: 0.2,
      inner: (s) => Math.min(1, s * 3),
    })
    return paintFlowing(c, surface, { seed: side > 0 ? 9 : 12, lit: side < 0, strands: 4, curlsFrom: 0.02 })
  })
  return { ...tail, front: [...tail.front, ...locks], ears: 'behind' }
}

export function drawSidePlait(c: HairContext): HairLayers {
  const path: Line = [
    [34, 62],
    [56, 92],
    [68, 126],
    [68, 166],
    [60, 214],
  ]
  return { ...drawParted(c), overGarment: drawRope(c, path.map(c.warp), 31), ears: 'in-front' }
}

/** Crown tied, length loose. */
export function drawHalfUp(c: HairContext): HairLayers {
  const kind = c.texture === 'cacheado' || c.texture === 'crespo' ? c.texture : 'smooth'
  const v = c.texture === 'crespo' ? 10 : c.texture === 'cacheado' ? 5 : 0
  const locks = ([-1, 1] as const).flatMap((side) => {
    const inner: Line = [
      [60, -20],
      [66, 30],
      [68, 80],
      [70, 130],
      [64, 200],
    ]
    const outer: Line = [
      [78, -34],
      [88 + v, 20],
      [96 + v, 80],
      [102 + v, 140],
      [94 + v, 208],
    ]
    const flip = (l: Line): Line => l.map(([x, y]): DrawnPoint => [side * x, y])
    const surface = makeSurface(c.warp, flip(inner), flip(outer), {
      texture: c.texture,
      side,
      tipDepth: 9,
      locks: 4,
      phase: side > 0 ? 1.1 : 3,
      waveLength: side > 0 ? 80 : 90,
      volume: 0.6,
      inner: (s) => Math.min(1, s * 3),
    })
    return paintFlowing(c, surface, { seed: side > 0 ? 9 : 12, lit: side < 0, curlsFrom: 0.02 })
  })
  return {
    ...drawParted(c),
    back: backMass(c, LONG.back[kind], LONG.bottom, { volume: c.texture === 'crespo' ? 0 : 0.6 }),
    overGarment: locks,
    ears: 'in-front',
  }
}

/** Flat to a band, then a cloud as wide as the head. */
export function drawPuff(c: HairContext): HairLayers {
  const coily = c.texture === 'crespo' ? c : { ...c, texture: 'crespo' as const }
  const swept = drawSweptUp(coily, [0, -138])
  const band: Line = [
    [-63, -107],
    [-36, -128.5],
    [0, -137],
    [36, -128.5],
    [63, -107],
  ]
  return {
    ...swept,
    back: drawPuffCloud(coily, [0, -121], [82, 60]),
    front: [...swept.front, ...puffBand(coily, band)],
    ears: 'in-front',
  }
}
