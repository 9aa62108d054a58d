/** Chapter openings. */
import type { Block } from '../block.ts'
import type { Line } from '../break-lines.ts'
import { GUTTER, LEFT, MEASURE, PAGE, PLATE_WIDTH, RAIL_LEFT, RAIL_WIDTH, span } from '../grid.ts'
import type { Box } from '../photos.ts'
import { fitLines, type Setting } from '../setting.ts'
import { tagged, type Page, type Tag } from '../page.ts'
import { inColour, TYPE } from '../type-styles.ts'
import { INK } from '../ink.ts'

const H1_SIZES = [TYPE.h1, TYPE.h1Small] as const
const TITLE_TO_PLATE = 24
/** The display font sits low in its line. */
const TITLE_LIFT = 2

type Title = { readonly height: number; readonly place: (page: Page, y: number) => void }

/** The lead goes beside the title if both are short. */
export function titleWithLead(setting: Setting, parent: Tag, title: string, lead: string): Title {
  const beside = setting.lines(lead, TYPE.lead, RAIL_WIDTH, { hyphens: true })
  const narrow = fitLines(setting, title, [TYPE.h1], span(4) - 6, 3)
  const besideHeight = beside.length * TYPE.lead.leading
  const fitsBeside =
    lead !== '' && narrow.lines.length <= 2 && besideHeight <= narrow.lines.length * TYPE.h1.leading + 26
  const head = fitsBeside ? narrow : fitLines(setting, title, H1_SIZES, MEASURE, 3)
  const headHeight = head.lines.length * head.style.leading - 4
  const under = fitsBeside ? [] : setting.lines(lead, TYPE.leadLarge, span(5), { hyphens: false })
  const h1 = tagged('H1', parent)
  const p = tagged('P', parent)
  const underTop = headHeight + 15
  return {
    height: fitsBeside
      ? Math.max(headHeight, besideHeight)
      : headHeight + (under.length > 0 ? 15 + under.length * TYPE.leadLarge.leading : 0),
    place: (page, y) => {
      page.lines(h1, head.lines, head.style, LEFT - 1.6, y - TITLE_LIFT)
      if (fitsBeside) page.lines(p, beside, TYPE.lead, RAIL_LEFT, y + Math.max(0, headHeight - besideHeight) + 1)
      else page.lines(p, under, TYPE.leadLarge, LEFT, y + underTop)
    },
  }
}

export function titleAlone(setting: Setting, parent: Tag, title: string): Title {
  const head = fitLines(setting, title, H1_SIZES, MEASURE, 3)
  const tag = tagged('H1', parent)
  return {
    height: head.lines.length * head.style.leading - 4,
    place: (page, y) => void page.lines(tag, head.lines, head.style, LEFT - 1.6, y - TITLE_LIFT),
  }
}

export type Picture = { readonly draw: (page: Page, box: Box) => void }

export type Legend = { readonly label: string; readonly caption: string }

export function textOpener(setting: Setting, parent: Tag, title: string, lead: string): Block {
  const head = titleWithLead(setting, parent, title, lead)
  return { height: head.height + 4, above: 0, place: (page, y) => head.place(page, y) }
}

export type PlateContent = {
  readonly title: string
  readonly lead: string
  readonly picture: Picture
  readonly legend: Legend
  /** Shown in the rail if there is room. */
  readonly quote?: string
}

/** The plate bleeds left; lead and legend are beside it. */
export function plateOpener(setting: Setting, parent: Tag, content: PlateContent, plateHeight: number): Block {
  const head = titleAlone(setting, parent, content.title)
  const width = RAIL_WIDTH - 5
  const lead = setting.lines(content.lead, TYPE.lead, width)
  const label = setting.lines(content.legend.label, TYPE.label, width)
  const caption = setting.lines(content.legend.caption, TYPE.captionQuiet, width)
  const leadTag = tagged('P', parent)
  const quote = content.quote === undefined ? [] : setting.lines(content.quote, TYPE.pull, width, { balanced: true })
  const quoteTag = tagged('BlockQuote', parent)
  const captionTag = tagged('Caption', parent)
  const railHeight =
    lead.length * TYPE.lead.leading +
    16 +
    label.length * TYPE.label.leading +
    caption.length * TYPE.captionQuiet.leading
  const height = Math.max(plateHeight, railHeight)
  const top = head.height + TITLE_TO_PLATE
  const placeOn = (side: 'left' | 'right') => (page: Page, y: number) => {
    const [plateLeft, x] = side === 'left' ? [0, RAIL_LEFT + 5] : [PAGE.width - PLATE_WIDTH, LEFT]
    head.place(page, y)
    const plateTop = y + top
    page.lines(leadTag, lead, TYPE.lead, x, plateTop - 3)
    content.picture.draw(page, { x: plateLeft, y: plateTop, width: PLATE_WIDTH, height })
    const captionHeight = label.length * TYPE.label.leading + caption.length * TYPE.captionQuiet.leading
    const quoteHeight = quote.length * TYPE.pull.leading
    const leadHeight = lead.length * TYPE.lead.leading
    const spare = height - leadHeight - captionHeight - quoteHeight
    if (quote.length > 0 && spare > 40)
      page.lines(
        quoteTag,
        quote,
        TYPE.pull,
        x,
        captionHeight > 0 ? plateTop + leadHeight + spare / 2 : plateTop + height - quoteHeight + 4,
      )
    const captionTop = plateTop + height - caption.length * TYPE.captionQuiet.leading + 2
    page.lines(captionTag, label, TYPE.label, x, captionTop - label.length * TYPE.label.leading - 1)
    page.lines(captionTag, caption, TYPE.captionQuiet, x, captionTop)
  }
  return { height: top + height, above: 0, place: placeOn('left'), plate: { top, mirrored: placeOn('right') } }
}

export type RowFigure = { readonly picture: Picture; readonly legend: Legend }

/** Two to four plates side by side. */
export function plateRow(
  setting: Setting,
  parent: Tag,
  figures: readonly RowFigure[],
  plateHeight: number,
  note = '',
): Block {
  const count = Math.max(1, figures.length)
  const width = (MEASURE - GUTTER * (count - 1)) / count
  const legends = figures.map(({ legend }) => legendOf(setting, parent, legend, width - 4))
  const noteLines = note === '' ? [] : setting.lines(note, TYPE.captionQuiet, MEASURE)
  const noteTag = tagged('Caption', parent)
  const legendHeight = 8 + Math.max(0, ...legends.map((legend) => legend.height))
  const noteHeight = noteLines.length === 0 ? 0 : 6 + noteLines.length * TYPE.captionQuiet.leading
  return {
    height: plateHeight + legendHeight + noteHeight,
    above: 24,
    place: (page, y) => {
      figures.forEach(({ picture }, index) => {
        const x = LEFT + index * (width + GUTTER)
        picture.draw(page, { x, y, width, height: plateHeight })
        legends[index]?.place(page, x, y + plateHeight + 8)
      })
      page.lines(noteTag, noteLines, TYPE.captionQuiet, LEFT, y + plateHeight + legendHeight + 6)
    },
  }
}

type SetLegend = { readonly height: number; readonly place: (page: Page, x: number, y: number) => void }

function legendOf(setting: Setting, parent: Tag, { label, caption }: Legend, width: number): SetLegend {
  const labelLines: readonly Line[] = label === '' ? [] : setting.lines(label, TYPE.label, width)
  const captionLines = setting.lines(caption, TYPE.bodyQuiet, width)
  const tag = tagged('Caption', parent)
  return {
    height: labelLines.length * TYPE.label.leading + captionLines.length * TYPE.bodyQuiet.leading,
    place: (page, x, y) => {
      const below = page.lines(tag, labelLines, inColour(TYPE.label, INK.wine), x, y)
      page.lines(tag, captionLines, TYPE.bodyQuiet, x, below)
    },
  }
}
