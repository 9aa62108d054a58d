import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Brief } from '../analysis/analysis.ts'
import { cases } from '../testing/long-test.ts'
import { BRIEF, MARINA, OBSERVED, PAULO } from '../testing/test-people.ts'
import { readBrief } from './reading.ts'
import { choosableFor, standsFor } from './choices.ts'
import { whyFirst, whyPart } from './why.ts'

const why = (brief: Brief) => whyFirst(readBrief(brief))

test('three measures with their place on the ruler, in words and never in deviations', () => {
  const { measures, cut } = why(MARINA)
  expect(cut).toBe(readBrief(MARINA).cuts[readBrief(MARINA).cuts.recommended].cut.name)
  expect(measures).toHaveLength(3)
  for (const { words, position } of measures) {
    expect(words).not.toMatch(/\bz\b|desvio/)
    expect(position).toBeGreaterThanOrEqual(0)
    expect(position).toBeLessThanOrEqual(1)
  }
})

test('an answer that asked for it is named, and not where the answer is another', () => {
  const low = why(MARINA).answers.map(({ words }) => words)
  expect(low.join(' ')).toContain('Baixa')
  const high = why({ ...MARINA, form: { ...MARINA.form, maintenanceLevel: 'Alta' } }).answers
  expect(JSON.stringify(high)).not.toContain('Baixa')
})

test('what was said is named with how many cuts it took out', () => {
  const said = why({ ...MARINA, form: { ...MARINA.form, observations: 'Não quero nada acima do ombro.' } })
  expect(said.answers[0]?.words).toMatch(/comprimento mínimo.*\d+ cortes saíram/i)
  expect(said.refused.some(({ why: reason }) => reason.startsWith('Foi dito'))).toBe(true)
})

test('nobody is told of a measure that was not taken, and no more than three of anything', () => {
  expect(why({ ...MARINA, marking: null }).measures).toEqual([])
  fc.assert(
    fc.property(BRIEF, OBSERVED, (brief, observed) => {
      const { measures, answers, refused } = why({ ...brief, observed })
      expect(Math.max(measures.length, answers.length)).toBeLessThanOrEqual(3)
      expect([...measures, ...answers].every(({ words }) => words.endsWith('.'))).toBe(true)
      expect(refused.every(({ cuts }) => cuts > 0)).toBe(true)
    }),
    { numRuns: cases(40, 2000) },
  )
})

test.each(['now', 'next', 'bold', 'fringe', 'frame', 'brow', 'beard'] as const)(
  '%s says why it is what it is, and another choice says its own reasons',
  (part) => {
    // She has no page of a beard, and he has.
    const brief = part === 'beard' ? PAULO : MARINA
    const engine = readBrief(brief)
    const lines = whyPart(engine, part, engine)
    expect(lines.length).toBeGreaterThan(1)
    expect(new Set(lines.map(({ name, words }) => name + words)).size).toBe(lines.length)
    expect(lines.every(({ words }) => /[.!]$/.test(words) && !words.includes('undefined'))).toBe(true)
    const other = choosableFor(engine, part).find(
      ({ id, refused }) => refused === null && id !== standsFor(engine, part),
    )
    const chosen = readBrief({ ...brief, choices: [{ part, chosen: other?.id ?? '' }] })
    expect(whyPart(chosen, part, engine)).not.toEqual(lines)
  },
)

test('a frame that was refused by what was said is counted among the reasons', () => {
  const r = readBrief({ ...MARINA, form: { ...MARINA.form, observations: 'Não quero franja de jeito nenhum.' } })
  expect(whyPart(r, 'fringe', r).find(({ name }) => name.startsWith('Fora: '))?.words).toMatch(/^Foi dito: sem franja/)
})
