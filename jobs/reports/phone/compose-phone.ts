/** The A4's chapters recomposed on phone-wide pages; no text is written here. */
import { setImmediate as breathe } from 'node:timers/promises'
import { addedTo, type Chapter } from '#visagism/chapters/chapter.ts'
import { CARD_FACTS_TITLE } from '#visagism/chapters/salon-card.ts'
import { PATH_CHAPTERS } from '#visagism/reading/sold-paths.ts'
import type { ChapterId } from '#visagism/knowledge/chapter-ids.ts'
import { printedChapters } from '../document/compose/compose-document.ts'
import { seenPictures } from '../document/pages/seen-pictures.ts'
import type { PageContext } from '../document/page-context.ts'
import { Page, tagged, type Tag } from '../document/page.ts'
import { splitLongLead } from '../document/split-long-lead.ts'
import { entryTitle } from '../document/compose/compose-chapter.ts'
import { actionPiece, cardPieces, cardPlate } from './phone-card.ts'
import { yearPieces } from './phone-calendar.ts'
import { colourFamily, nearColours } from './phone-colours.ts'
import { contactScreens } from './phone-contact.ts'
import { countdownPieces } from './phone-countdown.ts'
import { contentsScreens, phoneContents } from './phone-contents.ts'
import { phoneCover } from './phone-cover.ts'
import { gaugePieces } from './phone-gauges.ts'
import { photoLookPieces } from './phone-on-photo.ts'
import { drawProgress, halfOpening, openingPieces, titlePiece, type ChapterAt } from './phone-opening.ts'
import { pathPieces } from './phone-paths.ts'
import {
  besidesOf,
  detailPiece,
  figurePieces,
  neighbourFigures,
  plateOf,
  quoteBand,
  widePiece,
  type Beside,
} from './phone-plates.ts'
import {
  advicePiece,
  glossaryPiece,
  groupedPieces,
  notePiece,
  originPiece,
  pullPiece,
  tablePieces,
  textPiece,
  withHead,
} from './phone-text.ts'
import { PHONE_TYPE } from './phone-type.ts'
import { stackScreens, type Piece, type Screen } from './stack-screens.ts'

export async function composePhone(context: PageContext): Promise<Page[]> {
  const chapters = printedChapters(context)
  const pages: Page[] = []
  for (const [index, given] of chapters.entries()) {
    const chapter = splitLongLead(given)
    const sect = tagged('Sect', null, { title: chapter.title })
    pages.push(...chapterScreens(context, { chapter, sect, index, of: chapters.length }))
    await breathe()
  }
  pages.push(...contactScreens(context))
  const anchors = pages.flatMap(({ options }, index) => (options.anchors ?? []).map((anchor) => ({ ...anchor, index })))
  const before = 1 + contentsScreens(anchors.length)
  const entries = anchors.map(({ name, title, index }) => ({ anchor: name, title, page: index + 1 + before }))
  return [phoneCover(context, pages.length + before), ...phoneContents(context, entries), ...pages]
}

type Body = {
  readonly first: readonly Piece[]
  /** Without words that drawings show. */
  readonly rest: Chapter
  readonly last: readonly Piece[]
}

function chapterScreens(context: PageContext, at: ChapterAt): Page[] {
  const { sect, index, of } = at
  const { chapter, photo } = onPhotoOf(context, at)
  const plate =
    photo?.plate ?? (chapter.id === 'cartao' ? cardPlate(context, sect) : plateOf(context, chapter, sect, index))
  const [quote, ...quotes] = chapter.quotes
  const here = { ...at, chapter }
  const band = plate || quote === undefined ? null : quoteBand(context, sect, quote, index)
  const half = plate?.isTall ? halfOpening(context, here, plate.picture, plate.captions) : null
  const openings = plate
    ? [...openingPieces(context, here, plate.picture, plate.captions, plate.heights), ...(half ? [half] : [])]
    : band
      ? openingPieces(context, here, band.picture, [], [band.height])
      : []
  const { first, rest, last } = bodyOf(context, here, plate?.others ?? [])
  const pieces = [
    ...(openings.length > 0 ? [] : [titlePiece(context, here)]),
    ...(photo?.pieces ?? []),
    ...first,
    ...textPieces(context, rest, here, plate && quote !== undefined ? [quote, ...quotes] : quotes),
    ...last,
    ...signaturePieces(context, chapter, sect),
    // The recommended cut links to its card.
    ...(chapter.id === PATH_CHAPTERS[context.analysis.hair.recommended]
      ? [actionPiece(context, sect, 'Mostrar ao salão', 'cartao')]
      : []),
    ...(chapter.origin === '' ? [] : [originPiece(context.setting, sect, chapter.origin)]),
  ]
  return stackScreens(pieces, openings).map((screen, n) => {
    const sheet = pageFor(context, here, screen, n === 0)
    if (n === 0) sheet.art((pen) => drawProgress(pen, index + 1, of, screen.height))
    return sheet
  })
}

/** Worded for a cut over the photo, or beside it. */
function onPhotoOf(context: PageContext, { chapter, sect }: ChapterAt) {
  const figure = chapter.figures.find((one) => one.kind === 'on-photo')
  const photo = figure && photoLookPieces(context, chapter, figure, sect)
  if (!photo) return { chapter, photo: null }
  const [dotted, ...others] = chapter.lists
  const lists = [...addedTo({ ...chapter, lists: dotted ? [dotted] : [] }).lists, ...others]
  return { chapter: { ...chapter, lead: photo.lead, lists, figures: [] }, photo }
}

function pageFor({ owner }: PageContext, { chapter }: ChapterAt, { placed, height }: Screen, isFirst: boolean): Page {
  const sheet = new Page({
    owner,
    height,
    head: chapter.head,
    anchors: isFirst ? [{ name: chapter.id, title: entryTitle(chapter), y: 0 }] : [],
  })
  for (const { block, y } of placed) block.place(sheet, y)
  return sheet
}

function bodyOf(context: PageContext, { chapter, sect, index }: ChapterAt, others: readonly Beside[]): Body {
  const { analysis } = context
  const [table, ...tables] = chapter.tables
  const beside = figurePieces(context, sect, others)
  switch (chapter.id) {
    case 'rosto-medido':
      if (!table || analysis.face.gauges.length === 0) break
      return { first: gaugePieces(context, sect, table), rest: { ...chapter, tables }, last: [] }
    case 'forma':
      if (!chapter.figures.some(({ kind }) => kind === 'neighbours')) break
      return { first: [...neighbours(context, chapter, sect, index), ...beside], rest: chapter, last: [] }
    case 'cabelo':
      if (!table) break
      return { first: pathPieces(context, chapter, table, sect, index), rest: { ...chapter, tables }, last: [] }
    case 'cores':
      return {
        first: [
          ...nearColours(context, sect, table?.title ?? '', table?.rows ?? []),
          ...noted(context, sect, table?.note),
          ...beside,
        ],
        rest: { ...chapter, tables },
        last: colourFamily(context, sect),
      }
    case 'cuidados':
      if (!table || analysis.calendar.length === 0) break
      return { first: [], rest: { ...chapter, tables }, last: yearPieces(context, sect, table, analysis.calendar) }
    case 'plano': {
      const [around, ...more] = tables
      if (!analysis.countdown || !table || !around) break
      return {
        first: countdownPieces(context.setting, sect, table, around, analysis.countdown),
        rest: { ...chapter, tables: more },
        last: [],
      }
    }
    case 'cartao':
      // What was said is in the band of its own.
      return {
        first: cardPieces(context, chapter, sect),
        rest: { ...chapter, tables, lists: chapter.lists.filter(({ title }) => title !== CARD_FACTS_TITLE) },
        last: [],
      }
    case 'fontes':
      return {
        first: [],
        rest: { ...chapter, lists: [], tables: [] },
        last: [
          ...chapter.lists.map(({ title, items }) => glossaryPiece(context.setting, sect, title, items)),
          ...chapter.tables.flatMap((one) => groupedPieces(context.setting, sect, one)),
        ],
      }
  }
  const portraits = chapter.figures.filter((figure) => figure.kind === 'portrait')
  const isShown = others.length > 0 || portraits.length < 2 || portraits.some(({ view }) => view !== portraits[0]?.view)
  return {
    first: [
      ...seenPieces(context, chapter, sect),
      ...(isShown ? beside : figurePieces(context, sect, besidesOf(context, chapter, sect, index))),
    ],
    rest: chapter,
    last: [],
  }
}

const noted = ({ setting }: PageContext, sect: Tag, note: string | undefined): Piece[] =>
  note === undefined ? [] : [notePiece(setting, sect, note)]

/** Each detail beside its words, or all under one picture. */
const seenPieces = (context: PageContext, { figures }: Chapter, sect: Tag): Piece[] =>
  figures.flatMap((figure) => {
    if (figure.kind !== 'seen') return []
    const { setting } = context
    const shown = seenPictures(context, figure, sect)
    const paragraphs = figure.details.map(({ caption }) => caption)
    if (shown.kind === 'head')
      return [
        withHead(setting, sect, figure.caption, widePiece(shown.picture)),
        textPiece(setting, sect, { heading: '', paragraphs }),
      ]
    return shown.pictures.map((picture, at) => {
      const beside = detailPiece(context, sect, { picture, caption: { label: '', text: paragraphs[at] ?? '' } })
      return at === 0 ? withHead(setting, sect, figure.caption, beside) : beside
    })
  })

const signaturePieces = ({ setting }: PageContext, { signature }: Chapter, sect: Tag): Piece[] =>
  signature
    ? [
        pullPiece(setting, sect, signature.name),
        textPiece(setting, sect, { heading: '', paragraphs: [signature.words] }, PHONE_TYPE.quiet),
      ]
    : []

function neighbours(context: PageContext, chapter: Chapter, sect: Tag, index: number): Piece[] {
  const figure = chapter.figures.find(({ kind }) => kind === 'neighbours')
  if (!figure) return []
  return [
    ...figurePieces(context, sect, neighbourFigures(context, chapter, sect, index)),
    notePiece(context.setting, sect, figure.caption),
  ]
}

function textPieces(context: PageContext, rest: Chapter, { sect }: ChapterAt, quotes: readonly string[]): Piece[] {
  const { setting, analysis } = context
  const headOf = (chapter: ChapterId) => analysis.chapters.find(({ id }) => id === chapter)?.head
  const sections = rest.sections.filter(({ paragraphs }) => paragraphs.length > 0)
  const told = sections.flatMap((section, at) => {
    const quote = quotes[at]
    return [textPiece(setting, sect, section), ...(quote === undefined ? [] : [pullPiece(setting, sect, quote)])]
  })
  return [
    ...told,
    ...quotes.slice(sections.length).map((quote) => pullPiece(setting, sect, quote)),
    ...rest.lists
      .filter(({ items }) => items.length > 0)
      .map((list) => advicePiece(setting, sect, list.title, list.items, 'paper', headOf)),
    ...rest.tables.filter(({ rows }) => rows.length > 0).flatMap((table) => tablePieces(setting, sect, table)),
    ...(rest.avoid.length > 0 ? [advicePiece(setting, sect, AVOID_TITLE, rest.avoid, 'sand')] : []),
  ]
}

const AVOID_TITLE = 'Melhor deixar de lado'
