import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { breakLines, type Line } from './break-lines.ts'
import type { Metrics } from './metrics.ts'
import { TYPE } from './type-styles.ts'

/** Lines can be counted by eye. */
const metrics: Metrics = { width: (text) => text.length * 5 }
const textOf = (line: Line) => line.runs.map((run) => run.text).join('')
const set = (text: string, width: number, options = {}) => breakLines(text, TYPE.body, width, metrics, options)

describe('lines of a paragraph', () => {
  test('no line is wider than its measure, whatever the words', () => {
    const word = fc.string({ unit: fc.constantFrom(...Array.from('aeiouclmnrstvã-/')), minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(
        fc.array(word, { maxLength: 40 }),
        fc.integer({ min: 20, max: 300 }),
        fc.boolean(),
        (words, width, balanced) => {
          for (const line of set(words.join(' '), width, { balanced, indent: 10 }))
            expect(line.width + line.indent).toBeLessThanOrEqual(Math.max(width, 15) + 0.01)
        },
      ),
    )
  })

  test('the words come out in order and complete', () => {
    const text = 'A testa abre o rosto; o queixo o conclui com delicadeza e a mandíbula acompanha'
    expect(set(text, 90, { hyphens: false }).map(textOf).join(' ')).toBe(text)
  })

  test('a divided word says so, and loses no letter', () => {
    const lines = set('proporcionalmente proporcionalmente', 60)
    expect(lines.some((line) => line.divides)).toBe(true)
    expect(lines.at(-1)?.divides).toBe(false)
    expect(lines.map(textOf).join('').replaceAll(' ', '')).toBe('proporcionalmente'.repeat(2))
  })

  test('a word of 120 letters is cut, not lost', () => {
    const lines = set('x'.repeat(120), 100).map(textOf)
    expect(lines.join('')).toBe('x'.repeat(120))
    expect(lines.every((line) => line.length <= 20)).toBe(true)
  })

  test('balanced lines are of nearly one length', () => {
    const widths = set('três caminhos para o seu cabelo', 115, { balanced: true }).map((line) => line.width)
    expect(widths).toHaveLength(2)
    expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(40)
  })

  test('an empty text has no lines', () => {
    expect(set('   ', 100)).toEqual([])
  })
})
