import { expect, it } from 'vitest'
import { analyse } from '#visagism/analysis/analysis.ts'
import type { Reading } from '#contract/reader/reading.ts'
import { shareCardOf } from './share-card.ts'
import { readingOf } from './testing/reading.ts'

const ORDER = '0198aaaa-0000-7000-8000-00007d12f0aa'
const seen = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value }]))

function reading(observed: Record<string, string> = {}): Reading {
  const analysis = analyse({
    person: { fullName: 'Marina Albuquerque', gender: 'Feminino' },
    form: { objective: 'Melhoria sutil', style: 'Clássico', observations: 'Sou alérgica a amônia.' },
    quiz: { faceShape: 'coracao', jaw: 'suave', objective: 'leveza' },
    at: '2026-11-20T12:00:00.000Z',
  })
  return readingOf(analysis, { observed: seen(observed), id: ORDER, orderId: ORDER })
}

it('says one sentence of the guide, what the hair is, and the month', () => {
  const guide = reading({ texture: 'crespo', greys: 'metade' })
  const card = shareCardOf(guide)
  expect(guide.chapters.flatMap(({ quotes }) => quotes)).toContain(card.sentence)
  expect(card).toMatchObject({ hair: 'crespo, com brancos', month: 'novembro de 2026' })
})

it('holds no name, no number, no face and nothing the person wrote', () => {
  const { field, ...said } = shareCardOf(reading({ texture: 'liso' }))
  expect(JSON.stringify(said)).not.toMatch(/Marina|Albuquerque|7D12F0AA|coração|alérgica|amônia/i)
  // Only hair: no skin, eyes or contour.
  expect(field.length).toBeGreaterThan(0)
})

it('claims nothing of hair that nobody described, and shows none that is covered', () => {
  expect(shareCardOf(reading()).hair).toBe('')
  const covered = shareCardOf(reading({ texture: 'crespo', hairColour: 'preto', covering: 'véu' }))
  expect(covered.hair).toBe('')
  expect(shareCardOf(reading({ texture: 'crespo', covering: 'não' })).hair).toBe('crespo')
  expect(covered.field).toEqual(shareCardOf(reading({ covering: 'véu' })).field)
})
