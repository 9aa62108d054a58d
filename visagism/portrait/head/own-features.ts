import { clamp } from '../pen/points.ts'

/**
 * Over the cheekbones' width. Gap between the eyes' inner corners; opening between the lids; middle of the brow over the line of the corners;
 * wings of the nose; brow line to the nose's base; corner to corner of the mouth; each lip at its middle.
 * No length of the eye: the mesh draws everybody the same (docs/measuring.md).
 */
export const FEATURES = [
  'eyeGap',
  'eyeOpening',
  'browHeight',
  'noseWidth',
  'noseLength',
  'mouthWidth',
  'upperLip',
  'lowerLip',
] as const
export type Feature = (typeof FEATURES)[number]

/** A value with its doubt, as the mesh has it. */
export type FeatureInterval = { readonly low: number; readonly high: number }
/** Absent or null where in doubt. */
export type OwnFeatures = { readonly [F in Feature]?: FeatureInterval | null | undefined }

interface Response {
  /** What the mesh reads on other faces. */
  readonly mean: number
  /** How much of a difference between faces it sees: it pulls each to the average. */
  readonly slope: number
  /** Most a drawing departs from the neutral one and stays a drawing of a person; a share. */
  readonly room: number
  /** The same upwards, where a broad nose and full lips have more. */
  readonly above?: number
}

/** docs/measuring.md says how mean and slope were found; `room` was tuned by eye. */
const RESPONSES: Readonly<Record<Feature, Response>> = {
  eyeGap: { mean: 0.262, slope: 0.27, room: 0.14 },
  eyeOpening: { mean: 0.0725, slope: 0.25, room: 0.12 },
  browHeight: { mean: 0.173, slope: 0.65, room: 0.14 },
  noseWidth: { mean: 0.292, slope: 0.11, room: 0.16, above: 0.32 },
  noseLength: { mean: 0.486, slope: 0.31, room: 0.07 },
  mouthWidth: { mean: 0.351, slope: 0.4, room: 0.1, above: 0.14 },
  upperLip: { mean: 0.051, slope: 0.17, room: 0.24, above: 0.5 },
  lowerLip: { mean: 0.072, slope: 0.17, room: 0.2, above: 0.4 },
}

/** More would enlarge the doubt with the difference. */
const LEAST_SLOPE = 0.16

/** Shares of the mean: beyond, points lie on no face. */
const PLAUSIBLE = { least: 0.5, most: 1.7 }

export const isPlausible = (of: Feature, { low, high }: FeatureInterval): boolean =>
  low <= high && low >= RESPONSES[of].mean * PLAUSIBLE.least && high <= RESPONSES[of].mean * PLAUSIBLE.most

/** Relative to the neutral drawing: 1 without a feature. */
export type DrawnFeatures = Readonly<Record<Feature, number>>

export function drawnFeatures(own: OwnFeatures = {}): DrawnFeatures {
  const by = (of: Feature) => drawn(RESPONSES[of], own[of])
  return {
    eyeGap: by('eyeGap'),
    eyeOpening: by('eyeOpening'),
    browHeight: by('browHeight'),
    noseWidth: by('noseWidth'),
    noseLength: by('noseLength'),
    mouthWidth: by('mouthWidth'),
    upperLip: by('upperLip'),
    lowerLip: by('lowerLip'),
  }
}

/** Of an interval the end that is nearer to the mean: no more is drawn than is sure. */
function drawn({ mean, slope, room, above = room }: Response, found: FeatureInterval | null | undefined): number {
  if (!found) return 1
  const sure = clamp(mean, found.low, found.high)
  return 1 + clamp((sure / mean - 1) / Math.max(slope, LEAST_SLOPE), -room, above)
}
