import { describe, expect, test } from 'vitest'
import { FACE_SHAPES } from '#visagism/axes.ts'
import { SEEN_PLACES, type SeenPlace } from '#visagism/chapter.ts'
import { drawPortrait } from '#visagism/portrait/portrait.ts'
import { headShare, levelsOfPortrait, placeDetail } from './face-crops.ts'

/** What a crop shows, in drawing units. */
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
