import { expect, it } from 'vitest'
import { drawingWords } from './drawing-words.ts'

const face = {
  primary: 'coracao',
  headline: 'Coração, com traços de oval',
  certainty: 'entre duas',
  named: [
    { shape: 'coracao', name: 'Coração' },
    { shape: 'oval', name: 'Oval' },
  ],
  gauges: [],
} as const
const drawing = (thirds: { upper: number; middle: number; lower: number } | null) =>
  drawingWords({
    face: { ...face, named: [...face.named], gauges: [] },
    evidence: { measures: thirds && { thirds }, ownWidths: null },
  })

it('calls the drawing of somebody who was never measured a drawing of the shape, not a portrait', () => {
  expect(drawing(null)).toContain('Um desenho do formato coração: não é o seu retrato')
  expect(drawing(null)).toContain('a pele e o cabelo são neutros')
  expect(drawing(null)).not.toMatch(/proporç|contorno|terços/)
})

it('speaks of measured thirds only where they were measured', () => {
  expect(drawing({ upper: 0.3, middle: 0.35, lower: 0.35 })).toContain('com os terços medidos na sua foto')
})
