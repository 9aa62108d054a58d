import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { BRAND } from '#contract/brand.ts'
import { paths } from '#pwa/paths.ts'
import { SAMPLE_WHATSAPP } from '#pwa/sample-guide/drawn/guide.ts'
import { SAMPLE_CARD_ADDRESS } from '#scripts/studio/sample-report.ts'
import { drawnFiles, FOLDERS, WRITTEN } from './files.ts'

const ROOT = join(import.meta.dirname, '../..')
const committed = (path: string) => readFile(join(ROOT, path))

/** A sample: others share these drawings. */
const redrawn = drawnFiles.filter(
  ({ path }) =>
    !/^public\/pictures\/.*(?<!-p\.webp)$|^public\/guia\/([124-9]\d\.webp|\d\d-\d+\.avif)$|\.ico$/.test(path),
)

it('commits every picture and font that is drawn, and no other', () => {
  const files = globSync(`{${FOLDERS.join(',')}}/**/*.*`, { cwd: ROOT }).filter((path) => path !== WRITTEN)
  expect(files.toSorted()).toEqual(drawnFiles.map(({ path }) => path).toSorted())
})

it.each(redrawn)(
  '$path is as it would be drawn now (else: npm run pictures)',
  { tags: ['long'] },
  async ({ path, draw }) => {
    const [before, now] = await Promise.all([committed(path), draw()])
    if (before.equals(now)) return
    expect(path, 'the same bytes on every machine').toMatch(/\.(webp|avif|png|jpg)$/)
    expect(await shareOfOtherPixels(before, now)).toBeLessThan(0.0002)
  },
)

it('finds a picture in every place that names one', async () => {
  const sources = globSync('{pwa,contract,api,jobs,prisma}/**/*.{ts,tsx,css,html,md,json}', { cwd: ROOT })
  const texts = await Promise.all(
    ['vite.config.ts', ...sources.filter((file) => !/\.test\.tsx?$|prisma\/client/.test(file))].map((file) =>
      committed(file),
    ),
  )
  const named = texts.flatMap((text) =>
    [
      ...String(text).matchAll(/['"`](\/(?:pictures|drawings|social|icons|assets)\/[\w-]+\.(?:webp|png|svg|jpg))\b/g),
    ].map(([, src]) => `public${src}`),
  )
  expect(named.length).toBeGreaterThan(10)
  expect(drawnFiles.map(({ path }) => path)).toEqual(expect.arrayContaining(named))
})

it('the open guide prints the number of the company (else: npm run pictures), and its code opens a page that exists', () => {
  expect(SAMPLE_WHATSAPP).toBe(BRAND.whatsapp)
  const { origin, pathname } = new URL(SAMPLE_CARD_ADDRESS)
  expect(origin).toBe(BRAND.site)
  expect(pathname).toBe(paths.sampleGuide)
})

it('the icon for whatever reads no page is a small .ico of one picture', async () => {
  const icon = await committed('public/favicon.ico')
  expect([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([0, 1, 1])
  const [length, start] = [icon.readUInt32LE(14), icon.readUInt32LE(18)]
  expect(start + length).toBe(icon.length)
  expect(icon.length).toBeLessThan(4000)
  expect(await sharp(icon.subarray(start)).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 })
})

/** Differences beyond another processor's rounding. */
async function shareOfOtherPixels(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((image) => sharp(image).raw().toBuffer({ resolveWithObject: true })),
  )
  if (!a || !b || a.data.length !== b.data.length || a.info.width !== b.info.width) return 1
  return a.data.filter((value, i) => Math.abs(value - (b.data[i] ?? 0)) > 24).length / a.data.length
}
