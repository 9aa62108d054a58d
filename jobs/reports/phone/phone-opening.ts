import type { Chapter } from '#visagism/chapters/chapter.ts'
import { lower } from '#visagism/knowledge/pt.ts'
import type { Picture } from '../document/blocks/opener.ts'
import { INK } from '../document/ink.ts'
import type { PageContext } from '../document/page-context.ts'
import { drawRule, tagged, type Pen, type Page, type Tag } from '../document/page.ts'
import { captionLines, type Caption } from './phone-plates.ts'
import { fitWhole } from './phone-text.ts'
import { PHONE_TYPE, TERRACOTTA } from './phone-type.ts'
import { EDGE, LINE, SCREEN, SCREEN_FLOOR, SCREEN_TOP } from './screen.ts'
import type { Piece } from './stack-screens.ts'

const TITLE_STYLES = [PHONE_TYPE.opening, PHONE_TYPE.openingSmall, PHONE_TYPE.h1] as const
const PLATE_TO_WORDS = 22
const LEAST_PLATE = 176
const GAPS = { label: 4, title: 12, caption: 10 } as const
/** Above a page's foot. */
const RULER = 44

export type ChapterAt = { readonly chapter: Chapter; readonly sect: Tag; readonly index: number; readonly of: number }

/** Best first. */
const PHONE_PLATE_HEIGHTS = [350, 320, 290, 262, 236] as const

/** One opening per plate height, limited to what the words leave. */
export function openingPieces(
  context: PageContext,
  at: ChapterAt,
  picture: Picture,
  captions: readonly Caption[],
  heights: readonly number[] = PHONE_PLATE_HEIGHTS,
): Piece[] {
  const words = wordsOf(context, at)
  const caption = captionLines(context, captions)
  const captionTag = tagged('Caption', at.sect)
  const captionHeight = caption.height === 0 ? 0 : caption.height + GAPS.caption
  const below = captionHeight + PLATE_TO_WORDS + words.height
  const most = Math.max(LEAST_PLATE, SCREEN_FLOOR - below)
  return [...new Set(heights.map((height) => Math.min(height, most)))].map((height) => ({
    height: height + below,
    above: 0,
    bleeds: true,
    place: (page) => {
      picture.draw(page, { x: 0, y: 0, width: SCREEN.width, height })
      page.lines(captionTag, caption.lines, PHONE_TYPE.caption, EDGE, height + 10)
      words.place(page, height + captionHeight + PLATE_TO_WORDS)
    },
  }))
}

const HALF = { width: 176, height: 236, gap: 18 } as const
const HALF_STYLES = [PHONE_TYPE.h1, PHONE_TYPE.h1Small, PHONE_TYPE.h1Smallest] as const

/** The title is beside the plate; null if it does not fit. */
export function halfOpening(
  context: PageContext,
  { chapter, sect, index }: ChapterAt,
  picture: Picture,
  captions: readonly Caption[],
): Piece | null {
  const { setting } = context
  const x = HALF.width + HALF.gap
  const width = SCREEN.width - EDGE - x
  const label = setting.lines(numbered(chapter, index), PHONE_TYPE.label, width)
  const title = fitWhole(setting, chapter.title, HALF_STYLES, 4, width)
  const caption = captionLines(context, captions, width)
  const lead = setting.lines(chapter.lead, PHONE_TYPE.lead, LINE)
  const isBroken = setting
    .lines(chapter.title, title.style, width, { hyphens: false })
    .some((line) => line.width > width)
  const titleHeight = label.length * PHONE_TYPE.label.leading + GAPS.label + title.height
  if (isBroken || title.lines.length > 4 || SCREEN_TOP + titleHeight + 12 + caption.height > HALF.height) return null
  const tags = {
    caption: tagged('Caption', sect),
    label: tagged('P', sect),
    title: tagged('H1', sect),
    lead: tagged('P', sect),
  }
  return {
    height: HALF.height + 18 + lead.length * PHONE_TYPE.lead.leading,
    above: 0,
    bleeds: true,
    place: (page) => {
      picture.draw(page, { x: 0, y: 0, width: HALF.width, height: HALF.height })
      const below = page.lines(tags.label, label, PHONE_TYPE.label, x, SCREEN_TOP) + GAPS.label
      page.lines(tags.title, title.lines, title.style, x - 1, below)
      page.lines(tags.caption, caption.lines, PHONE_TYPE.caption, x, HALF.height - caption.height)
      page.lines(tags.lead, lead, PHONE_TYPE.lead, EDGE, HALF.height + 18)
    },
  }
}

export function titlePiece(context: PageContext, at: ChapterAt): Piece {
  const { height, place } = wordsOf(context, at)
  return { height, above: 0, place: (page, y) => place(page, Math.max(y, SCREEN_TOP)) }
}

export function wordsOf({ setting }: PageContext, { chapter, sect, index }: ChapterAt, lead = chapter.lead) {
  const label = setting.lines(numbered(chapter, index), PHONE_TYPE.label, LINE)
  const title = fitWhole(setting, chapter.title, TITLE_STYLES, 2)
  const leadLines = setting.lines(lead, PHONE_TYPE.lead, LINE)
  const tags = { label: tagged('P', sect), title: tagged('H1', sect), lead: tagged('P', sect) }
  const leadHeight = leadLines.length === 0 ? 0 : GAPS.title + leadLines.length * PHONE_TYPE.lead.leading
  return {
    height: label.length * PHONE_TYPE.label.leading + GAPS.label + title.height + leadHeight,
    place: (page: Page, y: number) => {
      let below = page.lines(tags.label, label, PHONE_TYPE.label, EDGE, y) + GAPS.label
      below = page.lines(tags.title, title.lines, title.style, EDGE - 1.5, below)
      page.lines(tags.lead, leadLines, PHONE_TYPE.lead, EDGE, below + GAPS.title)
    },
  }
}

/** `capítulo 9, agora`: chapters may share a cut's name. */
const numbered = ({ id, head }: Chapter, index: number) =>
  `capítulo ${index + 1}${id === 'cartao' || id.startsWith('cabelo-') ? `, ${lower(head)}` : ''}`

/** The report's progress, a tick per chapter, on a page of `height`. */
export function drawProgress(pen: Pen, chapter: number, of: number, height: number): void {
  const top = height - RULER
  drawRule(pen, EDGE, top, LINE, INK.edge, 1)
  pen.save().lineWidth(1)
  for (let tick = 0; tick <= of; tick++) {
    const x = EDGE + (LINE * tick) / of
    pen.moveTo(x, top).lineTo(x, top + 6)
  }
  pen.stroke(INK.edge).restore()
  pen.rect(EDGE, top - 1.5, (LINE * chapter) / of, 3).fill(TERRACOTTA)
}
