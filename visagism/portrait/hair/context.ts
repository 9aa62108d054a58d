import type { HairTexture } from '../../axes.ts'
import type { Hex } from '../colour.ts'
import type { DisplayItem } from '../display.ts'
import type { Face } from '../face.ts'
import type { SkinTones } from '../skin.ts'
import type { Hairline } from './hairline.ts'
import type { Sheet } from './sheet.ts'
import type { HairTones } from './tones.ts'
import type { Warp } from './warp.ts'

/** What a cut needs to know to be drawn on somebody. */
export interface HairContext {
  readonly face: Face
  readonly skin: SkinTones
  readonly tones: HairTones
  readonly texture: HairTexture
  readonly warp: Warp
  /** Where the parting stands, in units right of the axis. */
  readonly part: number
  readonly hairline: Hairline
  /** Volume of an afro, 0.6 to 1. */
  readonly volume: number
  /** 0 keeps the sides, 1 fades them into skin; each cut has its own. */
  readonly fade: number | undefined
  /** A beard joins the sideburns: the fade stops short of it. */
  readonly bearded: boolean
}

/** Hair as layers around the face: behind the neck, over the garment, over the face. */
export interface HairLayers {
  readonly back?: readonly DisplayItem[]
  readonly overGarment?: readonly DisplayItem[]
  readonly front: readonly DisplayItem[]
  /** Sheets that throw a shadow on the face. */
  readonly shadows: readonly (readonly [sheet: Sheet, seed: number])[]
  readonly ears: 'cobertas' | 'atras' | 'a-frente'
  /** Colour of the sideburns that reach down to meet a beard. */
  readonly sideburns?: Hex
}
