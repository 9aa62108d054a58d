import { describe, expect, it } from 'vitest'
import type { Reading } from '#contract/reader/reading.ts'
import { readingOf } from '#pwa/reader/testing/reading.ts'
import { analyse } from '#visagism/analysis/analysis.ts'
import { traitsOf } from '#visagism/looks/portrait-of.ts'
import { MARINA } from '#visagism/testing/test-people.ts'
import { drawBand, drawHead } from './draw-face.ts'

type RevealSubject = Parameters<typeof drawHead>[0]

const face: Reading['face'] = { primary: 'coracao', headline: 'Coração', certainty: 'provável', named: [], gauges: [] }
const subject = (
  observed: Record<string, string> = {},
  thirds: [number, number, number] = [0.33, 0.33, 0.34],
): RevealSubject => {
  const [upper, middle, lower] = thirds
  return {
    person: { firstName: 'Marina', gender: 'Feminino' },
    evidence: { measures: { thirds: { upper, middle, lower } }, ownWidths: null },
    observed: Object.fromEntries(Object.entries(observed).map(([field, value]) => [field, { value }])),
    face,
  }
}
const names = ({ lines }: { lines: readonly { name: string }[] }) => lines.map(({ name }) => name)

describe('the drawn face', () => {
  it('has its lines from the top down, on the plate, whatever its thirds', () => {
    for (const thirds of [
      [0.28, 0.36, 0.36],
      [0.4, 0.3, 0.3],
    ] as [number, number, number][])
      for (const plate of [drawBand(subject({}, thirds)), drawHead(subject({}, thirds))]) {
        const places = plate.lines.map(({ at }) => at)
        expect(places).toEqual([...places].sort((a, b) => a - b))
        expect(Math.min(...places)).toBeGreaterThan(0.1)
        expect(Math.max(...places)).toBeLessThan(0.95)
      }
  })

  it('is the person as they are seen, with no cut tried on', () => {
    expect(drawHead(subject({ skin: 'retinta' })).svg).not.toBe(drawHead(subject({ skin: 'clara' })).svg)
    expect(names(drawBand(subject()))).toEqual(['sobrancelha', 'base do nariz'])
    expect(names(drawHead(subject()))).toEqual(['cabelo', 'sobrancelha', 'base do nariz', 'queixo'])
  })

  it('is on the phone the face that is on paper, by the person’s own widths', () => {
    const analysis = analyse(MARINA)
    const reading = readingOf(analysis)
    expect(traitsOf(reading).widths).toBeDefined()
    expect(traitsOf(reading)).toEqual(traitsOf(analysis))
    const general = { ...reading.evidence, ownWidths: null }
    expect(drawHead({ ...reading, evidence: general }).svg).not.toBe(drawHead(reading).svg)
  })

  it('draws no line of hair that is covered', () => {
    for (const covering of ['véu', 'turbante'])
      expect(names(drawHead(subject({ covering })))).toEqual(['sobrancelha', 'base do nariz', 'queixo'])
  })
})
