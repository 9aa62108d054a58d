import { describe, expect, it } from 'vitest'
import { FACE_SHAPES } from '#visagism/knowledge/axes.ts'
import { cutOf, DRAWN_CUTS, type DrawnCutId } from '#visagism/portrait/hair/cuts.ts'
import { drawPortrait } from '#visagism/portrait/views/portrait.ts'
import { PLATE_WIDTH } from './grid.ts'
import { placePortrait } from './plate.ts'

const isCut = (id: string): id is DrawnCutId => id in DRAWN_CUTS

describe('the plate of a head', () => {
  const cuts = Object.keys(DRAWN_CUTS).filter(isCut)

  // The curliest texture is tallest.
  it.each(cuts)('holds hairline and chin whatever the hair does over them: %s', (cut) => {
    const texture = cutOf(cut).textures.at(-1) ?? 'liso'
    for (const shape of FACE_SHAPES) {
      const portrait = drawPortrait({ cut, shape, texture, overlay: 'contorno' })
      for (const [width, height] of [
        [PLATE_WIDTH, 216],
        [PLATE_WIDTH, 236],
        [PLATE_WIDTH, 352],
        [PLATE_WIDTH, 390],
        [165, 180],
      ] as const) {
        const box = { x: 0, y: 50, width, height }
        const { scale, dy } = placePortrait(portrait, box, 'head')
        const { hair, chin } = portrait.landmarks
        expect([shape, hair * scale + dy > box.y + 15]).toEqual([shape, true])
        expect([shape, (chin + 8) * scale + dy < box.y + height]).toEqual([shape, true])
      }
    }
  })
})
