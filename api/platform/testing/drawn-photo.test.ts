import readExif from 'exif-reader'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawnPhoto } from './drawn-photo.ts'
import { gifFile, pixelBomb, truncatedJpeg } from './hostile-photo.ts'

describe('a drawn photo', () => {
  test('is stored turned, as a phone does, and says how to stand it up', async () => {
    const { width, height, orientation, format } = await sharp(await drawnPhoto({ slot: 'front' })).metadata()
    expect({ width, height, orientation, format }).toEqual({
      width: 4000,
      height: 3000,
      orientation: 6,
      format: 'jpeg',
    })
  })

  test('carries device and place in its EXIF, or no place when told', async () => {
    const exifOf = async (gps: boolean) => {
      const { exif } = await sharp(await drawnPhoto({ slot: 'back', megapixels: 1, gps })).metadata()
      return readExif(exif ?? Buffer.alloc(0))
    }
    const placed = await exifOf(true)
    expect(placed.Image?.Make).toBe('Rosto Ideal')
    expect(placed.GPSInfo?.GPSLatitude).toEqual([23, 33, 10])
    expect((await exifOf(false)).GPSInfo).toBeUndefined()
  })

  test('shows a different view for each of the four', async () => {
    const slots = ['front', 'side_left', 'side_right', 'back'] as const
    const photos = await Promise.all(slots.map((slot) => drawnPhoto({ slot, megapixels: 0.3 })))
    expect(new Set(photos.map((photo) => photo.toString('base64'))).size).toBe(4)
  })
})

describe('a hostile photo', () => {
  test.each(['png', 'jpeg'] as const)('is a small %s that says it has 80 megapixels', async (format) => {
    const bomb = await pixelBomb(format)
    const { width, height } = await sharp(bomb, { limitInputPixels: false }).metadata()
    expect(width * height).toBe(80_000_000)
    expect(bomb.length).toBeLessThan(50_000)
  })

  test('really unfolds', async () => {
    const { data } = await sharp(await pixelBomb('png'))
      .extractChannel(0)
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(data.length).toBe(80_000_000)
  })

  test('begins as a JPEG and breaks off', async () => {
    const half = await truncatedJpeg()
    expect((await sharp(half).metadata()).format).toBe('jpeg')
    await expect(sharp(half, { failOn: 'truncated' }).raw().toBuffer()).rejects.toThrow(
      /premature end|truncated|end of/i,
    )
  })

  test('is a GIF', async () => {
    expect((await gifFile()).subarray(0, 3).toString()).toBe('GIF')
  })
})
