import { describe, expect, it } from 'vitest'
import { FACE_SHAPES } from '../../knowledge/axes.ts'
import { buildFace, type DrawnThirds } from './face.ts'
import { HAIRLINES } from './hairline.ts'
import { faceOutline, visibleContour, visibleWidthAt } from './outline.ts'
import { CAMERA_SLOTS, cameraOutline } from '../views/silhouettes.ts'
import { drawPortrait } from '../views/portrait.ts'

function corners(d: string): (readonly [number, number])[] {
  return [...d.matchAll(/(?:M|C[-\d. ]+ )(-?[\d.]+) (-?[\d.]+)(?=[CLZ]|$)/g)].map(([, x, y]) => [Number(x), Number(y)])
}
const top = (d: string) => Math.min(...corners(d).map(([, y]) => y))
const bottom = (d: string) => Math.max(...corners(d).map(([, y]) => y))

describe('the contour of a face', () => {
  it('runs from the hairline to the chin of every shape', () => {
    for (const shape of FACE_SHAPES) {
      const { hair, chin } = drawPortrait({ shape }).landmarks
      expect(Math.abs(top(faceOutline(shape)) - hair)).toBeLessThan(2.5)
      expect(Math.abs(bottom(faceOutline(shape)) - chin)).toBeLessThan(2.5)
    }
  })

  it('rises with the hairline of a tall forehead and leaves the eyes where they were', () => {
    const tall: DrawnThirds = [38, 31, 31]
    const even: DrawnThirds = [1, 1, 1]
    expect(top(faceOutline('oval', tall))).toBeLessThan(top(faceOutline('oval', even)) - 8)
    expect(drawPortrait({ thirds: tall }).landmarks.eye).toBe(0)
  })

  it('is closed and the same on both sides', () => {
    for (const shape of FACE_SHAPES)
      for (const hairline of HAIRLINES) {
        const d = visibleContour(buildFace({ shape }), hairline)
        expect(d.endsWith('Z')).toBe(true)
        const xs = corners(d).map(([x]) => x)
        expect(Math.abs(Math.max(...xs) + Math.min(...xs)), `${shape} ${hairline}`).toBeLessThan(1)
      }
  })

  it('tells the shapes apart by the widths they are named for', () => {
    const width = (shape: (typeof FACE_SHAPES)[number], at: 'forehead' | 'cheek' | 'jaw') => {
      const face = buildFace({ shape })
      const y = { forehead: -40, cheek: face.measures.yCheek + 6, jaw: face.measures.yJaw }[at]
      return visibleWidthAt(face, 'redonda', y)
    }
    expect(width('triangulo', 'jaw')).toBeGreaterThan(width('triangulo', 'forehead'))
    expect(width('coracao', 'forehead')).toBeGreaterThan(width('coracao', 'jaw'))
    expect(width('diamante', 'cheek')).toBeGreaterThan(width('diamante', 'forehead') + 15)
    expect(width('diamante', 'cheek')).toBeGreaterThan(width('diamante', 'jaw') + 15)
    expect(width('quadrado', 'jaw') / width('quadrado', 'cheek')).toBeGreaterThan(0.9)
  })
})

describe('the camera overlay', () => {
  it('offers an outline for every photograph, and mirrors the two sides', () => {
    for (const slot of CAMERA_SLOTS) expect(cameraOutline(slot)).toMatch(/^M[-\d. MLCZ]+$/)
    const left = corners(cameraOutline('side_left'))
    const right = corners(cameraOutline('side_right'))
    // Rounding is asymmetrical around zero.
    expect(right.length).toBe(left.length)
    right.forEach(([x, y], i) => {
      expect(Math.abs(x + (left[i]?.[0] ?? 0))).toBeLessThan(0.11)
      expect(y).toBe(left[i]?.[1])
    })
  })
})
