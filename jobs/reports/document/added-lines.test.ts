/** A line that a visagist adds stands in every edition, on the card and in the app, wherever the desk lets her add it. */
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { Reading } from '#contract/reader/reading.ts'
import type { Analysis, Brief } from '#visagism/analysis/analysis.ts'
import { isCardChapter, type OwnLine, linePlacesOf, withOwnCard, withOwnLines } from '#visagism/analysis/lines.ts'
import { FACE, MARINA, PAULO } from '#visagism/testing/test-people.ts'
import { composeDocument } from './compose/compose-document.ts'
import { loadFonts } from './fonts.ts'
import type { Page } from './page.ts'
import { pointsOn, preparePhotos } from './photos.ts'
import type { PageContext } from './page-context.ts'
import { printable } from './printable.ts'
import { readPages } from './testing/read-pages.ts'
import { composePhone } from '../phone/compose-phone.ts'
import { contextFor } from '../testing/page-context.ts'

const letters = (text: string): string => printable(text).replace(/[^\p{L}\p{N}]/gu, '')

async function wordsOf(pages: readonly Page[]): Promise<string> {
  const pen = new PDFDocument({ autoFirstPage: false })
  for (const [name, file] of await loadFonts()) pen.registerFont(name, file)
  return letters(
    readPages(pen, pages)
      .flatMap(({ lines }) => lines.map(({ text }) => text))
      .join(' '),
  )
}

/** One line in every place of every chapter, each in words of its own. */
function added(analysis: Analysis): { now: Analysis; words: string[] } {
  const words: string[] = []
  let { salonCard } = analysis
  const chapters = analysis.chapters.map((chapter) => {
    const lines = linePlacesOf(chapter, salonCard).map(({ path, engine }): OwnLine => {
      const own = `Linha da visagista ${words.length} em ${chapter.id} ${path.replace(/[^a-z0-9]/giu, '')}`
      words.push(own)
      return { path, engine, words: own, added: String(words.length) }
    })
    if (!isCardChapter(chapter)) return withOwnLines(chapter, salonCard, lines)
    const [card, written] = withOwnCard(chapter, salonCard, lines)
    salonCard = card
    return written
  })
  return { now: { ...analysis, chapters, salonCard }, words }
}

/** With a photo, over which the guide has a page of its own. */
async function photographed(): Promise<Pick<PageContext, 'photos' | 'points'>> {
  const front = await sharp({ create: { width: 1200, height: 1600, channels: 3, background: '#c9b29b' } })
    .jpeg()
    .toBuffer()
  const photos = await preparePhotos({ front })
  return { photos, points: pointsOn(photos.front, { points: FACE, width: 1200, height: 1600 }) }
}

const withNote = (brief: Brief, observations: string): Brief => ({ ...brief, form: { ...brief.form, observations } })
const PEOPLE: readonly (readonly [string, Brief])[] = [
  ['of a woman', MARINA],
  ['of a man', PAULO],
  [
    'of a bride',
    withNote(
      { ...MARINA, form: { ...MARINA.form, makeup: 'Sim' } },
      'Caso no dia 12 de junho. Sou alérgica a amônia. Uso óculos.',
    ),
  ],
]

describe('a line that a visagist adds', () => {
  it.each(PEOPLE)('stands on paper, phone and screen: %s', { timeout: 60_000 }, async (_, brief) => {
    const context = await contextFor(brief)
    const { now, words } = added(context.analysis)
    expect(words.length).toBeGreaterThan(60)
    const edited = { ...context, ...(await photographed()), analysis: now }
    for (const pages of [await composeDocument(edited), await composePhone(edited)]) {
      const printed = await wordsOf(pages)
      expect(words.filter((own) => !printed.includes(letters(own)))).toEqual([])
    }
    const screen = JSON.stringify(Reading.shape.chapters.parse(now.chapters))
    expect(words.filter((own) => !screen.includes(own))).toEqual([])
  })
})
