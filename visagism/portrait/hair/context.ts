import type { HairTexture } from '../../knowledge/axes.ts'
import type { Hex } from '../pen/colour.ts'
import type { DisplayItem } from '../pen/display.ts'
import type { Face } from '../head/face.ts'
import type { SkinTones } from '../head/skin.ts'
import type { Hairline } from '../head/hairline.ts'
import type { HairSurface } from './surface.ts'
import type { HairTones } from './tones.ts'
import type { Warp } from '../head/warp.ts'

export interface HairContext {
  readonly face: Face
  readonly skin: SkinTones
  readonly tones: HairTones
  readonly texture: HairTexture
  readonly warp: Warp
  /** Units right of the axis. */
  readonly part: number
  readonly hairline: Hairline
  /** Afro, 0.6 to 1. */
  readonly volume: number
  /** Centimetres of a top that is cut short; as high as the cut's own drawing where undefined. */
  readonly topCm: number | undefined
  /** 0 none, 1 into skin; default by cut. */
  readonly fade: number | undefined
  /** The fade stops above a beard. */
  readonly bearded: boolean
}

/** Behind the neck, over the garment, over the face. */
export interface HairLayers {
  readonly back?: readonly DisplayItem[]
  readonly overGarment?: readonly DisplayItem[]
  readonly front: readonly DisplayItem[]
  /** Sheets that shade the face. */
  readonly shadows: readonly (readonly [surface: HairSurface, seed: number])[]
  readonly ears: 'covered' | 'behind' | 'in-front'
  /** Sideburns that meet a beard. */
  readonly sideburns?: Hex
}
