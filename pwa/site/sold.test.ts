import { describe, expect, it } from 'vitest'
import { COMPARISON } from '#pwa/quiz/content/comparison.ts'
import { MORE_BENEFITS_HELD } from '#pwa/quiz/content/more-benefits.ts'
import { BENEFITS_HELD, MORE_COUNT, PLAN } from '#pwa/quiz/content/result-rest.ts'
import { RECEIVED_HELD } from '#pwa/sales/content.ts'
import { reportOutline, soldBeyondReport } from '#visagism/chapters/outline.ts'
import { COLOURS_HELD } from './content/colour-analysis.ts'
import { FACIAL_HELD } from './content/facial-analysis.ts'
import type { HeldLine } from '#pwa/frame/held-lines.ts'
import { REPORT_SUMMARY } from '#pwa/frame/report-summary.ts'
import { STYLE_HELD } from './content/style-consulting.ts'
import { builtPaths, renderPage } from '#pwa/public/render.tsx'

const LISTS: readonly (readonly [string, readonly HeldLine[]])[] = [
  ['the result of the test', [...BENEFITS_HELD, ...MORE_BENEFITS_HELD]],
  ['the sales page', RECEIVED_HELD],
  ['the facial analysis', FACIAL_HELD],
  ['the colour analysis', COLOURS_HELD],
  ['the style consulting', STYLE_HELD],
]
const outline = new Map(reportOutline().map((chapter) => [chapter.id, chapter]))

describe.each(LISTS)('the list of %s', (_, lines) => {
  it('names chapters that every report holds, in one form or another', () => {
    const lost = lines.filter(([id]) => {
      const chapter = outline.get(id)
      return !chapter || !(chapter.always || chapter.otherwise)
    })
    expect(lost).toEqual([])
    expect(new Set(lines.map(([, text]) => text)).size).toBe(lines.length)
  })

  it('sells nothing else', () => {
    expect(lines.flatMap(([, text]) => soldBeyondReport(text))).toEqual([])
  })
})

it('the result counts what it unfolds', () => {
  expect(MORE_BENEFITS_HELD).toHaveLength(MORE_COUNT)
})

it('the comparison and the plan of the result sell no more than a report holds', () => {
  expect(soldBeyondReport([...COMPARISON.rows.flat(), ...PLAN].join('. '))).toEqual([])
})

it('the summary is the outline’s, in its order', () => {
  expect(REPORT_SUMMARY.map(({ id }) => id)).toEqual([
    'forma',
    'cabelo',
    'sobrancelhas',
    'oculos',
    'decotes',
    'cores',
    'cuidados',
    'cartao',
  ])
})

it.each(builtPaths)('%s sells no makeup, and a season only as what a visagist may set', async (path) => {
  const { head, body } = await renderPage(path)
  // Instructions are not promises.
  const text = `${head} ${body.replace(/<[^>]*>/g, ' ')}`.replace(/(sem|com pouca ou nenhuma|óculos ou) maquiagem/g, '')
  expect(soldBeyondReport(text)).toEqual([])
})

it('the home page shows the summary, and no page that differs from report to report', async () => {
  const { body } = await renderPage('/')
  for (const { title, promise } of REPORT_SUMMARY) {
    expect(body).toContain(title)
    expect(body).toContain(promise)
  }
  expect(body).not.toContain('página </span>')
})
