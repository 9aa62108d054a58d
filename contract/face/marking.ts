import * as z from 'zod/mini'
import { type Feature, isPlausible } from '#visagism/portrait/head/own-features.ts'
import { HAIRLINE_SIGHTS, HIDDEN_PARTS, POINT_ORIGINS } from '#visagism/face/proposed.ts'

/** Pixels from the upper left corner. */
export const MarkedPoint = z.object({ x: z.number('Marque este ponto.'), y: z.number('Marque este ponto.') })

export const PhotoSize = z.object({ width: z.int().check(z.gte(1)), height: z.int().check(z.gte(1)) })

/** A person marks at least eight. */
function pointsOf<T extends z.core.$ZodType>(of: T) {
  return z.object({
    hairline: of,
    chin: of,
    templeLeft: of,
    templeRight: of,
    cheekboneLeft: of,
    cheekboneRight: of,
    jawLeft: of,
    jawRight: of,
    browLine: z.optional(of),
    noseBase: z.optional(of),
    chinLeft: z.optional(of),
    chinRight: z.optional(of),
  })
}

const angle = z.number().check(z.gte(-180), z.lte(180))

const feature = (of: Feature) =>
  z.optional(
    z.nullable(z.object({ low: z.number(), high: z.number() }).check(z.refine((found) => isPlausible(of, found)))),
  )

/** Over the cheekbones' width (`#visagism/portrait/head/own-features.ts`); absent or null where in doubt. */
export const OwnFeatures = z.object({
  eyeGap: feature('eyeGap'),
  eyeOpening: feature('eyeOpening'),
  browHeight: feature('browHeight'),
  noseWidth: feature('noseWidth'),
  noseLength: feature('noseLength'),
  mouthWidth: feature('mouthWidth'),
  upperLip: feature('upperLip'),
  lowerLip: feature('lowerLip'),
} satisfies Record<Feature, ReturnType<typeof feature>>)

/** A program's proposal and the person's changes. The face mesh is never sent. */
export const ProposedMarking = z.object({
  origins: pointsOf(z.enum(POINT_ORIGINS)),
  /** With the face turned to the camera, in pixels of the same picture. */
  straight: pointsOf(MarkedPoint),
  hairline: z.enum(HAIRLINE_SIGHTS),
  /** Degrees. */
  pose: z.object({ yaw: angle, pitch: angle, roll: angle }),
  /** Absent where the finder did not read them. */
  features: z.optional(OwnFeatures),
  /** Parts covered by something else than skin; absent where the finder did not look. */
  hidden: z.optional(z.array(z.enum(HIDDEN_PARTS))),
  model: z.string().check(z.minLength(1), z.maxLength(60)),
  /** A person answered every question about it. */
  reviewed: z.boolean(),
})
export type ProposedMarking = z.infer<typeof ProposedMarking>

/** Pixels of the marked picture. Names and meaning: visagism/face/measure.ts, which refuses implausible points, one sentence each. */
export const FaceMarking = z.object({
  points: pointsOf(MarkedPoint),
  photo: PhotoSize,
  /** Absent if all were marked by hand. */
  proposed: z.optional(ProposedMarking),
})
export type FaceMarking = z.infer<typeof FaceMarking>
