import type { FaceShape, HairTexture } from '../../knowledge/axes.ts'
import type { OwnFeatures } from '../head/own-features.ts'
import type { OwnWidths } from '../head/own-widths.ts'
import type { EarringType, GlassesType, Rim } from '../wear/adornments.ts'
import type { AgeMark } from '../head/age.ts'
import { type BeardType, growsToEar } from '../beard/beards.ts'
import type { BeardLength, Moustache } from '../beard/frame.ts'
import type { BrowType } from '../head/brows.ts'
import { type Hex, mix, shift } from '../pen/colour.ts'
import { type DrawnCut, type DrawnCutId, cutOf } from '../hair/cuts.ts'
import type { EyeType, Iris } from '../head/eyes.ts'
import { buildFace, type Face, type JawStrength, type DrawnThirds } from '../head/face.ts'
import type { Garment } from '../wear/garments.ts'
import type { HairContext } from '../hair/context.ts'
import type { Fringe } from '../hair/fringe.ts'
import type { Hairline } from '../head/hairline.ts'
import { type Greys, greyedColour } from '../hair/greys.ts'
import type { Lock } from '../hair/two-kinds.ts'
import { browColour, hairTones } from '../hair/tones.ts'
import { makeWarp } from '../head/warp.ts'
import type { LipType } from '../head/lips.ts'
import type { NoseType } from '../head/nose.ts'
import type { Pose } from '../head/pose.ts'
import { type SkinLevel, type SkinTones, skinTones } from '../head/skin.ts'
import type { HatType } from '../wear/hats.ts'
import type { Metal } from '../wear/metal.ts'
import type { NecklaceType } from '../wear/necklaces.ts'

/** Veil, wound turban, soft cap. */
export type Covering = 'veu' | 'turbante' | 'outro'
/** Receding corners, thinner hair, none. */
export type Crown = 'entradas' | 'ralo' | 'sem-fios'

export interface PersonTraits {
  readonly shape?: FaceShape
  readonly thirds?: DrawnThirds
  readonly masculine?: boolean
  /** Build between the two; of no effect on a masculine one. */
  readonly neutral?: true
  /** Coloured lips, flicked lashes and blush; by default of feminine builds alone. */
  readonly isPainted?: boolean
  readonly jaw?: JawStrength
  /** Measured on the person; not used from the side. */
  readonly widths?: OwnWidths
  /** Found on the person's photo. */
  readonly features?: OwnFeatures
  /** Relative, 0.85 to 1.15. */
  readonly neck?: number
  readonly skin?: SkinLevel
  readonly cut?: DrawnCutId
  readonly texture?: HairTexture
  readonly hairColour?: Hex
  readonly fringe?: Fringe | 'nenhuma'
  readonly hairline?: Hairline
  /** Units right of the axis. */
  readonly part?: number
  /** Volume of an afro, 0.6 to 1. */
  readonly volume?: number
  /** Centimetres of a top that is cut short, where they are known. */
  readonly topCm?: number
  /** Clipped sides into skin, 0 to 1. */
  readonly fade?: number
  readonly greys?: Greys
  /** A forelock of another colour. */
  readonly lock?: Lock
  /** Straightened below what grew since. */
  readonly straightEnds?: true
  readonly crown?: Crown
  readonly covering?: Covering
  readonly coveringColour?: Hex
  /** A veil drawn back to the hairline: shows the whole contour, no hair. */
  readonly isVeilBack?: true
  readonly beard?: BeardType
  readonly beardColour?: Hex
  readonly beardLength?: BeardLength
  readonly moustache?: Moustache
  /** Grows on lip and chin, in places on the cheeks. */
  readonly patchyBeard?: true
  readonly brow?: BrowType
  readonly browWeight?: number
  readonly browColour?: Hex
  readonly sparseBrow?: boolean
  /** Brows and lashes without pigment, as pale as the hair. */
  readonly unpigmented?: true
  readonly eyes?: EyeType
  readonly iris?: Iris
  /** 1 at rest. */
  readonly open?: number
  readonly makeup?: Hex
  readonly nose?: NoseType
  readonly lips?: LipType
  readonly lipstick?: Hex
  /** 0 serious, 1 resting, 2 open-hearted. */
  readonly smile?: number
  readonly blush?: number
  readonly blushColour?: Hex
  readonly age?: AgeMark
  readonly freckles?: boolean
  readonly glasses?: GlassesType
  readonly glassesColour?: Hex
  readonly glassesToCheeks?: true
  readonly glassesRim?: Rim
  /** Away from the head. */
  readonly earsOut?: true
  readonly earrings?: EarringType
  /** Behind the ears. */
  readonly hairTucked?: true
  readonly necklace?: NecklaceType
  readonly metal?: Metal
  /** Front view only. */
  readonly hat?: HatType
  readonly scarf?: true
  readonly brooch?: true
  readonly hairSlide?: true
  readonly garment?: Garment
  /** Cloth under the chin instead of a garment, front view. */
  readonly drape?: Hex
  readonly pose?: Pose
}

export interface ResolvedPerson {
  readonly traits: PersonTraits
  readonly face: Face
  readonly skin: SkinTones
  readonly cut: DrawnCut
  readonly hair: HairContext
  readonly hairline: Hairline
  readonly browColour: Hex
  readonly beardColour: Hex
  readonly isPainted: boolean
  readonly lips: LipType
  readonly nose: NoseType
  readonly age: AgeMark
}

const DARK_BROWN = '#3b261b'

export const leavesTopBare = ({ build }: DrawnCut): boolean =>
  build.kind === 'bald' || (build.kind === 'clipped' && build.bareTop !== undefined)

/** Draws no hair where none grows: then men keep short sides, others a bare head. */
const cutUnder = (crown: Crown | undefined, cut: DrawnCutId, masculine: boolean): DrawnCutId =>
  crown !== 'sem-fios' || leavesTopBare(cutOf(cut)) ? cut : masculine ? 'lados-na-maquina' : 'careca'

/** Seen by their shadow alone. */
const paleBrow = (hair: Hex, skin: Hex): Hex => mix(shift(hair, -0.1), skin, 0.2)
/** Mascara stays dark. */
const paleLash = ({ lash, deepShade }: SkinTones, isPainted: boolean): Hex =>
  isPainted ? mix(lash, deepShade, 0.35) : mix(lash, deepShade, 0.8)

export function resolvePerson(traits: PersonTraits): ResolvedPerson {
  const masculine = traits.masculine ?? false
  const { shape = 'oval', thirds, jaw, widths, features, neutral = false } = traits
  const isPainted = traits.isPainted ?? !(masculine || neutral)
  const built = buildFace({ shape, thirds, masculine, neutral, jaw, widths, features })
  const face = traits.neck ? { ...built, neckHalf: built.neckHalf * traits.neck } : built
  const tonedSkin = skinTones(traits.skin ?? 3, isPainted, traits.lipstick)
  const skin = traits.unpigmented ? { ...tonedSkin, lash: paleLash(tonedSkin, isPainted) } : tonedSkin
  const hairColour = greyedColour(traits.hairColour ?? DARK_BROWN, traits.greys)
  const tones = hairTones(hairColour)
  const cut = cutOf(cutUnder(traits.crown, traits.cut ?? 'preso', masculine))
  const hairline = traits.crown === 'entradas' ? 'recuada' : (traits.hairline ?? (masculine ? 'reta' : 'redonda'))
  const brow =
    traits.browColour ?? (traits.unpigmented ? paleBrow(hairColour, skin.base) : browColour(hairColour, skin.lightness))
  return {
    traits,
    face,
    skin,
    cut,
    hairline,
    hair: {
      face,
      skin,
      tones,
      texture: traits.texture ?? 'liso',
      warp: makeWarp(face),
      part: traits.part ?? cut.part ?? 0,
      hairline,
      volume: traits.volume ?? 1,
      topCm: traits.topCm,
      fade: traits.fade,
      bearded: growsToEar(traits.beard),
    },
    browColour: brow,
    beardColour: traits.beardColour ?? tones.base,
    isPainted,
    lips: traits.lips ?? 'medios',
    nose: traits.nose ?? 'reto',
    age: traits.age ?? 0,
  }
}
