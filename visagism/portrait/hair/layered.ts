import type { DisplayItem } from '../pen/display.ts'
import { type Line, onSide, type Side, SIDES, smoothstep } from '../pen/points.ts'
import type { HairContext, HairLayers } from './context.ts'
import { drawLoose, type LooseForm } from './loose.ts'
import { paintTier } from './tier.ts'
import { makeSurface, type HairSurface } from './surface.ts'
import { isCurly } from './texture.ts'

export interface LayerForm {
  /** Canonical y. */
  readonly from: number
  readonly to: number
  /** Hidden by a fringe up to this share. */
  readonly coveredTo?: number
  /** Extra distance from the head. */
  readonly crown?: number
  readonly tipDepth?: number
  readonly locks?: number
}

export function drawLayered(c: HairContext, base: LooseForm, layer: LayerForm): HairLayers {
  const loose = drawLoose(c, base, isCurly(c.texture) ? 0.52 : 0)
  const front: DisplayItem[] = [...loose.front]
  // The layer is in front, so it casts the shadow.
  const shadows: (readonly [HairSurface, number])[] = []
  for (const side of SIDES) {
    const surface = layerSurface(c, side, layer)
    const seed = side > 0 ? 13 : 14
    front.push(
      ...paintTier(c, surface, {
        seed,
        lit: side < 0,
        coveredTo: isCurly(c.texture) ? (layer.coveredTo ?? 0) : 0,
        ringlet: layer.coveredTo ? 1.12 : 1,
      }),
    )
    shadows.push([surface, seed])
  }
  return { ...loose, front, shadows }
}

/** Short layers over thin lengths. */
export function drawShag(c: HairContext, base: LooseForm): HairLayers {
  const thin = (line: Line): Line => line.map(([x, y]) => [x * (1 - 0.34 * smoothstep(20, 130, y)), y])
  const smooth = thin(base.back.smooth)
  const cacheado = thin(base.back.cacheado)
  const form: LooseForm = {
    ...base,
    back: { ...base.back, smooth, cacheado },
    outer: { ...base.outer, liso: RUNNING_OUT, ondulado: RUNNING_OUT },
    tipDepth: 16,
    locks: 4,
    crown: 4,
  }
  return drawLayered(c, form, { from: 34, to: 42, crown: 5, tipDepth: 11, locks: 4, coveredTo: 0.3 })
}

/** Outer line, thinning from the cheek. */
const RUNNING_OUT: Line = [
  [90, 40],
  [86, 84],
  [80, 122],
  [71, 152],
]

function layerSurface(c: HairContext, side: Side, layer: LayerForm): HairSurface {
  const { from, to, crown = 0, tipDepth = 7, locks = 3 } = layer
  const p = c.part * side
  const v = (c.texture === 'crespo' ? 12 : c.texture === 'cacheado' ? 5 : 0) + crown
  const inner: Line = [
    [p, -104],
    [30, -92],
    [54, -62],
    [66, -26],
    [69, 6],
    [72, from * 0.4],
    [74, from * 0.7],
    [79, from],
  ]
  const outer: Line = [
    [p, -140 - v * 0.7],
    [26, -138 - v * 0.7],
    [50, -127 - v * 0.8],
    [70, -105 - v * 0.7],
    [84 + v * 0.4, -70],
    [91 + v * 0.8, -30],
    [95 + v, 8],
    [98 + v, to * 0.45],
    [101 + v, to * 0.74],
    [106 + v, to],
  ]
  return makeSurface(c.warp, onSide(inner, side), onSide(outer, side), {
    texture: c.texture,
    side,
    tipDepth,
    locks,
    phase: side > 0 ? 2 : 3.4,
    waveLength: side > 0 ? 74 : 88,
    volume: c.texture === 'crespo' ? 0.2 : 0.7,
    shrink: 0.5,
    inner: (s) => smoothstep(0.4, 0.7, s),
  })
}
