/** Fills a half-empty last page with an unused quote, and a portrait if there is room. No face is cut. */
import type { Block } from '../block.ts'
import type { Draft } from './draft.ts'
import { PLATE_WIDTH, RAIL_LEFT, RAIL_WIDTH } from '../grid.ts'
import { lookPicture, plainLook } from './pictures.ts'
import { toneAt, type PageContext } from '../page-context.ts'
import { tagged } from '../page.ts'
import { TYPE } from '../type-styles.ts'
import { quoteBlock } from './section.ts'

const ABOVE = 30
const LEAST_PLATE = 230
const MOST_PLATE = 360

export type Tail = { readonly block: Block; readonly hasPicture: boolean }

/** @param mayShow whether this page may carry a picture */
export function quoteTail(
  context: PageContext,
  draft: Draft,
  room: number,
  quoteText: string,
  mayShow: boolean,
): Tail | null {
  if (mayShow && room - ABOVE >= LEAST_PLATE)
    return { block: quoteByPlate(context, draft, room, quoteText), hasPicture: true }
  const quote = quoteBlock(context.setting, draft.sect, quoteText)
  return room > quote.above + quote.height + 4 ? { block: quote, hasPicture: false } : null
}

function quoteByPlate(context: PageContext, { sect, index, chapter }: Draft, room: number, quoteText: string): Block {
  const space = room - ABOVE
  const height = Math.min(space, MOST_PLATE)
  const quote = context.setting.lines(quoteText, TYPE.pull, RAIL_WIDTH - 5, { balanced: true })
  const quoteTag = tagged('BlockQuote', sect)
  const look = chapter.figures.find((figure) => figure.kind === 'portrait')?.look ?? plainLook(context)
  const picture = lookPicture(context, sect, look, {
    alt: 'Retrato desenhado',
    tone: toneAt(index + 3),
    framing: 'bust',
  })
  return {
    height,
    above: ABOVE,
    place: (page, y) => {
      picture.draw(page, { x: 0, y, width: PLATE_WIDTH, height })
      page.lines(quoteTag, quote, TYPE.pull, RAIL_LEFT + 5, y + height - quote.length * TYPE.pull.leading + 4)
    },
  }
}
