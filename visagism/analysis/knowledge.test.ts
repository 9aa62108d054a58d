import { describe, expect, test } from 'vitest'
import { ACCESSORIES } from '../advice/accessories.ts'
import { analyse } from './analysis.ts'
import { FACE_SHAPES } from '../knowledge/axes.ts'
import { BEARD, BEARD_IDS, BEARD_OF } from '../advice/beard.ts'
import { BROW_IDS, BROWS } from '../advice/brows.ts'
import { STYLES } from '../knowledge/form.ts'
import { FRINGE_IDS } from '../cuts/fringes.ts'
import { FRINGE } from '../hair/fringe.ts'
import { GLASSES, GLASSES_IDS } from '../advice/glasses.ts'
import { GLOSSARY, glossaryFor } from '../cuts/glossary.ts'
import { INTENTIONS, readIntention } from '../knowledge/intention.ts'
import { NECKLINE_IDS, NECKLINES } from '../advice/necklines.ts'
import { capital, count, degrees, list, longDate, lower, percent, ratio, shortDate } from '../knowledge/pt.ts'
import { citedSources, SOURCES } from '../knowledge/sources.ts'
import { readTemperament, TEMPERAMENTS } from '../knowledge/temperament.ts'
import { MARINA, PAULO, RUI } from '../testing/test-people.ts'

describe('the tables by shape', () => {
  const subjects = { FRINGE, BROWS, GLASSES, NECKLINES, ACCESSORIES, BEARD }

  test('each row has its basis, and no text serves two rows', () => {
    for (const [name, subject] of Object.entries(subjects)) {
      const texts = FACE_SHAPES.flatMap((shape) => {
        const { lead, quote, why, asSecond, basis } = subject.shapes[shape]
        expect(citedSources([basis]).length).toBe(basis.sources.length)
        return [lead, quote, ...why, asSecond]
      })
      expect({ name, distinct: new Set(texts).size }).toEqual({ name, distinct: texts.length })
    }
  })

  test('what can be drawn is in the vocabulary of its subject', () => {
    const known: [typeof FRINGE, readonly string[]][] = [
      [FRINGE, FRINGE_IDS],
      [BROWS, BROW_IDS],
      [GLASSES, GLASSES_IDS],
      [NECKLINES, NECKLINE_IDS],
      [BEARD, BEARD_IDS],
    ]
    for (const [subject, ids] of known)
      for (const shape of FACE_SHAPES) for (const pick of subject.shapes[shape].picks) expect(ids).toContain(pick.id)
    expect(Object.values(BEARD_OF).filter((id) => !BEARD_IDS.includes(id))).toEqual([])
  })
})

describe('sources', () => {
  test('are one row an id, and an address is a safe one', () => {
    expect(new Set(SOURCES.map((s) => s.id)).size).toBe(SOURCES.length)
    expect(SOURCES.filter((s) => s.url !== undefined && !s.url.startsWith('https://'))).toEqual([])
  })

  test('a report lists exactly what its chapters rest on', () => {
    for (const brief of [MARINA, PAULO, RUI]) {
      const { chapters, sources } = analyse(brief)
      const cited = new Set(chapters.flatMap((c) => c.bases.flatMap((b) => b.sources)))
      expect(sources.map((s) => s.id).sort()).toEqual([...cited].sort())
    }
  })
})

describe('intention and temperament', () => {
  test("the test's objective wins over the style", () => {
    expect(readIntention('autoridade', 'Despojado')).toEqual({ id: 'autoridade', from: 'teste' })
    expect(readIntention(null, 'Despojado')).toEqual({ id: 'leveza', from: 'estilo' })
  })

  test('the mix adds up to one and the intention is always heard', () => {
    for (const shape of FACE_SHAPES)
      for (const intention of INTENTIONS)
        for (const style of STYLES) {
          const { mix, first, second } = readTemperament(shape, intention, style)
          expect(mix.reduce((sum, part) => sum + part.share, 0)).toBeCloseTo(1, 9)
          expect(first).not.toBe(second)
          expect(mix.map((part) => part.id).sort()).toEqual([...TEMPERAMENTS].sort())
        }
    expect(readTemperament('redondo', 'leveza', 'Despojado').first).toBe('fleumatico')
    expect(readTemperament('quadrado', 'autoridade', 'Moderno').first).toBe('colerico')
  })
})

test('the glossary holds only words the pages use', () => {
  expect(glossaryFor(['Um pixie.']).map((e) => e.term)).toEqual(['Pixie'])
  expect(glossaryFor([])).toEqual([])
  expect(glossaryFor(['O queixo tem base reta', 'sem ponta nem base reta'])).toEqual([])
  expect(glossaryFor(['Long bob de base reta.']).map((e) => e.term)).toContain('Base reta')
  expect(new Set(GLOSSARY.map((e) => e.term)).size).toBe(GLOSSARY.length)
})

test('Portuguese in numbers, dates and lists', () => {
  expect([ratio(1.408), percent(0.317), degrees(132.6)]).toEqual(['1,41', '32\u00a0%', '133°'])
  expect([shortDate('2026-03-09T23:00:00Z'), longDate('2026-03-09'), shortDate('logo')]).toEqual([
    '9/3/2026',
    '9 de março de 2026',
    'logo',
  ])
  expect([list(['a']), list(['a', 'b']), list(['a', 'b', 'c'], 'ou'), list([])]).toEqual([
    'a',
    'a e b',
    'a, b ou c',
    '',
  ])
  expect([capital('água'), lower('Égua'), count(1, 'mês', 'meses'), count(3, 'mês', 'meses')]).toEqual([
    'Água',
    'égua',
    '1 mês',
    '3 meses',
  ])
})
