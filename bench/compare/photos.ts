import sharp from 'sharp'
import { PHOTO_KEEP_SIDE_PX, PHOTO_SLOTS } from '#contract/onboarding.ts'
import type { Subject } from './subject.ts'

async function ordersPerSecond(work: () => Promise<unknown>): Promise<{ value: number }> {
  const started = performance.now()
  await work()
  return { value: 1000 / (performance.now() - started) }
}

const subject: Subject = {
  title: 'photo intake, four JPEGs of 12 megapixels: checked, turned, made small, likeness read',
  rival: 'the same sharp pipeline called directly: turned and made small',
  unit: 'orders/s',
  goal: 0.85,
  rounds: 3,
  async open() {
    process.env['DATABASE_URL'] ??= 'postgresql://unused'
    const [{ preparePhoto }, { drawnPhoto }] = await Promise.all([
      import('#api/onboarding/photo-file.ts'),
      import('#api/platform/testing/drawn-photo.ts'),
    ])
    const photos = await Promise.all(
      PHOTO_SLOTS.map(async (slot) => ({ slot, bytes: await drawnPhoto({ slot, megapixels: 12 }) })),
    )
    const side = PHOTO_KEEP_SIDE_PX
    return {
      ours: () => ordersPerSecond(() => Promise.all(photos.map(({ bytes, slot }) => preparePhoto(bytes, slot)))),
      rival: () =>
        ordersPerSecond(() =>
          Promise.all(
            photos.map(({ bytes }) =>
              sharp(bytes)
                .autoOrient()
                .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
                .flatten({ background: '#ffffff' })
                .jpeg({ quality: 86, mozjpeg: true })
                .toBuffer(),
            ),
          ),
        ),
      close: () => Promise.resolve(),
    }
  },
}

export default subject
