import { describe, expect, it } from 'vitest'
import { HAIR_TEXTURES } from '../../knowledge/axes.ts'
import { DRAWING_OF_CUT } from '../../cuts/drawings.ts'
import { lineLength, signedArea } from '../pen/curves.ts'
import { pointAt } from '../pen/points.ts'
import { cutOf } from '../hair/cuts.ts'
import { leavesTopBare } from '../person/person.ts'
import type { PortraitOptions } from '../views/portrait.ts'
import { hairLines, hairSilhouette } from './hair-outline.ts'

const of = (options: PortraitOptions) => hairSilhouette({ shape: 'oval', ...options })

/** Bare tops have no page on the photo. */
const TRACED = Object.entries(DRAWING_OF_CUT).filter(([, { cut }]) => !leavesTopBare(cutOf(cut ?? 'preso')))

describe('the outline of drawn hair', () => {
  it.each(TRACED)('%s is one calm area that leaves the face free', (_, wear) => {
    const { lines, holds, bounds } = of(wear)
    const outer = lines.filter((line) => Math.abs(signedArea(line)) > 3000)
    expect(outer.length).toBeGreaterThan(0)
    expect(outer.length).toBeLessThan(4)
    for (const [x, y] of [
      [0, 0],
      [-32, 0],
      [32, 0],
      [0, 40],
      [0, 90],
    ] as const)
      expect(holds([x, y])).toBe(false)
    expect(bounds && bounds.top < -90 && bounds.left < -40 && bounds.right > 40).toBe(true)
    for (const line of lines)
      expect(Math.max(...line.map((p, i) => lineLength([p, pointAt(line, (i + 1) % line.length)])))).toBeLessThan(8)
  })

  it('is of the hair alone: clothes, whites, brows and glasses change nothing', () => {
    const bare = of({ cut: 'bob' })
    const dressed = of({
      cut: 'bob',
      garment: { type: 'gola-alta', colour: '#5B1F2E' },
      greys: 'metade',
      glasses: 'redondo',
      earrings: 'argola',
      hairColour: '#87817B',
    })
    expect(dressed.d).toBe(bare.d)
  })

  it('has no hole where a band holds the hair', () => {
    expect(of({ cut: 'puff', texture: 'crespo' }).lines).toHaveLength(1)
  })

  it.each(['bob', 'medio', 'no-pescoco'] as const)('of hair cut on one line ends in one line: %s', (cut) => {
    for (const texture of ['liso', 'ondulado'] as const)
      for (const view of ['profile', 'back'] as const) {
        const { lines, bounds } = of({ cut, texture, view })
        const { left, right, bottom } = bounds ?? { left: 0, right: 0, bottom: 0 }
        const [from, to] = [left + 0.36 * (right - left), left + 0.72 * (right - left)]
        const points = lines.flat().filter(([x, y]) => y > bottom - 40 && x > from && x < to)
        const lowest = new Map<number, number>()
        for (const [x, y] of points) {
          const bin = Math.floor(x / 4)
          lowest.set(bin, Math.max(y, lowest.get(bin) ?? y))
        }
        const ends = [...lowest.values()]
        expect(ends.length).toBeGreaterThan(8)
        expect(Math.max(...ends) - Math.min(...ends), `${texture} ${view}`).toBeLessThan(4)
      }
  })

  it('takes the beard in where it is asked, in one line with the sideburns', () => {
    const person = { cut: 'crop', masculine: true, beard: 'cheia' } as const
    const [hair, both] = [of(person), hairSilhouette({ shape: 'oval', ...person }, { withBeard: true })]
    expect(hair.holds([0, 112])).toBe(false)
    expect(both.holds([0, 112])).toBe(true)
    expect(both.bounds?.bottom).toBeGreaterThan((hair.bounds?.bottom ?? 0) + 20)
  })

  it('is nothing on a bare head', () => {
    const { lines, d, bounds } = of({ cut: 'careca' })
    expect({ lines, d, bounds }).toEqual({ lines: [], d: '', bounds: null })
  })

  it.each(['profile', 'back'] as const)('is traced from the %s too', (view) => {
    expect(of({ cut: 'medio', view }).lines.length).toBeGreaterThan(0)
  })
})

describe('lines that flow with the hair', () => {
  it('are none where hair coils', () => {
    expect(hairLines({ shape: 'oval', cut: 'afro', texture: 'crespo' })).toEqual([])
  })

  it.each(HAIR_TEXTURES.filter((texture) => texture !== 'crespo'))('lie within it, %s', (texture) => {
    const options = { shape: 'oval', cut: 'medio', texture } as const
    const outline = hairSilhouette(options)
    const lines = hairLines(options, 50, outline)
    expect(lines.length).toBeGreaterThan(15)
    expect(lines.length).toBeLessThanOrEqual(50)
    expect(lines.flat().every(outline.holds)).toBe(true)
  })
})
