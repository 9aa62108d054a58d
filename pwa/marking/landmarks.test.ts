import { describe, expect, it } from 'vitest'
import { checkMarking } from '#visagism/face/measure.ts'
import { HANDLES, type HandleName, toMarked } from './handles.ts'
import { MESH, pointsFromLandmarks } from './landmarks.ts'
import { startPoints } from './start-points.ts'

const photo = { width: 1200, height: 1600 }
const face = startPoints(photo)

/** A mesh as the model answers it: 478 landmarks, those we read where a real face would have them. */
function mesh(change: Partial<Record<HandleName, { x: number; y: number }>> = {}) {
  const all = Array.from({ length: 478 }, () => ({ x: 0.5, y: 0.5, z: 0 }))
  for (const [name, index] of Object.entries(MESH)) {
    const known = HANDLES.find((handle) => handle === name) ?? 'chin'
    const { x, y } = change[known] ?? face[known]
    all[index] = { x: x / photo.width, y: y / photo.height, z: 0 }
  }
  // The mesh's own top, somewhat under the hair.
  all[10] = { x: 0.5, y: (face.hairline.y + 20) / photo.height, z: 0 }
  return all
}

describe('points proposed by a model of the face', () => {
  it('stand where the mesh has them, in the pixels of the photo', () => {
    const proposal = pointsFromLandmarks(mesh(), photo)
    for (const name of HANDLES.filter((handle) => handle !== 'hairline')) {
      expect(proposal?.points[name].x).toBeCloseTo(face[name].x)
      expect(proposal?.points[name].y).toBeCloseTo(face[name].y)
    }
  })

  it('leave the hairline, which no mesh can see, to the person: estimated above the brows, not placed', () => {
    const proposal = pointsFromLandmarks(mesh(), photo)
    expect(proposal?.sure).toHaveLength(HANDLES.length - 1)
    expect(proposal?.sure).not.toContain('hairline')
    const { hairline, browLine, chin } = proposal?.points ?? face
    const upper = (browLine.y - hairline.y) / (chin.y - hairline.y)
    expect(upper).toBeGreaterThan(0.25)
    expect(upper).toBeLessThan(0.4)
  })

  it('make a face that can be measured, also when the head is tilted', () => {
    const turn = (15 * Math.PI) / 180
    const tilted = Object.fromEntries(
      HANDLES.map((name) => {
        const [x, y] = [face[name].x - 600, face[name].y - 700]
        return [
          name,
          { x: 600 + x * Math.cos(turn) - y * Math.sin(turn), y: 700 + x * Math.sin(turn) + y * Math.cos(turn) },
        ]
      }),
    )
    for (const answer of [mesh(), mesh(tilted)]) {
      const proposal = pointsFromLandmarks(answer, photo)
      expect(proposal && checkMarking(toMarked({ points: proposal.points, placed: [...HANDLES] }), photo)).toEqual([])
    }
  })

  it.each([
    ['no face', null],
    ['an empty answer', []],
    ['half a mesh', mesh().slice(0, 200)],
    ['a chin outside the photo', mesh({ chin: { x: 600, y: 1900 } })],
    ['a cheekbone that is no number', mesh({ cheekboneLeft: { x: Number.NaN, y: 10 } })],
  ])('are none for %s', (_, answer) => {
    expect(pointsFromLandmarks(answer, photo)).toBeNull()
  })
})
