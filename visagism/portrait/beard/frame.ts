import type { HairTexture } from '../../knowledge/axes.ts'
import { type Hex, mix, shift } from '../pen/colour.ts'
import { curve, normals, resample } from '../pen/curves.ts'
import type { DisplayItem } from '../pen/display.ts'
import type { Face } from '../head/face.ts'
import { type LipType, mouthMeasures } from '../head/lips.ts'
import { lerp, type Line, mirror, pointAt, smoothstep } from '../pen/points.ts'
import type { SkinTones } from '../head/skin.ts'

/** In millimetres. */
export interface BeardLength {
  readonly sides: number
  readonly chin: number
}

/** On its own: clipped inside the corners of the mouth, or over them. `sem`: the lip is bare, whatever grows below it. */
export type Moustache = 'sem' | 'curto' | 'cheio'

export interface BeardTraits {
  readonly colour: Hex
  readonly texture: HairTexture
  readonly lips: LipType
  /** Colour of the clipped hair above the beard. */
  readonly sideburns: Hex | undefined
  readonly length: BeardLength | undefined
  readonly moustache?: Moustache | undefined
  readonly patchy?: true | undefined
}

export interface BeardLayers {
  readonly under: readonly DisplayItem[]
  readonly over: readonly DisplayItem[]
}

export interface BeardTones {
  readonly base: Hex
  readonly shade: Hex
  readonly dark: Hex
  readonly light: Hex
}

/** Growth area, right half of a frontal face. */
export interface BeardFrame extends BeardTraits {
  readonly face: Face
  readonly skin: SkinTones
  readonly upper: number
  readonly lower: number
  readonly half: number
  readonly dark: Hex
  readonly light: Hex
  /** Ear to chin, with outward normals. */
  readonly jaw: Line
  readonly outward: Line
  /** Ear to the middle of the upper lip; to the chin where the lip is bare. */
  readonly cheek: Line
}

export const JAW = 40
export const CHEEK = 26

export function beardFrame(face: Face, skin: SkinTones, traits: BeardTraits): BeardFrame {
  const mouth = mouthMeasures(face, traits.lips)
  const jaw = resample(
    face.half.filter(([, y]) => y > -6),
    JAW,
  )
  const across = normals(jaw)
  const turn = pointAt(across, 5)[0] > 0 ? 1 : -1
  const ear = pointAt(jaw, 0)[0]
  const { yMouth, yNose } = face
  const edge = face.measures.jaw
  const sideburn: Line = traits.sideburns
    ? [
        [ear - 7, 0],
        [ear - 8.5, 18],
      ]
    : [
        [ear - 0.6, -2],
        [ear - 6, 18],
      ]
  const aroundMouth: Line =
    traits.moustache === 'sem'
      ? [
          [mouth.half + 15, yNose + 14],
          [mouth.half + 10, yMouth - 4],
          [mouth.half + 5, yMouth + 7],
          [mouth.half * 0.7, yMouth + mouth.lower + 3],
          [4, yMouth + mouth.lower + 5],
          [0, yMouth + mouth.lower + 5],
        ]
      : [
          [mouth.half + 14, yNose + 13],
          [mouth.half + 6, yMouth - 10],
          [mouth.half * 0.62, yNose + 9.5],
          [4, yNose + 8.6],
          [0, yNose + 10],
        ]
  const cheek = curve([...sideburn, [ear - 14, 34], [edge - 9, yNose + 3], ...aroundMouth], CHEEK)
  return {
    ...traits,
    ...mouth,
    face,
    skin,
    dark: shift(traits.colour, -0.07),
    light: shift(traits.colour, 0.085, 0.006),
    jaw,
    outward: across.map(([x, y]) => [x * turn, y * turn]),
    cheek,
  }
}

/** Distance from the jaw, in drawing units. */
export interface BeardReach {
  readonly sides: number
  readonly chin: number
}

/** Shorter hair (millimetres) shows skin and single hairs. */
export const SHORT_BEARD = 14

/** Hair lies down as it grows, most at the sides. */
export const reachOf = ({ sides, chin }: BeardLength): BeardReach => ({
  sides: 0.22 * sides,
  // A long chin beside short sides hangs free.
  chin: 0.34 * chin + 0.6 * Math.max(0, chin - FREE_CHIN * sides),
})
/** Ratio to the sides from which a chin hangs free. */
const FREE_CHIN = 2

export function outerLine({ jaw, outward }: BeardFrame, { sides, chin }: BeardReach): Line {
  const from = chin > 3 * sides ? 0.68 : 0.6
  return jaw.map((p, i) => {
    const u = i / (JAW - 1)
    const k = lerp(sides, chin, smoothstep(from, 0.95, u)) * smoothstep(0.05, 0.45, u)
    const n = pointAt(outward, i)
    return [p[0] + n[0] * k, p[1] + n[1] * k]
  })
}

export const wholeOf = (right: Line): Line => [...right, ...[...mirror(right)].reverse().slice(1)]

/** How much skin shines through, by the millimetres of the sides. */
export const skinThroughBeard = (millimetres: number): number => lerp(0.5, 0.14, smoothstep(3, 9, millimetres))

export function tonesOf(
  { colour, skin }: Pick<BeardFrame, 'colour' | 'skin'>,
  short: boolean,
  through = 0.14,
): BeardTones {
  const base = short ? mix(colour, skin.base, through) : colour
  // On equally dark skin, only light separates strands.
  const step = lerp(0.85, 1, skin.lightness)
  const dark = mix(shift(colour, -0.085 * step), base, short ? 0.3 : 0.05)
  return { base, dark, shade: mix(base, dark, short ? 0.55 : 0.75), light: shift(base, short ? 0.07 : 0.09, 0.004) }
}
