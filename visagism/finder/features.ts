/**
 * Eyes, brows, nose and mouth of a mesh turned to the camera, over the width of its cheekbones. A mesh pulls every face to the average: a
 * value is compared with what the mesh reads on others (`portrait/head/own-features.ts`), never taken for a ruler's (docs/measuring.md).
 */
import { type Feature, type FeatureInterval, isPlausible } from '../portrait/head/own-features.ts'
import { faceWidth, type MeshPlace, type MeshPoint, meshPoint } from './mesh.ts'
import { type HeadPose, STRAIGHT_PITCH } from './pose.ts'

export type FoundFeatures = Readonly<Record<Feature, FeatureInterval | null>>

/** Degrees off the camera, beyond which the mesh's depths, an average's, show in every height and width. */
const [MOST_YAW, MOST_PITCH] = [10, 15]
/** Pixels across the cheekbones, as many as the mesh itself is given; fewer are only enlarged. */
const FEWEST_PIXELS = 128
/** Height over length of the less open eye. Open eyes read 0.27 to 0.40, closing ones 0.16 and less. */
const OPEN_EYE = 0.2
/** Parted lips over the mouth's width. Closed mouths read 0.01 to 0.10, laughing ones up to 0.5. */
const PARTED_LIPS = 0.1
/**
 * Corners above the line where the lips meet, over the mouth's width. At rest they hang under it (−0.024 ± 0.011), a closed smile lifts
 * them over it.
 */
const SMILE = 0

/** Of a value: one deviation between photos of one person, in other light, moods and poses (48 photos of nine people). */
const ERROR: Readonly<Record<Feature, number>> = {
  eyeGap: 0.02,
  eyeOpening: 0.08,
  browHeight: 0.07,
  noseWidth: 0.02,
  noseLength: 0.03,
  mouthWidth: 0.035,
  upperLip: 0.07,
  lowerLip: 0.06,
}

const NONE: FoundFeatures = {
  eyeGap: null,
  eyeOpening: null,
  browHeight: null,
  noseWidth: null,
  noseLength: null,
  mouthWidth: null,
  upperLip: null,
  lowerLip: null,
}

/**
 * Null where in doubt: all of a turned, lifted or small face; lids that are closed or nearly; the mouth, and the wings of the nose it pulls
 * at, under a smile or parted lips.
 * @param straight the mesh turned to the camera, in pixels of the photo
 * @param pose how it was turned before
 */
export function findFeatures(straight: readonly MeshPoint[], { yaw, pitch }: HeadPose): FoundFeatures {
  const width = faceWidth(straight)
  const isAside = Math.abs(yaw) > MOST_YAW || Math.abs(pitch - STRAIGHT_PITCH) > MOST_PITCH
  if (isAside || !(width >= FEWEST_PIXELS)) return NONE
  const read = readingOf(straight)
  const is = (of: Feature, isSure = true) => (isSure ? intervalOf(of, read[of] / width) : null)
  const isCalm = hasCalmMouth(straight)
  return {
    eyeGap: is('eyeGap'),
    eyeOpening: is('eyeOpening', hasOpenEyes(straight)),
    browHeight: is('browHeight'),
    noseWidth: is('noseWidth', isCalm),
    noseLength: is('noseLength'),
    mouthWidth: is('mouthWidth', isCalm),
    upperLip: is('upperLip', isCalm),
    lowerLip: is('lowerLip', isCalm),
  }
}

const rounded = (value: number) => Math.round(value * 10_000) / 10_000

function intervalOf(of: Feature, value: number): FeatureInterval | null {
  const found = { low: rounded(value * (1 - ERROR[of])), high: rounded(value * (1 + ERROR[of])) }
  return isPlausible(of, found) ? found : null
}

type Pixels = Readonly<Record<Feature, number>>

/** Both sides' mean, in pixels. */
function readingOf(mesh: readonly MeshPoint[]): Pixels {
  const at = (place: MeshPlace) => meshPoint(mesh, place)
  const apart = (a: MeshPlace, b: MeshPlace) => Math.hypot(at(a)[0] - at(b)[0], at(a)[1] - at(b)[1])
  const level = (a: MeshPlace, b: MeshPlace) => (at(a)[1] + at(b)[1]) / 2
  return {
    eyeGap: apart('eyeLeftInner', 'eyeRightInner'),
    eyeOpening: (apart('eyeLeftUpper', 'eyeLeftLower') + apart('eyeRightUpper', 'eyeRightLower')) / 2,
    browHeight:
      (level('eyeLeftOuter', 'eyeLeftInner') -
        level('browLeftUpper', 'browLeftLower') +
        level('eyeRightOuter', 'eyeRightInner') -
        level('browRightUpper', 'browRightLower')) /
      2,
    noseWidth: apart('wingLeft', 'wingRight'),
    noseLength: at('noseBase')[1] - at('browLine')[1],
    mouthWidth: apart('mouthLeft', 'mouthRight'),
    upperLip: apart('upperLipTop', 'upperLipEdge'),
    lowerLip: apart('lowerLipEdge', 'lowerLipBottom'),
  }
}

function hasOpenEyes(mesh: readonly MeshPoint[]): boolean {
  const openness = (side: 'Left' | 'Right') => {
    const [upper, lower] = [meshPoint(mesh, `eye${side}Upper`), meshPoint(mesh, `eye${side}Lower`)]
    const [outer, inner] = [meshPoint(mesh, `eye${side}Outer`), meshPoint(mesh, `eye${side}Inner`)]
    return Math.hypot(upper[0] - lower[0], upper[1] - lower[1]) / Math.hypot(outer[0] - inner[0], outer[1] - inner[1])
  }
  return Math.min(openness('Left'), openness('Right')) >= OPEN_EYE
}

function hasCalmMouth(mesh: readonly MeshPoint[]): boolean {
  const [left, right] = [meshPoint(mesh, 'mouthLeft'), meshPoint(mesh, 'mouthRight')]
  const [above, under] = [meshPoint(mesh, 'upperLipEdge'), meshPoint(mesh, 'lowerLipEdge')]
  const width = Math.hypot(left[0] - right[0], left[1] - right[1])
  const lift = (above[1] + under[1] - left[1] - right[1]) / 2 / width
  return Math.hypot(above[0] - under[0], above[1] - under[1]) / width <= PARTED_LIPS && lift <= SMILE
}
