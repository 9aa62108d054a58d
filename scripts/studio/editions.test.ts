/** A4, phone edition and reader hold the same sentences: reading one of them is enough. */
import { readFileSync } from 'node:fs'
import PDFDocument from 'pdfkit'
import { beforeAll, describe, expect, test } from 'vitest'
import { ReadingChapter } from '#contract/reader/reading.ts'
import { composeDocument, printedChapters } from '#jobs/reports/document/compose/compose-document.ts'
import { loadFonts } from '#jobs/reports/document/fonts.ts'
import type { Page, Pen } from '#jobs/reports/document/page.ts'
import { readHairSize } from '#jobs/reports/document/pages/hair-measure.ts'
import { printable } from '#jobs/reports/document/printable.ts'
import { readPages } from '#jobs/reports/document/testing/read-pages.ts'
import { composePhone } from '#jobs/reports/phone/compose-phone.ts'
import { contextFor } from '#jobs/reports/testing/page-context.ts'
import type { Chapter } from '#visagism/chapters/chapter.ts'
import { CARD_FACTS_TITLE } from '#visagism/chapters/salon-card.ts'
import type { Brief } from '#visagism/analysis/analysis.ts'
import { everyNth } from '#visagism/testing/long-test.ts'
import { STRANGERS } from '#visagism/testing/strangers/strangers.ts'
import { MARINA, PAULO, RUI } from '#visagism/testing/test-people.ts'
import { briefFrom, PersonFile } from './person-file.ts'

const withNote = (brief: Brief, observations: string): Brief => ({ ...brief, form: { ...brief.form, observations } })

const heard = JSON.parse(
  readFileSync(new URL('../../bench/hearing/people.json', import.meta.url), 'utf8'),
) as readonly {
  readonly id: string
  readonly person: unknown
}[]

const PEOPLE: readonly (readonly [string, Brief])[] = [
  ['a woman with marked points and a season', MARINA],
  ['a man with a beard', PAULO],
  ['somebody of whom only the test is known', RUI],
  [
    'who wrote of laser, growing out, nights and a scalp that hurts',
    withNote(
      MARINA,
      'Estou no meio do laser da barba. Estou deixando crescer e odeio a fase do meio. As entradas me incomodam. Durmo de dia, faço plantão noturno. Faço luzes há 4 meses. Meu couro cabeludo dói. Sou alérgica a amônia.',
    ),
  ],
  [
    'who wrote of dreads, a helmet, a pool and hair that falls',
    withNote(
      PAULO,
      'Tenho dreads há nove anos. Uso capacete o dia inteiro e suo muito. Nado todo dia na piscina. Não aguento cheiro forte. Meu cabelo está caindo. Tenho dermatite. Sou cadeirante. Treino todo dia. Tenho filho pequeno.',
    ),
  ],
  ...everyNth(30, STRANGERS).map(({ id, brief }) => [id, brief] as const),
  ...everyNth(30, heard).map(({ id, person }) => [id, briefFrom(PersonFile.parse(person), {})] as const),
]

/** Case and signs are the page's. */
const lettersOf = (text: string): string =>
  printable(text)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

const NOTHING = ['—', 'sem medida']

/** The first is drawn beside the hair, as a number and what follows it. */
const sizeOf = (cell: string): string[] => {
  if (!/^(?:frente|laterais|nuca|barba): /.test(cell)) return [cell]
  const { label, rest } = readHairSize(cell)
  return cell.startsWith('barba: ') ? [cell.slice('barba: '.length)] : [label, rest]
}

/** Tones with a code are shown: a swatch beside what each is for. */
const cellsOf = (columns: readonly string[], row: readonly string[]): string[] =>
  row
    .filter((_, at) => columns[at] !== 'Código' && !(columns[at] === 'Tom' && columns.includes('Código')))
    .flatMap((cell) => cell.split('; '))

/** Everything that says something. A title, a heading, a label and a motto frame what is said, and each edition has its own. */
const sentencesOf = ({ id, lead, sections, lists, avoid, tables, figures, signature, origin }: Chapter): string[] =>
  [
    lead,
    ...sections.flatMap(({ paragraphs }) => paragraphs),
    ...lists.flatMap(({ title, items }) =>
      items.flatMap(({ what, why }) => [what, ...(title === CARD_FACTS_TITLE ? why.split(/, | e /) : [why])]),
    ),
    ...avoid.flatMap(({ what, why }) => [what, why]),
    ...tables.flatMap(({ columns, rows, note = '' }) => [...rows.flatMap((row) => cellsOf(columns, row)), note]),
    // The card's says its three callouts, each beside its picture.
    ...figures.flatMap((figure) => (id === 'cartao' ? figure.caption.split('; ') : [figure.caption])),
    ...figures.flatMap((figure) => (figure.kind === 'seen' ? figure.details.map(({ caption }) => caption) : [])),
    signature?.words ?? '',
    origin,
  ]
    .flatMap(sizeOf)
    .filter((text) => text !== '' && !NOTHING.includes(text))

describe('what is said to one person stands in every edition', () => {
  let pen: Pen
  beforeAll(async () => {
    pen = new PDFDocument({ autoFirstPage: false })
    for (const [name, file] of await loadFonts()) pen.registerFont(name, file)
  })
  /** An element goes on overleaf; with a drawing's alternative text. */
  function wordsOn(pages: readonly Page[]): string {
    const elements = new Map<unknown, string[]>()
    for (const { tag, text } of readPages(pen, pages).flatMap(({ lines }) => lines)) {
      const said = elements.get(tag) ?? []
      elements.set(tag, said)
      said.push(text)
    }
    const alternatives = pages.flatMap(({ marks }) => marks.map(({ tag }) => tag?.alt ?? ''))
    return lettersOf([...elements.values(), alternatives].flat().join(' '))
  }

  test.each(PEOPLE)('%s', async (_, brief) => {
    const context = await contextFor(brief)
    const chapters = printedChapters(context)
    const heads = new Set(context.analysis.chapters.map(({ head }) => head))
    for (const [edition, said] of [
      ['A4', wordsOn(await composeDocument(context))],
      ['phone', wordsOn(await composePhone(context))],
    ] as const)
      for (const chapter of chapters) {
        // A line that leads to a page says its number, or its name.
        const missing = sentencesOf(chapter).filter((text) => !heads.has(text) && !said.includes(lettersOf(text)))
        expect({ edition, chapter: chapter.id, missing }).toEqual({ edition, chapter: chapter.id, missing: [] })
      }
    for (const chapter of context.analysis.chapters) {
      const read = ReadingChapter.parse(JSON.parse(JSON.stringify(chapter)))
      expect(sentencesOf({ ...chapter, ...read } as Chapter)).toEqual(sentencesOf(chapter))
    }
  })
})
