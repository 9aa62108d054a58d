import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, it, vi } from 'vitest'
import { BRAND } from '#contract/brand.ts'
import { analyse } from '#visagism/analysis/analysis.ts'
import { MARINA } from '#visagism/testing/test-people.ts'
import { drawReport } from './compose/draw-report.ts'

it('opens in pdf.js without a complaint: pages, language, outline, tags and words', async () => {
  const { bytes, pageCount } = await drawReport({
    orderNumber: '7F3A9C21',
    analysis: analyse(MARINA),
    photos: {},
    marking: null,
    at: new Date('2026-11-20T12:00:00Z'),
    contact: { email: BRAND.supportEmail, site: 'https://rostoideal.com.br' },
  })
  const complaints = vi.spyOn(console, 'log').mockImplementation(() => {})
  const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const pdf = await getDocument({
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.WARNINGS,
    useSystemFonts: false,
  }).promise
  expect(pdf.numPages).toBe(pageCount)
  const { info } = await pdf.getMetadata()
  expect(info).toMatchObject({ Title: expect.stringContaining('Marina') as string, Language: 'pt-BR' })
  expect((await pdf.getOutline())?.length).toBeGreaterThan(20)
  expect(await pdf.getMarkInfo()).toEqual(
    new Map([
      ['Marked', true],
      ['UserProperties', false],
      ['Suspects', false],
    ]),
  )
  for (let n = 1; n <= pdf.numPages; n++) {
    const page = await pdf.getPage(n)
    const { items } = await page.getTextContent()
    expect(items.length).toBeGreaterThan(3)
    await page.getOperatorList()
  }
  expect(
    [...complaints.mock.calls, ...warnings.mock.calls]
      .flat()
      .filter((line) => !/standardFontDataUrl|canvas|Path2D|ImageData|DOMMatrix/i.test(String(line))),
  ).toEqual([])
  complaints.mockRestore()
  warnings.mockRestore()
}, 60_000)
