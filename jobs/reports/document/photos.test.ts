import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { FACE } from '#visagism/testing/test-people.ts'
import { cropFace, faceBoxOf, pointsOn, preparePhotos, type PrintPhoto } from './photos.ts'
import { meltsOf } from './plate.ts'

const noise = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer()
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b59a80' } })
    .jpeg()
    .toBuffer()

async function front(width = 1200, height = 1600): Promise<PrintPhoto> {
  const photo = (await preparePhotos({ front: await plain(width, height) })).front
  if (!photo) throw new Error('the photo was not read')
  return photo
}

describe('photos for print', () => {
  test('even pure noise stays within its bytes', async () => {
    const photos = await preparePhotos({ front: await noise(1500, 2000), back: await noise(1500, 2000) })
    expect(photos.front?.bytes).toBeLessThan(1_300_000)
    expect(photos.back?.bytes).toBeLessThan(400_000)
  })

  test('a photo that cannot be read is left out', async () => {
    expect(await preparePhotos({ front: Buffer.from('not a photo'), side_left: Buffer.alloc(0) })).toEqual({})
  })

  test('small photos are not enlarged', async () => {
    expect(await front(300, 400)).toMatchObject({ width: 300, height: 400, scale: 1 })
  })
})

test('hair that reaches far up a photo without marks keeps its top on the cover, and the chin its place', async () => {
  const photo = await front()
  const cover = { x: 0, y: 0, width: 595, height: 619 }
  const { scale, dy } = cropFace(photo, faceBoxOf(photo, null), cover, { share: 0.56, top: 0.285, whole: true })
  expect(photo.height * 0.06 * scale + dy).toBeGreaterThanOrEqual(0)
  expect(photo.height * 0.83 * scale + dy).toBeLessThanOrEqual(cover.height)
})

describe('the face in its plate', () => {
  test.each([
    [1200, 1600],
    [1600, 1200],
    [2000, 500],
  ])('a crop of %d × %d covers its box', async (width, height) => {
    const photo = await front(width, height)
    const box = { x: 0, y: 40, width: 374, height: 250 }
    const { scale, dx, dy } = cropFace(photo, faceBoxOf(photo, null), box, { share: 0.5, top: 0.2 })
    expect(dx).toBeLessThanOrEqual(box.x + 0.01)
    expect(dy).toBeLessThanOrEqual(box.y + 0.01)
    expect(dx + photo.width * scale).toBeGreaterThanOrEqual(box.x + box.width - 0.01)
    expect(dy + photo.height * scale).toBeGreaterThanOrEqual(box.y + box.height - 0.01)
  })

  test('a face wanted whole is whole, even in a low plate', async () => {
    const photo = await front()
    const points = pointsOn(photo, { points: FACE, width: 1200, height: 1600 })
    const face = faceBoxOf(photo, points)
    const box = { x: 0, y: 0, width: 374, height: 220 }
    const { scale, dy } = cropFace(photo, face, box, { share: 0.7, top: 0.2, whole: true })
    expect(face.hair * scale + dy).toBeGreaterThan(0)
    expect(face.chin * scale + dy).toBeLessThan(box.height)
  })

  test.each([
    { x: 0, y: 0, width: 595, height: 619 },
    { x: 0, y: 0, width: 390, height: 560 },
    { x: 0, y: 0, width: 374, height: 220 },
  ])('of a photo that nobody marked keeps a chin far down, in $width by $height', async (box) => {
    const photo = await front()
    const { scale, dy } = cropFace(photo, faceBoxOf(photo, null), box, { share: 0.56, top: 0.285, whole: true })
    expect(photo.height * 0.82 * scale + dy).toBeLessThan(box.height)
    expect(photo.height * 0.22 * scale + dy).toBeGreaterThan(0)
  })

  test('a photo narrower than its plate melts into plain ground on both sides, without a seam', async () => {
    const photo = await front()
    const box = { x: 0, y: 0, width: 374, height: 220 }
    const crop = cropFace(photo, faceBoxOf(photo, null), box, { share: 0.6, top: 0.2, whole: true })
    const [left, right] = meltsOf(photo, box, crop)
    const end = crop.dx + photo.width * crop.scale
    expect([left?.to, right?.to]).toEqual([crop.dx, end])
    expect(left?.from).toBeGreaterThan(crop.dx + 10)
    expect(right?.from).toBeLessThan(end - 10)
    expect(meltsOf(photo, { ...box, x: crop.dx, width: photo.width * crop.scale }, crop)).toEqual([])
  })

  test('points follow the photo to its printed size', async () => {
    const photo = await front(2400, 3200)
    const points = pointsOn(photo, { points: FACE, width: 1200, height: 1600 })
    expect(points?.chin.y).toBeCloseTo((FACE.chin.y * photo.height) / 1600)
  })

  test('points far outside the photo are not drawn', async () => {
    const photo = await front()
    expect(pointsOn(photo, { points: { ...FACE, chin: { x: 90_000, y: 4 } }, width: 1200, height: 1600 })).toBeNull()
    expect(
      pointsOn(photo, { points: { ...FACE, jawLeft: { x: Number.NaN, y: 4 } }, width: 1200, height: 1600 }),
    ).toBeNull()
    expect(pointsOn(photo, { points: FACE, width: 0, height: 0 })).toBeNull()
  })
})
