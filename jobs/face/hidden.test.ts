import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { DRAWN_FACES, drawFace, type DrawnFace } from '#visagism/testing/drawn-face.ts'
import type { FaceFinder } from '#visagism/finder/finder.ts'
import { everyNth } from '#visagism/testing/long-test.ts'
import { nodeFinder } from './open-finder.ts'
import { readPhoto } from './read-photo.ts'

let finder: FaceFinder
beforeAll(async () => {
  finder = await nodeFinder()
})

/** A drawn face of 600 × 720 with something laid over it. */
async function hiddenOn(face: DrawnFace, over: string): Promise<readonly string[] | null> {
  const svg = drawFace(face).replace('</svg>', `${over}</svg>`)
  const { pixels } = await readPhoto(await sharp(Buffer.from(svg)).png().toBuffer())
  return finder.study(pixels, undefined, false).proposal?.hidden ?? null
}

const MASK = 'M185 380Q300 350 415 380Q420 470 385 510Q345 575 300 575Q255 575 215 510Q180 470 185 380Z'
const CAP = 'M150 290Q140 90 300 80Q460 90 450 290Q300 255 150 290Z'
const FULL_BEARD =
  'M180 400Q200 440 250 440Q300 430 350 440Q400 440 420 400Q425 500 385 540Q345 600 300 600Q255 600 215 540Q175 500 180 400Z'
const PHONE = '<rect x="215" y="430" width="170" height="290" rx="18" fill="#16181c"/>'
const cloth = (path: string, colour: string) => `<path d="${path}" fill="${colour}"/>`

describe.each(
  everyNth(
    3,
    DRAWN_FACES.map((face, at) => [at + 1, face] as const),
  ),
)('on skin %i of 8', (_, face) => {
  it('a plain face hides nothing', async () => expect(await hiddenOn(face, '')).toEqual([]))

  it.each([
    ['a white mask', cloth(MASK, '#f2f4f5')],
    ['a black mask', cloth(MASK, '#191919')],
    ['a blue mask', cloth(MASK, '#7fb4d6')],
    ['a phone before the chin', PHONE],
  ])('%s hides the chin', async (__, over) => {
    const hidden = await hiddenOn(face, over)
    // Nobody found is no measure either.
    expect(hidden === null || hidden.includes('chin')).toBe(true)
  })

  it('a cap on the brow hides the forehead, and a beard the chin', async () => {
    const capped = await hiddenOn(face, cloth(CAP, '#7d1f2b'))
    expect(capped === null || capped.includes('forehead')).toBe(true)
    const bearded = await hiddenOn(face, cloth(FULL_BEARD, face.skin < '#80' ? '#6d6762' : '#241812'))
    expect(bearded === null || bearded.includes('chin')).toBe(true)
  })
})
