import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { findFeatures, type FoundFeatures } from '#visagism/finder/features.ts'
import type { FaceFinder } from '#visagism/finder/finder.ts'
import { MESH, type MeshPlace, type MeshPoint } from '#visagism/finder/mesh.ts'
import { fitPose, straighten } from '#visagism/finder/pose.ts'
import { FEATURES, type Feature } from '#visagism/portrait/head/own-features.ts'
import { DRAWN_FACES, type DrawnFace, type FeatureSizes, drawFace } from '#visagism/testing/drawn-face.ts'
import { everyNth } from '#visagism/testing/long-test.ts'
import { readFaceModels } from './models.ts'
import { nodeFinder } from './open-finder.ts'
import { readPhoto } from './read-photo.ts'

const { geometry } = readFaceModels()
type Move = Partial<Record<MeshPlace, readonly [dx: number, dy: number]>>

/** The model's own face has parted lips. Centimetres, y up. */
const CLOSED: Move = { upperLipEdge: [0, -0.28], lowerLipEdge: [0, 0.27], mouthLeft: [0, -0.2], mouthRight: [0, -0.2] }

interface Turn {
  readonly yaw?: number
  readonly pitch?: number
  readonly roll?: number
}

/** The model's own face in a photo, at `scale` pixels a centimetre. */
function photographed({ yaw = 0, pitch = 0, roll = 0 }: Turn, move: Move = CLOSED, scale = 20): MeshPoint[] {
  const [y, p, r] = [yaw, pitch, roll].map((angle) => (angle * Math.PI) / 180) as [number, number, number]
  const moves = new Map<number, readonly [number, number]>(
    Object.entries(move).map(([place, by]) => [MESH[place as MeshPlace], by]),
  )
  return geometry.canonical.map(([x, up, z0], index) => {
    const [dx, dy] = moves.get(index) ?? [0, 0]
    const [x0, y0] = [x + dx, up + dy]
    const [y1, z1] = [y0 * Math.cos(p) - z0 * Math.sin(p), y0 * Math.sin(p) + z0 * Math.cos(p)]
    const [x2, z2] = [x0 * Math.cos(y) + z1 * Math.sin(y), z1 * Math.cos(y) - x0 * Math.sin(y)]
    const [x3, y3] = [x2 * Math.cos(r) - y1 * Math.sin(r), x2 * Math.sin(r) + y1 * Math.cos(r)]
    return [300 + x3 * scale, 300 - y3 * scale, -z2 * scale]
  })
}

function found(mesh: readonly MeshPoint[]): FoundFeatures {
  const pose = fitPose(mesh, geometry)
  return findFeatures(straighten(mesh, pose), pose)
}
const middle = (features: FoundFeatures, of: Feature) => {
  const interval = features[of]
  return interval ? (interval.low + interval.high) / 2 : Number.NaN
}
const nullsOf = (features: FoundFeatures) => FEATURES.filter((of) => features[of] === null)

describe('the features of the model’s own face', () => {
  // Its points, in centimetres over the 15.3 between its cheekbones.
  it.each([
    ['eyeGap', 3.71],
    ['eyeOpening', 0.67],
    ['browHeight', 2.18],
    ['noseWidth', 3.57],
    ['noseLength', 6.97],
    ['mouthWidth', 4.91],
    ['upperLip', 0.86],
    ['lowerLip', 1.1],
  ] as const)('%s is %d cm', (of, centimetres) => {
    expect(middle(found(photographed({})), of) * 15.32).toBeCloseTo(centimetres, 1)
  })

  it.each([{ yaw: 8 }, { yaw: -9, pitch: 6, roll: 5 }, { pitch: 18 }, { pitch: -6, roll: -25 }])(
    'are the same however the head is turned before a camera it still faces: %o',
    (turn) => {
      const [straight, turned] = [found(photographed({})), found(photographed(turn))]
      for (const of of FEATURES) expect(middle(turned, of) / middle(straight, of)).toBeCloseTo(1, 2)
    },
  )

  it.each([
    ['turned', { yaw: 12 }, 20],
    ['turned the other way', { yaw: -11 }, 20],
    ['looking down', { pitch: 24 }, 20],
    ['looking up', { pitch: -10 }, 20],
    ['a few pixels wide', {}, 8],
  ] as const)('are all in doubt on a face that is %s', (_, turn, scale) => {
    expect(nullsOf(found(photographed(turn, CLOSED, scale)))).toEqual(FEATURES)
  })

  const mouth = ['noseWidth', 'mouthWidth', 'upperLip', 'lowerLip'] as const
  it.each([
    ['parted lips', {}, mouth],
    ['a closed smile', { ...CLOSED, mouthLeft: [-0.3, 0.1], mouthRight: [0.3, 0.1] }, mouth],
    ['closed eyes', { ...CLOSED, eyeLeftUpper: [0, -0.5], eyeRightUpper: [0, -0.5] }, ['eyeOpening']],
    ['one eye closed', { ...CLOSED, eyeLeftUpper: [0, -0.5] }, ['eyeOpening']],
    ['a nose of no face', { ...CLOSED, wingLeft: [-4, 0], wingRight: [4, 0] }, ['noseWidth']],
  ] as const)('are in doubt where %s would be measured', (_, move: Move, doubted) => {
    expect(nullsOf(found(photographed({}, move)))).toEqual(doubted)
  })

  it('hold their value between two ends, close together', () => {
    for (const interval of Object.values(found(photographed({}))))
      expect(interval && interval.high / interval.low - 1).toBeLessThan(0.2)
  })
})

describe('on drawn faces', () => {
  let finder: FaceFinder
  beforeAll(async () => {
    finder = await nodeFinder()
  })
  // Their mouths are at rest for the mesh; those of others seem to smile.
  const [, , light, , dark] = DRAWN_FACES as readonly [DrawnFace, DrawnFace, DrawnFace, DrawnFace, DrawnFace]
  async function read(face: DrawnFace, drawn: FeatureSizes = {}): Promise<FoundFeatures> {
    const { pixels } = await readPhoto(
      await sharp(Buffer.from(drawFace(face, drawn)))
        .png()
        .toBuffer(),
    )
    const { proposal } = finder.study(pixels)
    if (!proposal) throw new Error('Nothing was proposed.')
    return proposal.features
  }
  async function slope(face: DrawnFace, of: Feature): Promise<number> {
    const [less, more] = [await read(face, { [of]: 0.85 }), await read(face, { [of]: 1.15 })]
    return (middle(more, of) - middle(less, of)) / middle(await read(face), of) / 0.3
  }

  // docs/measuring.md
  const seen = [
    ['eyeGap', 0.2, 0.42, light],
    ['eyeGap', 0.2, 0.42, dark],
    ['eyeOpening', 0.12, 0.42, light],
    ['eyeOpening', 0.12, 0.42, dark],
    ['browHeight', 0.4, 0.75, light],
    ['browHeight', 0.4, 0.75, dark],
    ['noseWidth', 0.03, 0.25, light],
    ['noseWidth', 0.03, 0.25, dark],
    ['noseLength', 0.15, 0.4, light],
    ['noseLength', 0.15, 0.4, dark],
    // The other one, drawn wider, seems to smile.
    ['mouthWidth', 0.25, 0.55, light],
  ] as const
  it.each(everyNth(3, seen))('%s follows the drawing by %d to %d of its change', async (of, least, most, face) => {
    const by = await slope(face, of)
    expect(by).toBeGreaterThan(least)
    expect(by).toBeLessThan(most)
  })

  it('are the same in another size and light', async () => {
    const plain = await read(light)
    const picture = sharp(Buffer.from(drawFace(light)))
      .resize(480)
      .linear(0.7, 0)
    const { proposal } = finder.study((await readPhoto(await picture.png().toBuffer())).pixels)
    for (const of of ['eyeGap', 'browHeight', 'noseLength'] as const) {
      const other = proposal?.features[of]
      expect(other?.low).toBeLessThan(plain[of]?.high ?? 0)
      expect(other?.high).toBeGreaterThan(plain[of]?.low ?? Infinity)
    }
  })
})
