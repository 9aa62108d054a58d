import { expect, it } from 'vitest'
import { analyse } from '#visagism/analysis/analysis.ts'
import { cutAt, findInReading, fold, stretchesOf } from './find-in-reading.ts'
import { readingOf } from './testing/reading.ts'

const analysis = analyse({
  person: { fullName: 'Marina Albuquerque', gender: 'Feminino' },
  form: { objective: 'Melhoria sutil', style: 'Clássico' },
  quiz: {
    faceShape: 'coracao',
    jaw: 'suave',
    forehead: 'maior',
    cheekbones: 'moderadas',
    faceLength: 'medio',
    style: 'classico',
    objective: 'sofisticacao',
  },
  at: '2026-11-20T12:00:00.000Z',
})
const reading = readingOf(analysis)

it('finds words whatever their accents and case, and shows them as they are written', () => {
  const [first] = findInReading(reading, 'oculos')
  expect(first?.match).toMatch(/^[óÓ]culos$/)
  expect(findInReading(reading, 'ÓCULOS')).toEqual(findInReading(reading, 'oculos'))
})

it('finds in every kind of text, each hit at a place the page has', () => {
  const places = new Set(reading.chapters.flatMap(stretchesOf).map(({ anchor }) => anchor))
  const hits = findInReading(reading, 'queixo')
  expect(hits.length).toBeGreaterThan(5)
  for (const { anchor, before, match, after } of hits) {
    expect(places.has(anchor)).toBe(true)
    expect(fold(match)).toBe('queixo')
    expect((before + match + after).length).toBeLessThan(120)
  }
})

it('asks for two letters at least, and says when there is nothing', () => {
  expect(findInReading(reading, 'a')).toEqual([])
  expect(findInReading(reading, 'hipopótamo')).toEqual([])
})

it('marks every place of the words and loses no letter', () => {
  const text = 'A maçã do rosto, a maca do hospital.'
  expect(cutAt(text, 'maça')).toEqual(['A ', 'maçã', ' do rosto, a ', 'maca', ' do hospital.'])
  expect(cutAt(text, '')).toEqual([text])
})
