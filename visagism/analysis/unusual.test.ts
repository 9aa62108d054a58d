import { describe, expect, test } from 'vitest'
import { FACE_SHAPES } from '../knowledge/axes.ts'
import { MARINA, PAULO } from '../testing/test-people.ts'
import { analyse, type Brief } from './analysis.ts'
import { unusualIn } from './unusual.ts'

const plain = (brief: Brief): Brief => ({ ...brief, quiz: null, form: { ...brief.form, observations: '' } })
const of = (brief: Brief) => unusualIn(analyse(brief), brief)

describe('chapters by how unusual they are for the shape', () => {
  test.each(FACE_SHAPES)('most of a %s guide is like others’, and what is not says why', (shape) => {
    const brief: Brief = { ...plain(MARINA), confirmation: { shape, by: 'Rosa', at: MARINA.at } }
    const found = of(brief)
    expect(found.length).toBeLessThan(analyse(brief).chapters.length / 2)
    for (const { why } of found)
      expect(why).toMatch(/^(?:Responde ao que foi dito|\d+ de \d+ conselhos? (?:é raro|são raros) num rosto )/)
    expect(new Set(found.map(({ chapter }) => chapter)).size).toBe(found.length)
  })

  test('what answers their note comes first', () => {
    const brief: Brief = { ...plain(PAULO), form: { ...PAULO.form, observations: 'O meu nariz me incomoda muito.' } }
    const isAnswer = ({ why }: { why: string }) => why.startsWith('Responde')
    expect(of(plain(PAULO)).filter(isAnswer)).toEqual([])
    const found = of(brief)
    expect(found.filter(isAnswer).map(({ chapter }) => chapter)).toContain('oculos')
    expect(found.map(isAnswer)).toEqual(found.map(isAnswer).sort((x, y) => Number(y) - Number(x)))
  })

  test('is the same each time', () => {
    expect(of(MARINA)).toEqual(of(MARINA))
  })
})
