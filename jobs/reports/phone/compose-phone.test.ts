import { describe, expect, test } from 'vitest'
import { type Brief } from '#visagism/analysis/analysis.ts'
import { chapterTexts, type Chapter } from '#visagism/chapters/chapter.ts'
import { MARINA, PAULO, RUI } from '#visagism/testing/test-people.ts'
import { printedChapters } from '../document/compose/compose-document.ts'
import { printable } from '../document/printable.ts'
import type { Pen, Page, Tag } from '../document/page.ts'
import { composePhone } from './compose-phone.ts'
import { EDGE, SCREEN } from './screen.ts'
import { contextFor } from '../testing/page-context.ts'
import { CARD_FACTS_TITLE } from '#visagism/chapters/salon-card.ts'
import { everyNth } from '#visagism/testing/long-test.ts'

type Drawn = {
  readonly text: string
  readonly size: number
  readonly x: number
  readonly y: number
  readonly tag: Tag | null
}

function written(sheet: Page): Drawn[] {
  const drawn: Drawn[] = []
  let tag: Tag | null = null
  let size = 0
  const pen: unknown = new Proxy(
    {},
    {
      get: (_, method) => {
        if (method === 'font') return (__: string, given: number) => ((size = given), pen)
        if (method === 'widthOfString') return (text: string) => text.length * size * 0.5
        if (method === 'text')
          return (text: string, x: number, y: number) => (drawn.push({ text, size, x, y, tag }), pen)
        return () => pen
      },
    },
  )
  for (const mark of sheet.marks) {
    tag = mark.tag
    mark.draw(pen as Pen)
  }
  return drawn
}

/** Ignores line ends and hyphens. */
const squash = (text: string) => printable(text).replace(/[\s\u00ad-]/g, '')

const isUnder = (tag: Tag | null, roles: readonly string[]): boolean =>
  tag !== null && (roles.includes(tag.role) || isUnder(tag.parent, roles))

/** Drawn rows replace some column headings. */
const DRAWN_TABLES: readonly Chapter['id'][] = ['rosto-medido', 'cores', 'fontes', 'cabelo']

function expectedTexts(chapter: Chapter): string[] {
  const [table] = chapter.tables
  const heads = table && DRAWN_TABLES.includes(chapter.id) ? table.columns : []
  const isCard = chapter.id === 'cartao'
  return chapterTexts({
    ...chapter,
    tables: chapter.tables.map((one, at) => ({
      ...one,
      title: isCard ? '' : one.title,
      columns: at === 0 && heads.length > 0 ? [] : one.columns,
      rows: one.rows.map((row) => row.map((cell) => (cell === '—' ? '' : cell.replace(/\.$/, '')))),
    })),
    // A band of the card, under the headings of its groups.
    lists: chapter.lists.map((one) => (one.title === CARD_FACTS_TITLE ? { ...one, title: '' } : one)),
    figures: isCard ? [] : chapter.figures,
  }).filter((text) => text !== '')
}

/** First column headings mean nothing alone above a list. */
const firstHeads = (chapters: readonly Chapter[]): string[] => {
  const headings = chapters.flatMap(({ id, head, lists, sections, tables }) => [
    head,
    ...[...lists, ...tables].map(({ title }) => title),
    ...sections.map(({ heading }) => heading),
    ...tables.flatMap(({ rows }) => rows.map(([name = '']) => name)),
    ...(id === 'cartao' ? tables.flatMap(({ columns }) => columns) : []),
  ])
  return chapters
    .filter(({ id }) => !DRAWN_TABLES.includes(id) && id !== 'cartao')
    .flatMap(({ tables }) => tables.map(({ columns }) => columns[0] ?? ''))
    .filter((head) => head !== '' && !headings.includes(head))
}

const HOSTILE: Brief = {
  ...RUI,
  person: { ...RUI.person, fullName: 'A'.repeat(120) },
  form: { ...RUI.form, observations: `${'x'.repeat(120)} ${'sou alérgico a <b>%s</b> 😀 '.repeat(60)}`.slice(0, 2000) },
}

describe.each(
  everyNth(3, [
    ['somebody whose name and note are hostile', HOSTILE],
    ['a woman with marked points', MARINA],
    ['a man with a beard', PAULO],
    ['somebody of whom only the test is known', RUI],
  ] as const),
)('the phone edition for %s', (_, brief) => {
  test('says every text of the analysis, and none of its paragraphs twice', async () => {
    const context = await contextFor(brief)
    const sheets = await composePhone(context)
    const said = squash(
      sheets
        .flatMap(written)
        .map(({ text }) => text)
        .join(' '),
    )
    const chapters = printedChapters(context)
    const texts = chapters.flatMap(expectedTexts)
    expect(texts.filter((text) => !said.includes(squash(text)))).toEqual([])
    const alone = sheets.flatMap(written).map(({ text }) => text.trim())
    expect(alone.filter((text) => text === '—' || firstHeads(chapters).includes(text))).toEqual([])
    const paragraphs = chapters
      .flatMap(({ lead, sections }) => [lead, ...sections.flatMap((section) => section.paragraphs)])
      .filter(({ length }) => length > 60)
    expect(paragraphs.filter((paragraph) => said.split(squash(paragraph)).length !== 2)).toEqual([])
  })

  test('fits its pages and is read without zooming: nothing under 16 points but captions', async () => {
    const sheets = await composePhone(await contextFor(brief))
    const beyond = sheets.flatMap((sheet) => {
      const { height = SCREEN.height } = sheet.options
      return written(sheet).filter(({ x, y }) => y < 8 || y > height - 24 || x < EDGE - 4)
    })
    expect(beyond).toEqual([])
    const drawn = sheets.flatMap(written)
    const read = drawn.filter(({ tag }) => tag !== null && !isUnder(tag, ['Caption', 'Figure']))
    expect(read.filter(({ size }) => size < 16)).toEqual([])
  })

  test('is some two pages a chapter, none much taller than a phone, none half empty inside a chapter', async () => {
    const context = await contextFor(brief)
    const sheets = await composePhone(context)
    expect(sheets.length).toBeLessThanOrEqual(Math.ceil(printedChapters(context).length * 3.1))
    const { height: tall } = SCREEN
    expect(sheets.filter(({ options: { height = tall } }) => height > tall * 1.2 || height < tall * 0.6)).toEqual([])
    const inner = sheets.filter(
      ({ options }, at) => options.head !== 'Sumário' && options.head === sheets[at + 1]?.options.head,
    )
    const isHalfEmpty = (sheet: Page) => Math.max(...written(sheet).map(({ y }) => y)) < tall * 0.55
    expect(inner.filter(isHalfEmpty).map(({ options }) => options.head)).toEqual([])
  })

  test('turns no page in the middle of a sentence', async () => {
    const pages = (await composePhone(await contextFor(brief))).map(written)
    const carried = pages.slice(0, -1).flatMap((page, at) => {
      const next = pages[at + 1] ?? []
      const goesOn = ({ tag }: Drawn) => tag?.role === 'P' && next.some((one) => one.tag === tag)
      const last = page.findLast(goesOn)
      // The last run of a paragraph ends it.
      return last ? [last.text.trim()] : []
    })
    expect(carried.filter((text) => !/[.!?…:][”"’»)]*$/.test(text))).toEqual([])
  })

  test('has the chapters of the A4 as its bookmarks, each opening a page', async () => {
    const context = await contextFor(brief)
    const sheets = await composePhone(context)
    const anchors = sheets.flatMap(({ options }) => options.anchors ?? [])
    expect(anchors.map(({ name }) => name)).toEqual([
      'capa',
      'sumario',
      ...printedChapters(context).map(({ id }) => id),
      'contato',
    ])
    const links = sheets.flatMap(({ marks }) => marks.flatMap(({ link }) => (link ? [link.to] : [])))
    for (const { name } of anchors.slice(2)) expect(links).toContain(name)
    expect(links).toContain('mailto:a@b.com?subject=Pedido%207F3A9C21')
  })
})

test('a note on an allergy stands on the card in the person’s own words, whole', async () => {
  const observations = 'Trabalho em pé. Sou alérgica a amônia, formol e níquel. Gosto de verde.'
  const context = await contextFor({ ...MARINA, form: { ...MARINA.form, observations } })
  const bands = (await composePhone(context)).flatMap(written).filter(({ size }) => size === 21)
  expect(squash(bands.map(({ text }) => text).join(' '))).toBe(squash('“Sou alérgica a amônia, formol e níquel.”'))
})
