/** A plate with named lines beside it, and under it a quote and two short texts: pages of a face that nobody measured. */
import type { Section } from '#visagism/chapters/chapter.ts'
import type { Reasoned } from '#visagism/knowledge/reasoned.ts'
import type { Block } from '../block.ts'
import { flowHeight, flowParagraphs, placeColumn } from '../flow.ts'
import { BODY_HEIGHT, columnAt, LEFT, MEASURE, RIGHT, span } from '../grid.ts'
import { INK } from '../ink.ts'
import { drawRule, tagged, type Tag } from '../page.ts'
import type { Setting } from '../setting.ts'
import { TYPE, type Style } from '../type-styles.ts'
import { type Picture, titleAlone } from './opener.ts'

const TITLE_TO_PLATE = 24
const PLATE_TO_RAIL = 19
const NAME: Style = { ...TYPE.h3, size: 14.2, leading: 18 }
const ITEM = { above: 8, below: 8 } as const
const LEAD_TO_ITEMS = 12

export type NamedLines = {
  readonly title: string
  readonly lead: string
  readonly items: readonly Reasoned[]
  readonly picture: Picture
  /** At the foot of the rail, where there is room. */
  readonly caption?: string
  /** Of the plate, which bleeds left. */
  readonly width: number
}

export function namedOpener(setting: Setting, parent: Tag, content: NamedLines, plateHeight: number): Block {
  const head = titleAlone(setting, parent, content.title)
  const top = head.height + TITLE_TO_PLATE
  const x = content.width + PLATE_TO_RAIL
  const width = RIGHT - x
  const lead = setting.lines(content.lead, TYPE.leadLarge, width, { hyphens: false })
  const leadTag = tagged('P', parent)
  const list = tagged('L', parent)
  const items = content.items.map(({ what, why }) => {
    const name = setting.lines(what, NAME, width)
    const text = setting.lines(why, TYPE.bodyQuiet, width)
    const height = ITEM.above + name.length * NAME.leading + text.length * TYPE.bodyQuiet.leading + ITEM.below
    return { name, text, height, tag: tagged('LBody', tagged('LI', list)) }
  })
  const leadHeight = lead.length * TYPE.leadLarge.leading + LEAD_TO_ITEMS
  const railHeight = leadHeight + items.reduce((sum, { height }) => sum + height, 0)
  const height = Math.max(plateHeight, railHeight)
  const caption = setting.lines(content.caption ?? '', TYPE.captionQuiet, width)
  const captionTag = tagged('Caption', parent)
  const captionHeight = caption.length * TYPE.captionQuiet.leading
  return {
    height: top + height,
    above: 0,
    place: (page, y) => {
      head.place(page, y)
      content.picture.draw(page, { x: 0, y: y + top, width: content.width, height })
      page.lines(leadTag, lead, TYPE.leadLarge, x, y + top - 3)
      let at = y + top + leadHeight
      for (const { name, text, height: tall, tag } of items) {
        const rule = at
        page.art((pen) => drawRule(pen, x, rule, width, INK.line))
        const below = page.lines(tag, name, NAME, x, at + ITEM.above)
        page.lines(tag, text, TYPE.bodyQuiet, x, below)
        at += tall
      }
      if (height - railHeight >= captionHeight + LEAD_TO_ITEMS)
        page.lines(captionTag, caption, TYPE.captionQuiet, x, y + top + height - captionHeight + 2)
    },
  }
}

const COLUMN = span(2)
const HEAD: Style = { ...TYPE.h2, size: 15.2, leading: 20 }
const HEAD_TO_TEXT = 3

/** The quote in the first column, a section in each of the others. */
export function quoteWithTwo(
  setting: Setting,
  parent: Tag,
  quote: string,
  sections: readonly Section[],
  style: Style = TYPE.body,
): Block {
  const said = setting.lines(quote, TYPE.pull, COLUMN - 12, { balanced: true })
  const quoteTag = tagged('BlockQuote', parent)
  const columns = sections.slice(0, 2).map(({ heading, paragraphs }) => ({
    tag: tagged('H2', parent),
    head: setting.lines(heading, HEAD, COLUMN, { balanced: true }),
    text: flowParagraphs(setting, paragraphs, style, COLUMN - 4, parent),
  }))
  const heads = Math.max(0, ...columns.map(({ head }) => head.length)) * HEAD.leading + HEAD_TO_TEXT
  const texts = Math.max(0, ...columns.map(({ text }) => flowHeight(text)))
  return {
    height: Math.max(said.length * TYPE.pull.leading, heads + texts),
    above: 28,
    place: (page, y) => {
      page.lines(quoteTag, said, TYPE.pull, LEFT, y - 2)
      columns.forEach(({ tag, head, text }, at) => {
        const x = columnAt(2 + at * 2)
        page.lines(tag, head, HEAD, x, y)
        placeColumn(page, text, x, y + heads)
      })
    },
  }
}

const FITS = [
  { style: TYPE.body, above: 1 },
  { style: TYPE.bodyTight, above: 0.8 },
  { style: { ...TYPE.bodyTight, size: 9, leading: 12.6 }, above: 0.55 },
] as const

/** The page that `draw` makes, as airy as fits on one. */
export function fitOnPage(draw: (style: Style) => readonly Block[]): readonly Block[] {
  const drawn = FITS.map(
    ({ style, above }) =>
      () =>
        draw(style).map((block) => ({ ...block, above: block.above * above })),
  )
  const heightOf = (blocks: readonly Block[]) =>
    blocks.reduce((sum, block, at) => sum + block.height + (at === 0 ? 0 : block.above), 0)
  let blocks: readonly Block[] = []
  for (const make of drawn) {
    blocks = make()
    if (heightOf(blocks) <= BODY_HEIGHT) break
  }
  return blocks
}

/** One quiet line under a rule, at the foot of what it follows. */
export function footLine(setting: Setting, parent: Tag, text: string): Block {
  const lines = setting.lines(text, TYPE.small, MEASURE)
  const tag = tagged('Note', parent)
  return {
    height: 11 + lines.length * TYPE.small.leading,
    above: 24,
    place: (page, y) => {
      page.art((pen) => drawRule(pen, LEFT, y, MEASURE, INK.line))
      page.lines(tag, lines, TYPE.small, LEFT, y + 10)
    },
  }
}
