import sharp from 'sharp'
import { expect, it } from 'vitest'
import { webIcons } from './web-icons.ts'

it('the icon for whatever reads no page is a small .ico of one picture', async () => {
  const icon = await webIcons['favicon.ico']?.()
  if (!icon) throw new Error('there is no favicon.ico')
  expect([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([0, 1, 1])
  const [length, start] = [icon.readUInt32LE(14), icon.readUInt32LE(18)]
  expect(start + length).toBe(icon.length)
  expect(icon.length).toBeLessThan(4000)
  expect(await sharp(icon.subarray(start)).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 })
})
