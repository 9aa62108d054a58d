import sharp, { type Sharp } from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { measureFace } from '#visagism/face/measure.ts'
import { DRAWN_FACES, DRAWN_TRUTH, drawFace } from '#visagism/testing/drawn-face.ts'
import type { FaceFinder } from '#visagism/finder/finder.ts'
import { judgeFrame, judgePhoto } from '#visagism/finder/judge-frame.ts'
import { type MeshPoint, meshPoint } from '#visagism/finder/mesh.ts'
import { fitPose, straighten } from '#visagism/finder/pose.ts'
import { readTflite } from '#visagism/finder/tflite.ts'
import { buildFace } from '#visagism/portrait/head/face.ts'
import type { NoseType } from '#visagism/portrait/head/nose.ts'
import { drawPortrait, TILE } from '#visagism/portrait/views/portrait.ts'
import { profileLine } from '#visagism/portrait/views/profile-face.ts'
import type { SkinLevel } from '#visagism/portrait/head/skin.ts'
import { toSvg } from '#visagism/portrait/views/to-svg.ts'
import { checkSide, frameOf } from '#visagism/side/side-points.ts'
import { readFaceModels } from './models.ts'
import { nodeFinder } from './open-finder.ts'
import { readPhoto } from './read-photo.ts'
import { everyNth } from '#visagism/testing/long-test.ts'

const BACKGROUND = '#b9bec4'
const TEXTURES = ['liso', 'ondulado', 'cacheado', 'crespo'] as const
let finder: FaceFinder
let drawn: Buffer

const png = (svg: string) => sharp(Buffer.from(svg)).png().toBuffer()
const study = async (photo: Buffer) => finder.study((await readPhoto(photo)).pixels)

beforeAll(async () => {
  finder = await nodeFinder()
  const [, , face] = DRAWN_FACES
  if (!face) throw new Error('There is no third face.')
  drawn = await png(drawFace(face))
})

describe('the models', () => {
  it('are refused when a byte is missing or an operation is unknown', () => {
    const { detector } = readFaceModels()
    expect(() => readTflite(detector.slice(0, 7))).toThrow('Not a TFLite file')
    expect(() => readTflite(new Uint8Array(64))).toThrow('Not a TFLite file')
  })

  it('hold a face of 468 points and 33 weights', () => {
    const { geometry } = readFaceModels()
    expect(geometry.canonical).toHaveLength(468)
    expect(geometry.basis).toHaveLength(33)
  })
})

describe('a drawn face is found', () => {
  const everybody = DRAWN_FACES.flatMap((face, index) =>
    TEXTURES.map((texture) => [index + 1, texture, { ...face, texture }] as const),
  )
  it.each(everyNth(5, everybody))('in skin %i of 8, with hair that is %s', async (_, __, face) => {
    const { look, proposal } = await study(await png(drawFace(face)))
    expect(look).toMatchObject({ faces: 1, side: 'front', whole: true })
    expect(look.presence).toBeGreaterThan(0.9)
    expect(judgePhoto(look, 'front')).toBeNull()
    const faceWidth = 252
    const off = (name: 'chin' | 'hairline') => {
      const found = proposal?.points[name] ?? { x: Infinity, y: Infinity }
      return Math.hypot(found.x - DRAWN_TRUTH[name].x, found.y - DRAWN_TRUTH[name].y) / faceWidth
    }
    expect(off('chin')).toBeLessThan(0.06)
    // Very dark hair on very dark skin may hide its edge: the mean thirds then give the hairline.
    expect(off('hairline')).toBeLessThan(proposal?.hairline === 'seen' ? 0.05 : 0.3)
  })

  const variants: readonly (readonly [string, (photo: Sharp) => Sharp])[] = [
    ['leaning 12° to the right', (photo) => photo.rotate(12, { background: BACKGROUND })],
    ['leaning 20° to the left', (photo) => photo.rotate(-20, { background: BACKGROUND })],
    ['at half size', (photo) => photo.resize(300)],
    ['at four times its size', (photo) => photo.resize(2400)],
    ['in dim light', (photo) => photo.linear(0.35, 0)],
    ['in glaring light', (photo) => photo.linear(1.4, 20)],
    ['without colour', (photo) => photo.greyscale()],
    ['out of focus', (photo) => photo.blur(3)],
    ['under a warm lamp', (photo) => photo.linear([1.15, 1, 0.7], [0, 0, 0])],
    ['as a poor JPEG', (photo) => photo.jpeg({ quality: 10 })],
  ]
  it.each(everyNth(3, variants))('%s', async (_, vary) => {
    const { look, proposal } = await study(await vary(sharp(drawn)).toBuffer())
    expect(look.faces).toBe(1)
    expect(look.presence).toBeGreaterThan(0.9)
    expect(proposal).not.toBeNull()
  })

  it('with the same measures, however the photo is turned or scaled', async () => {
    const measure = async (photo: Buffer) => {
      const { proposal } = await study(photo)
      if (!proposal) throw new Error('Nothing was proposed.')
      return measureFace(proposal.straight)
    }
    const straight = await measure(drawn)
    const turned = await measure(await sharp(drawn).rotate(8, { background: BACKGROUND }).toBuffer())
    const small = await measure(await sharp(drawn).resize(360).toBuffer())
    for (const other of [turned, small]) {
      expect(Math.abs(other.foreheadRatio - straight.foreheadRatio)).toBeLessThan(0.015)
      expect(Math.abs(other.jawRatio - straight.jawRatio)).toBeLessThan(0.015)
      expect(Math.abs(other.jawAngle - straight.jawAngle)).toBeLessThan(2.5)
    }
  })
})

describe('what is no good photo is named', () => {
  it('nobody', async () => {
    const { look, proposal } = await study(
      await sharp({ create: { width: 600, height: 720, channels: 3, background: BACKGROUND } })
        .png()
        .toBuffer(),
    )
    expect(look.faces).toBe(0)
    expect(proposal).toBeNull()
    expect(judgePhoto(look, 'front')).toBe('no-face')
    expect(judgePhoto(look, 'back')).toBeNull()
  })

  it('two people', async () => {
    const pair = await sharp({ create: { width: 1200, height: 720, channels: 3, background: BACKGROUND } })
      .composite([
        { input: drawn, left: 0, top: 0 },
        { input: drawn, left: 600, top: 0 },
      ])
      .png()
      .toBuffer()
    const { look, proposal } = await study(pair)
    expect(look.faces).toBe(2)
    expect(proposal).toBeNull()
    expect(judgePhoto(look, 'front')).toBe('two-faces')
  })

  it('a leaning head, and a face where a side or a back was asked for', async () => {
    const leaning = await study(await sharp(drawn).rotate(12, { background: BACKGROUND }).toBuffer())
    expect(judgePhoto(leaning.look, 'front')).toBe('tilted')
    const { look } = await study(drawn)
    expect(judgePhoto(look, 'side_left')).toBe('front-in-side')
    expect(judgePhoto(look, 'back')).toBe('face-in-back')
  })

  it('burnt-out light says so instead of giving a value', async () => {
    const { colours } = await study(await sharp(drawn).linear(1.9, 40).toBuffer())
    expect(colours?.contrast ?? null).toBeNull()
  })
})

/** `width`, `x` and `y` are shares of the photo. */
async function wallWith(face?: { picture: Buffer; width: number; x: number; y: number }): Promise<Buffer> {
  const [width, height] = [900, 1200]
  const grains = Buffer.from(Array.from({ length: 30 * 40 * 3 }, (_, at) => 90 + ((at * 7919) % 97)))
  const wall = sharp(grains, { raw: { width: 30, height: 40, channels: 3 } }).resize(width, height, { fit: 'fill' })
  const plain = await wall.blur(5).png().toBuffer()
  if (!face) return plain
  // The face is 252 of the drawing's 600 pixels wide.
  const size = Math.round((face.width * width * 600) / 252)
  const picture = sharp(face.picture).resize(size)
  const { data, info } = await picture.png().toBuffer({ resolveWithObject: true })
  const left = Math.max(0, Math.round(face.x * width - info.width / 2))
  const top = Math.max(0, Math.round(face.y * height - info.height / 2))
  return sharp(plain)
    .composite([{ input: data, left, top }])
    .jpeg({ quality: 85 })
    .toBuffer()
}

describe('a face far away', () => {
  it.each(
    everyNth(3, [
      [0.06, 0.3, 0.2],
      [0.06, 0.62, 0.55],
      [0.08, 0.5, 0.4],
      [0.11, 0.7, 0.3],
    ] as const),
  )('%d of the photo wide is found, and said to be small', async (width, x, y) => {
    const { look, turns } = await study(await wallWith({ picture: drawn, width, x, y }))
    expect(look).toMatchObject({ faces: 1, side: 'front' })
    expect(Math.abs((look.centre?.x ?? 0) - x)).toBeLessThan(width)
    expect(judgePhoto(look, 'front')).toBe('small')
    expect(turns).toBe(0)
  })

  it('of a few pixels has no points proposed', async () => {
    expect((await study(await wallWith({ picture: drawn, width: 0.06, x: 0.5, y: 0.3 }))).proposal).toBeNull()
  })

  it('is looked for only where a face must be, and no pattern is one', async () => {
    const { pixels } = await readPhoto(await wallWith({ picture: drawn, width: 0.06, x: 0.5, y: 0.3 }))
    expect(finder.study(pixels, undefined, false).look.faces).toBe(0)
    const grain = Buffer.from(Array.from({ length: 400 * 300 * 3 }, (_, at) => (at * 48_271) % 251))
    const noise = await sharp(grain, { raw: { width: 400, height: 300, channels: 3 } })
      .png()
      .toBuffer()
    for (const nobody of [await wallWith(), noise])
      expect(await study(nobody)).toMatchObject({ look: { faces: 0 }, turns: 0, proposal: null })
  })
})

describe('a photo that lies', () => {
  it.each([
    [0, 0],
    [90, 3],
    [180, 2],
    [270, 1],
  ])('turned by %d° stands after %d quarter turns', async (degrees, quarters) => {
    expect((await study(await sharp(drawn).rotate(degrees).png().toBuffer())).turns).toBe(quarters)
  })

  it('is no head that leans', async () => {
    expect((await study(await sharp(drawn).rotate(20, { background: BACKGROUND }).png().toBuffer())).turns).toBe(0)
  })
})

describe('a face from the side', () => {
  const TILE_PX = 840
  const [unit, left, top] = [TILE_PX / TILE[2], TILE[0], TILE[1]]
  const profile = async (facing: 'left' | 'right', skin: SkinLevel, nose: NoseType) => {
    const drawing = drawPortrait({ view: 'profile', facing, skin, nose, cut: 'preso', background: BACKGROUND })
    return sharp(Buffer.from(toSvg(drawing)), { density: 300 })
      .resize(TILE_PX)
      .png()
      .toBuffer()
  }
  const tipOf = (facing: 'left' | 'right', nose: NoseType) => {
    const contour = profileLine(buildFace({ shape: 'oval' }), nose, 1)
    const [x, y] = contour.reduce((far, place) => (place[0] < far[0] ? place : far))
    return { x: ((facing === 'left' ? x : -x) - left) * unit, y: (y - top) * unit }
  }

  const people = (['left', 'right'] as const).flatMap((facing) =>
    ([1, 4, 6, 8] as const).flatMap((skin) =>
      (['reto', 'aquilino', 'arrebitado'] as const).map((nose) => [facing, skin, nose] as const),
    ),
  )
  it.each(everyNth(7, people))(
    'looking %s, in skin %i, with a nose %s: its tip is found nearby',
    async (facing, skin, nose) => {
      const { side, proposal, look } = await study(await profile(facing, skin, nose))
      expect(proposal).toBeNull()
      expect(look.side).toBe(facing)
      const [found, truth] = [side?.points.noseTip ?? { x: Infinity, y: Infinity }, tipOf(facing, nose)]
      // An eighth of the forehead-to-chin distance.
      expect(Math.hypot(found.x - truth.x, found.y - truth.y) / unit).toBeLessThan(16)
      expect(side && checkSide(side.points, { width: TILE_PX, height: TILE_PX * 2 })).toEqual([])
      expect(side && frameOf(side.points).facing).toBe(facing)
    },
  )

  it('is proposed neither from the front nor for two, nor where nobody is', async () => {
    expect((await study(drawn)).side).toBeNull()
    const one = await profile('left', 4, 'reto')
    const { height } = await sharp(one).metadata()
    const pair = sharp({ create: { width: TILE_PX * 2, height, channels: 3, background: BACKGROUND } }).composite([
      { input: one, left: 0, top: 0 },
      { input: one, left: TILE_PX, top: 0 },
    ])
    const { look, side } = await study(await pair.png().toBuffer())
    expect({ faces: look.faces, side }).toEqual({ faces: 2, side: null })
    const nobody = sharp({ create: { width: 600, height: 720, channels: 3, background: BACKGROUND } })
    expect((await study(await nobody.png().toBuffer())).side).toBeNull()
  })
})

describe('following a camera', () => {
  it('sees a face come near, and lets it go', async () => {
    const frame = async (size: number) => {
      const face = await sharp(drawn).resize(size).toBuffer()
      const { height } = await sharp(face).metadata()
      const scene = sharp({ create: { width: 480, height: 640, channels: 3, background: BACKGROUND } }).composite([
        { input: face, left: Math.round((480 - size) / 2), top: Math.round((640 - height) / 2) },
      ])
      return (await readPhoto(await scene.png().toBuffer())).pixels
    }
    const [far, good] = [await frame(200), await frame(380)]
    const empty = { data: new Uint8Array(480 * 640 * 4).fill(120), width: 480, height: 640 }
    finder.forget()
    expect(judgeFrame(finder.follow(empty, false), 'front').state).toBe('none')
    expect(judgeFrame(finder.follow(far, false), 'front').state).toBe('far')
    finder.forget()
    expect(judgeFrame(finder.follow(good, false), 'front').state).toBe('ready')
    expect(judgeFrame(finder.follow(good, false), 'front').state).toBe('ready')
    expect(judgeFrame(finder.follow(good, true), 'side_left')).toMatchObject({ state: 'turned', hint: 'right' })
    expect(judgeFrame(finder.follow(empty, false), 'front').state).toBe('none')
  })
})

describe('the pose of a head', () => {
  const { geometry } = readFaceModels()
  const turned = (yaw: number, pitch: number, roll: number): MeshPoint[] => {
    const [y, p, r] = [yaw, pitch, roll].map((angle) => (angle * Math.PI) / 180) as [number, number, number]
    return geometry.canonical.map(([x0, y0, z0]) => {
      const [y1, z1] = [y0 * Math.cos(p) - z0 * Math.sin(p), y0 * Math.sin(p) + z0 * Math.cos(p)]
      const [x2, z2] = [x0 * Math.cos(y) + z1 * Math.sin(y), z1 * Math.cos(y) - x0 * Math.sin(y)]
      const [x3, y3] = [x2 * Math.cos(r) - y1 * Math.sin(r), x2 * Math.sin(r) + y1 * Math.cos(r)]
      return [300 + x3 * 20, 300 - y3 * 20, -z2 * 20]
    })
  }

  it.each([
    [0, 0, 0],
    [20, 0, 0],
    [-15, 10, 5],
    [8, -12, -20],
  ])('is read exactly: yaw %i, pitch %i, roll %i', (yaw, pitch, roll) => {
    const mesh = turned(yaw, pitch, roll)
    const pose = fitPose(mesh, geometry)
    expect(pose.yaw).toBeCloseTo(yaw, 1)
    expect(pose.pitch).toBeCloseTo(pitch, 1)
    expect(pose.roll).toBeCloseTo(-roll, 1)
    const straight = straighten(mesh, pose)
    const [brow, chin] = [meshPoint(straight, 'browLine'), meshPoint(straight, 'chin')]
    expect(brow[0]).toBeCloseTo(chin[0], 1)
  })
})
