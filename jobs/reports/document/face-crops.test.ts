import { describe, expect, test } from 'vitest'
import { FACE_SHAPES } from '#visagism/knowledge/axes.ts'
import { SEEN_PLACES, type SeenPlace } from '#visagism/observed/seen-places.ts'
import { drawPortrait } from '#visagism/portrait/views/portrait.ts'
import { FACE } from '#visagism/testing/test-people.ts'
import { cropDetail, headShare, levelsOfPhoto, levelsOfPortrait, placeDetail } from './face-crops.ts'
import type { PrintPhoto } from './photos.ts'

/** The visible part, in drawing units. */
function shown(place: SeenPlace, face: ReturnType<typeof levelsOfPortrait>, box: { width: number; height: number }) {
  const { scale, dy } = placeDetail(place, face, { x: 0, y: 0, ...box })
  return { top: -dy / scale, bottom: (box.height - dy) / scale }
}

describe.each(FACE_SHAPES)('details of a face: %s', (shape) => {
  const portrait = drawPortrait({ shape })
  const face = levelsOfPortrait(portrait)
  const { brow, eye, nose, mouth, chin } = portrait.landmarks

  test.each([
    { width: 153, height: 192 },
    { width: 210, height: 96 },
    { width: 330, height: 128 },
  ])('no edge runs through eyes or mouth in a plate of $width by $height', (box) => {
    for (const place of SEEN_PLACES) {
      const { top, bottom } = shown(place, face, box)
      for (const edge of [top, bottom]) {
        expect(edge < brow || edge > eye + (nose - eye) * 0.45).toBe(true)
        expect(edge < nose + (mouth - nose) * 0.6 || edge > mouth + (chin - mouth) * 0.4).toBe(true)
      }
    }
  })

  test.each([
    { width: 153, height: 192 },
    { width: 210, height: 96 },
    { width: 218, height: 192 },
    { width: 330, height: 128 },
  ])('at least half of a plate of $width by $height is head', ({ width, height }) => {
    const box = { x: 0, y: 0, width, height }
    for (const isTopBare of [false, true])
      for (const place of SEEN_PLACES)
        expect(headShare(face, box, placeDetail(place, { ...face, isTopBare }, box))).toBeGreaterThan(0.5)
  })
})

test('the top of a head without hair stands in the middle of its plate', () => {
  const face = { ...levelsOfPortrait(drawPortrait({ shape: 'redondo', crown: 'sem-fios' })), isTopBare: true }
  const { scale, dx } = placeDetail('cabelo', face, { x: 0, y: 0, width: 210, height: 192 })
  expect(face.middle * scale + dx).toBeCloseTo(105)
  expect(face.half * scale).toBeGreaterThan(60)
})

describe('details of a photo', () => {
  const photo = (width: number, height: number): PrintPhoto => ({
    slot: 'front',
    source: '',
    bytes: 0,
    width,
    height,
    scale: 1,
    ground: '#c9b29b',
    brightness: [],
  })
  const face = levelsOfPhoto(FACE)
  const box = { x: 0, y: 0, width: 153, height: 176 }

  test.each(SEEN_PLACES)('%s is shown of a photo that holds the head', (place) => {
    expect(cropDetail(place, photo(1200, 1600), FACE, box)).not.toBeNull()
  })

  test('a photo that ends under the chin is looked at closer, down to the chin still', () => {
    const short = photo(1200, Math.ceil(face.chin + (face.chin - face.nose) * 0.6))
    const usual = placeDetail('base', face, box)
    const crop = cropDetail('base', short, FACE, box)
    expect(crop?.scale).toBeGreaterThan(usual.scale)
    expect((box.height - (crop?.dy ?? 0)) / (crop?.scale ?? 1)).toBeGreaterThanOrEqual(face.chin)
    expect(short.height * (crop?.scale ?? 0) + (crop?.dy ?? 0)).toBeGreaterThanOrEqual(box.height - 1)
  })

  test('each detail stands by itself: one that the photo cuts through leaves the others', () => {
    const cut = photo(1200, Math.floor(face.chin - 4))
    expect(cropDetail('base', cut, FACE, box)).toBeNull()
    expect(cropDetail('olhos', cut, FACE, box)).not.toBeNull()
    expect(cropDetail('cabelo', cut, FACE, box)).not.toBeNull()
  })

  test('half of each is head', () => {
    for (const place of SEEN_PLACES)
      for (const width of [153, 218]) {
        const wide = { ...box, width }
        const crop = cropDetail(place, photo(1200, 1600), FACE, wide)
        expect(crop && headShare(face, wide, crop)).toBeGreaterThanOrEqual(0.5)
      }
  })
})
