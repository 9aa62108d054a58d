import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { PHOTO_KEEP_SIDE_PX } from '#contract/onboarding.ts'
import { Problem } from '#contract/problem.ts'
import { preparePhoto } from './photo-file.ts'
import { everyNth } from '#visagism/testing/long-test.ts'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a58a74' }, limitInputPixels: false })
const outcomeOf = (bytes: Buffer) =>
  preparePhoto(bytes, 'front').then(
    ({ width, height }) => ({ width, height }),
    (error: unknown) => (error instanceof Problem ? { code: error.code, words: error.fields['front'] } : error),
  )

/** A false size in the header. */
async function saying(width: number, height: number, progressive: boolean): Promise<Buffer> {
  const photo = await plain(900, 800).jpeg({ progressive }).toBuffer()
  const frame = photo.indexOf(Buffer.from([0xff, progressive ? 0xc2 : 0xc0]))
  photo.writeUInt16BE(height, frame + 5)
  photo.writeUInt16BE(width, frame + 7)
  return photo
}

describe('a photo as large as phones take them', () => {
  it.each(
    everyNth(2, [
      [8160, 6144],
      [16_384, 12_288],
    ] as const),
  )('is taken: %d × %d', { timeout: 120_000 }, async (width, height) => {
    const photo = await plain(width, height).jpeg({ quality: 50 }).toBuffer()
    expect(await outcomeOf(photo)).toEqual({
      width: PHOTO_KEEP_SIDE_PX,
      height: Math.round((PHOTO_KEEP_SIDE_PX * height) / width),
    })
  })

  it('is refused where it would have to be held whole, and says as what to save it', async () => {
    const png = await plain(900, 800).png().toBuffer()
    png.writeUInt32BE(9280, 16)
    png.writeUInt32BE(6944, 20)
    for (const photo of [await saying(9280, 6944, true), png])
      expect(await outcomeOf(photo)).toEqual({
        code: 'photo-too-many-pixels',
        words: expect.stringContaining('Salve a foto como JPG comum'),
      })
  })

  it('is refused beyond that', async () => {
    expect(await outcomeOf(await saying(20_000, 15_000, false))).toMatchObject({ code: 'photo-too-many-pixels' })
  })
})

it('says of a photo that was cut off what happened to it', async () => {
  const noise = Buffer.from(Array.from({ length: 900 * 800 * 3 }, (_, at) => (at * 7919) % 251))
  const picture = sharp(noise, { raw: { width: 900, height: 800, channels: 3 } })
  for (const whole of [await picture.clone().jpeg().toBuffer(), await picture.clone().png().toBuffer()])
    expect(await outcomeOf(whole.subarray(0, whole.length * 0.6))).toEqual({
      code: 'photo-cut-off',
      words: expect.stringContaining('Esta foto chegou pela metade'),
    })
})
