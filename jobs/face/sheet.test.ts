import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { skinDepthOf } from '#visagism/colour/measured.ts'
import { DRAWN_FACES, type DrawnFace } from '#visagism/testing/drawn-face.ts'
import { drawSheetScene, type SheetScene } from '#visagism/testing/drawn-sheet.ts'
import type { FaceFinder } from '#visagism/finder/finder.ts'
import type { Pixels } from '#visagism/finder/pixels.ts'
import { sheetPlace } from '#visagism/finder/sheet.ts'
import { linear } from '#visagism/finder/skin-colour.ts'
import { SKIN_DEPTHS } from '#visagism/observed/observed.ts'
import { nodeFinder } from './open-finder.ts'
import { readPhoto } from './read-photo.ts'
import { everyNth } from '#visagism/testing/long-test.ts'

let finder: FaceFinder
beforeAll(async () => {
  finder = await nodeFinder()
})

const [, , SOMEBODY] = DRAWN_FACES as readonly [DrawnFace, DrawnFace, DrawnFace]
type Light = (pixels: Pixels) => Pixels
const SAME: Light = (pixels) => pixels

async function measure(scene: Partial<SheetScene> = {}, light = SAME, over = '') {
  const drawing = `${drawSheetScene({ face: SOMEBODY, ...scene }).slice(0, -'</svg>'.length)}${over}</svg>`
  const { pixels } = await readPhoto(await sharp(Buffer.from(drawing)).png().toBuffer())
  const lit = light(pixels)
  const { colours } = finder.study(lit, sheetPlace(lit, scene.mirrored ?? false))
  if (!colours) throw new Error('No face was found.')
  return colours
}

/** In linear light, as a lamp or longer exposure does. */
const lit =
  (...by: readonly [number, number, number]): Light =>
  ({ data, width, height }) => {
    const shades = by.map((times) => Uint8Array.from({ length: 256 }, (_, value) => encoded(linear(value) * times)))
    return { width, height, data: data.map((value, index) => shades[index % 4]?.[value] ?? value) }
  }
const encoded = (light: number) =>
  Math.round(255 * Math.min(1, light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055))

const shade = (from: number, to: number, most: number) =>
  `<linearGradient id="shade" x1="${from}" x2="${to}"><stop offset="0" stop-opacity="0"/><stop offset="1" stop-opacity="${most}"/></linearGradient><rect width="720" height="960" fill="url(#shade)"/>`

describe('a white sheet beside the face', () => {
  it.each(
    everyNth(
      4,
      DRAWN_FACES.map((face, index) => [index + 1, face] as const),
    ),
  )('in skin %i of 8, gives depth and hue', async (_, face) => {
    const { light, typologyAngle, hueAngle, contrast } = await measure({ face })
    expect(light).toBe('even')
    expect(typologyAngle).not.toBeNull()
    expect(hueAngle).toBeGreaterThan(40)
    expect(hueAngle).toBeLessThan(80)
    expect(contrast ?? 0).toBeGreaterThanOrEqual(0)
  })

  it('orders the eight drawn skins from light to deep', { tags: ['long'] }, async () => {
    const depths: number[] = []
    for (const face of DRAWN_FACES) {
      const { typologyAngle } = await measure({ face })
      depths.push(SKIN_DEPTHS.indexOf(skinDepthOf(typologyAngle ?? NaN)))
    }
    expect(depths).toEqual(depths.toSorted((a, b) => a - b))
    expect(depths[0]).toBeLessThanOrEqual(1)
    expect(depths[7]).toBeGreaterThanOrEqual(6)
  })

  it('lies at the other side where the preview is a mirror', async () => {
    const plain = await measure()
    const mirrored = await measure({ mirrored: true })
    expect(mirrored.light).toBe('even')
    expect(Math.abs((mirrored.typologyAngle ?? 0) - (plain.typologyAngle ?? 99))).toBeLessThan(3)
  })

  it.each(
    everyNth(3, [
      ['a warm lamp', lit(1, 0.9, 0.78)],
      ['shade', lit(0.85, 0.93, 1)],
      ['half the light', lit(0.5, 0.5, 0.5)],
      ['a warm lamp and half the light', lit(0.5, 0.45, 0.39)],
      ['a greenish tube', lit(0.9, 1, 0.85)],
    ] as const),
  )('takes %s away again', async (_, light) => {
    const plain = await measure()
    const found = await measure({}, light)
    expect(found.light).toBe('even')
    expect(Math.abs((found.typologyAngle ?? 999) - (plain.typologyAngle ?? 0))).toBeLessThan(4)
    expect(Math.abs((found.hueAngle ?? 999) - (plain.hueAngle ?? 0))).toBeLessThan(4)
    expect(Math.abs((found.contrast ?? 999) - (plain.contrast ?? 0))).toBeLessThan(4)
  })

  it.each<readonly [string, string, Partial<SheetScene>, Light, string]>([
    ['a burnt sheet', 'clipped', {}, lit(1.6, 1.6, 1.6), ''],
    ['light from one side', 'two-lights', {}, SAME, shade(1, 0, 0.75)],
    ['a sheet in the shade', 'two-lights', {}, SAME, shade(0, 1, 0.5)],
    ['a lamp that colours everything', 'cast', {}, lit(1, 0.72, 0.4), ''],
    ['no sheet before a plain wall', 'no-edge', { paper: null }, SAME, ''],
    ['a white wall instead of a sheet', 'no-edge', { paper: null, wall: '#f0f0f0' }, SAME, ''],
    ['a white sheet before a white wall', 'no-edge', { wall: '#f1f1f1' }, SAME, ''],
    ['a red folder', 'no-sheet', { paper: '#c8322b' }, SAME, ''],
    ['a grey card, too dark for paper', 'no-sheet', { paper: '#6a6a6a' }, SAME, ''],
  ])('%s gives no value, and says why', async (_, problem, scene, light, over) => {
    expect(await measure(scene, light, over)).toMatchObject({
      light: problem,
      contrast: null,
      typologyAngle: null,
      hueAngle: null,
    })
  })

  it('with print on it, or held half out of its frame, is none', async () => {
    const stripes = Array.from(
      { length: 14 },
      (_, row) => `<rect x="452" y="${300 + row * 32}" width="300" height="16"/>`,
    )
    expect((await measure({}, SAME, stripes.join(''))).light).toBe('no-sheet')
    const sleeve = '<rect x="440" y="520" width="280" height="440" fill="#30506b"/>'
    expect((await measure({}, SAME, sleeve)).light).toBe('no-sheet')
  })
})
