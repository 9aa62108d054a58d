import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { writeTwins } from './png-twins.ts'

it('every whole .webp gets a .png of the same size; what there is already stays', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'png-twins-'))
  const path = (name: string) => join(folder, name)
  const page = sharp({ create: { width: 79, height: 112, channels: 3, background: '#fcf8f3' } })
  for (const name of ['01.webp', '02.webp', 'rosto-p.webp']) await page.clone().webp().toFile(path(name))
  await writeFile(path('02.png'), 'drawn by hand')
  await writeTwins(folder)
  expect(await sharp(path('01.png')).metadata()).toMatchObject({ format: 'png', width: 79, height: 112 })
  expect(await readFile(path('02.png'), 'utf8')).toBe('drawn by hand')
  expect((await readdir(folder)).filter((name) => name.endsWith('.png')).toSorted()).toEqual(['01.png', '02.png'])
  await rm(folder, { recursive: true })
})
