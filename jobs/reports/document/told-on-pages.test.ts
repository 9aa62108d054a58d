/** What was written for one person stands on the page that the letter names, on paper and on the phone. */
import PDFDocument from 'pdfkit'
import { describe, expect, test } from 'vitest'
import { answersOf, type Given } from '#visagism/answers/answers.ts'
import type { Brief } from '#visagism/analysis/analysis.ts'
import { readBrief } from '#visagism/reading/reading.ts'
import { MARINA, PAULO } from '#visagism/testing/test-people.ts'
import { composeDocument } from './compose/compose-document.ts'
import { loadFonts } from './fonts.ts'
import type { Page } from './page.ts'
import { printable } from './printable.ts'
import { readPages } from './testing/read-pages.ts'
import { composePhone } from '../phone/compose-phone.ts'
import { contextFor } from '../testing/page-context.ts'

const withNote = (brief: Brief, observations: string): Brief => ({ ...brief, form: { ...brief.form, observations } })

const TOLD: readonly (readonly [string, Brief])[] = [
  [
    'laser, growing out and corners',
    withNote(
      MARINA,
      'Estou no meio do laser da barba. Estou deixando crescer e odeio a fase do meio. As entradas me incomodam. Durmo de dia, faço plantão noturno. Faço luzes há 4 meses. Meu couro cabeludo dói.',
    ),
  ],
  [
    'dreads, a helmet, a pool and a treatment',
    withNote(
      PAULO,
      'Tenho dreads há nove anos. Uso capacete o dia inteiro e suo muito. Nado todo dia na piscina. Não aguento cheiro forte. Meu cabelo está caindo. Tenho dermatite. Sou cadeirante. Treino todo dia. Tenho filho pequeno.',
    ),
  ],
]

const letters = (text: string): string => printable(text).replace(/[^\p{L}\p{N}]/gu, '')

/** @param pages of one edition */
async function wordsOf(pages: readonly Page[]): Promise<string> {
  const pen = new PDFDocument({ autoFirstPage: false })
  for (const [name, file] of await loadFonts()) pen.registerFont(name, file)
  return letters(
    readPages(pen, pages)
      .flatMap(({ lines }) => lines.map(({ text }) => text))
      .join(' '),
  )
}

describe('what was written for one person', () => {
  test.each(TOLD)('is printed on both editions: %s', async (_, brief) => {
    const context = await contextFor(brief)
    const written = context.analysis.chapters.map(({ id }) => id)
    const given: readonly Given[] = answersOf(readBrief(brief), (id) => written.includes(id))
    const told = context.analysis.chapters.flatMap(({ id, sections }) =>
      sections.flatMap(({ paragraphs }) =>
        paragraphs.filter((text) =>
          given.some(({ chapter, words }) => chapter === id && words !== '' && text === words),
        ),
      ),
    )
    expect(told.length).toBeGreaterThan(5)
    for (const pages of [await composeDocument(context), await composePhone(context)]) {
      const words = await wordsOf(pages)
      expect(told.filter((text) => !words.includes(letters(text)))).toEqual([])
    }
  })
})
