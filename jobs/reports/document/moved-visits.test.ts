/** A visit that a visagist moved stands on its new day in every edition, and on the old one in none. */
import PDFDocument from 'pdfkit'
import { describe, expect, it } from 'vitest'
import { Reading } from '#contract/reader/reading.ts'
import type { Brief } from '#visagism/analysis/analysis.ts'
import { DAY_MS, isoOf, openDay } from '#visagism/knowledge/agenda.ts'
import { dayAndMonth, shortDate } from '#visagism/knowledge/pt.ts'
import { MARINA, PAULO } from '#visagism/testing/test-people.ts'
import { composeDocument } from './compose/compose-document.ts'
import { loadFonts } from './fonts.ts'
import type { Page } from './page.ts'
import type { PageContext } from './page-context.ts'
import { printable } from './printable.ts'
import { readPages } from './testing/read-pages.ts'
import { composePhone } from '../phone/compose-phone.ts'
import { contextFor } from '../testing/page-context.ts'

async function linesOf(pages: readonly Page[]): Promise<string[]> {
  const pen = new PDFDocument({ autoFirstPage: false })
  for (const [name, file] of await loadFonts()) pen.registerFont(name, file)
  return readPages(pen, pages).flatMap(({ lines }) => lines.map(({ text }) => printable(text).trim()))
}
const printedOf = async (context: PageContext): Promise<string[][]> => [
  await linesOf(await composeDocument(context)),
  await linesOf(await composePhone(context)),
]
const screenOf = ({ analysis }: PageContext): string => JSON.stringify(Reading.shape.chapters.parse(analysis.chapters))

const on = (base: Brief, eventDate: string | null): Brief => ({
  ...base,
  at: '2026-11-28T12:00:00Z',
  form: { ...base.form, eventDate, observations: '', maintenanceLevel: 'Média' },
})

const cutsIn = ({ analysis }: PageContext): string[] =>
  analysis.calendar.flatMap(({ tasks }) => tasks.flatMap(({ id, at }) => (id === 'corte' ? [at] : [])))

async function moved(brief: Brief, place: number, days: number) {
  const before = await contextFor(brief)
  const cuts = cutsIn(before).filter((day) => day < (brief.form.eventDate ?? '9'))
  const at = cuts.at(place) ?? ''
  const to = isoOf(openDay(Date.parse(at) + days * DAY_MS, days < 0))
  return { before, now: await contextFor({ ...brief, visits: [{ care: 'corte', at, to }] }), at, to }
}

describe('a visit that was moved', { timeout: 120_000 }, () => {
  it.each([
    ['the first of a year', on(MARINA, null), 0, 6],
    ['the last before his day', on(PAULO, '2027-06-12'), -1, -3],
  ] as const)('is named by its new day on paper, phone and screen: %s', async (_, brief, place, days) => {
    const { now, at, to } = await moved(brief, place, days)
    const editions = [...(await printedOf(now)).map((lines) => lines.join(' ').replace(/\s+/g, ' ')), screenOf(now)]
    expect(editions.filter((words) => !words.includes(dayAndMonth(to)))).toEqual([])
    expect(editions.filter((words) => words.includes(dayAndMonth(at)))).toEqual([])
  })

  it('is drawn on its new day in the year of paper and phone, and in the row of the screen', async () => {
    const { before, now, at, to } = await moved(on(MARINA, null), 1, 3)
    const slashed = (iso: string) => `corte: ${shortDate(iso).replace(/\/\d{4}$/, '')}`
    const [[paper = [], phone = []], [paperWas = []]] = [await printedOf(now), await printedOf(before)]
    const more = (iso: string) => {
      const times = (lines: readonly string[]) => lines.filter((text) => text === String(Number(iso.slice(8)))).length
      return times(paper) - times(paperWas)
    }
    expect([more(to), more(at)]).toEqual([1, -1])
    for (const words of [phone.join(' '), screenOf(now)]) {
      expect(words).toContain(slashed(to))
      expect(words).not.toContain(slashed(at))
    }
  })
})
