import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { balanceColumns, flowHeight, flowParagraphs, takeColumns } from './flow.ts'
import { settingWith } from './setting.ts'
import { tagged } from './page.ts'
import { TYPE } from './type-styles.ts'

const setting = settingWith({ width: (text) => text.length * 5 })
const parent = tagged('Sect', null)
const paragraphs = fc.array(
  fc
    .array(fc.constantFrom('rosto', 'linha', 'queixo', 'de', 'a', 'cabelo'), { minLength: 1, maxLength: 40 })
    .map((words) => words.join(' ')),
  { minLength: 1, maxLength: 8 },
)
const flow = (texts: readonly string[]) => flowParagraphs(setting, texts, TYPE.body, 120, parent)

describe('columns', () => {
  test('balanced columns hold every line once and in order', () => {
    fc.assert(
      fc.property(paragraphs, fc.integer({ min: 1, max: 3 }), (texts, count) => {
        const lines = flow(texts)
        expect(balanceColumns(lines, count).columns.flat()).toEqual(lines)
      }),
    )
  })

  test('no column is taller than its room, and none ends on a line bound to the next', () => {
    fc.assert(
      fc.property(paragraphs, fc.integer({ min: 30, max: 200 }), (texts, room) => {
        const { columns, rest } = takeColumns(flow(texts), 2, room)
        for (const [index, column] of columns.entries()) {
          expect(flowHeight(column)).toBeLessThanOrEqual(room + 0.01)
          const isEnd = rest.length === 0 && columns.slice(index + 1).every((later) => later.length === 0)
          const endsEarly = !isEnd && column.length > 0
          expect(endsEarly && column.at(-1)?.bound).toBe(false)
        }
      }),
    )
  })

  test('no column ends inside a word', () => {
    const long = fc
      .array(fc.constantFrom('comprimento', 'atravessando', 'rosto', 'sobrancelhas', 'a'), {
        minLength: 6,
        maxLength: 40,
      })
      .map((words) => words.join(' '))
    fc.assert(
      fc.property(fc.array(long, { minLength: 1, maxLength: 4 }), fc.integer({ min: 60, max: 200 }), (texts, room) => {
        const { columns, rest } = takeColumns(flow(texts), 3, room)
        for (const column of columns) {
          const line = column.at(-1)?.line
          expect(line?.divides === true && line !== rest.at(0)?.line).toBe(false)
        }
      }),
    )
  })

  test('one line never stands alone in the last column', () => {
    fc.assert(
      fc.property(paragraphs, fc.integer({ min: 2, max: 3 }), (texts, count) => {
        const lines = flow(texts)
        const full = balanceColumns(lines, count).columns.filter((column) => column.length > 0)
        expect(full.length > 1 && full.at(-1)?.length === 1).toBe(false)
      }),
    )
  })

  test('a paragraph never leaves its first or last line alone', () => {
    const lines = flow(['rosto linha queixo cabelo '.repeat(4)])
    expect(lines.length).toBeGreaterThan(3)
    expect(lines.at(0)?.bound).toBe(true)
    expect(lines.at(-2)?.bound).toBe(true)
    expect(lines.at(-1)?.bound).toBe(false)
  })
})
