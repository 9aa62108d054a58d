/**
 * What closes a chapter whose last page has room left: a close look at the person's own face, a portrait in the cut they were
 * advised, or their colours; with the chapter's quote beside it when no page has used it.
 */
import type { Block } from '../block.ts'
import type { Draft } from '../draft.ts'
import { PAGE, PLATE_WIDTH, RAIL_LEFT, RAIL_WIDTH } from '../grid.ts'
import { closeUp, lookPicture, plainLook } from '../pictures.ts'
import { toneAt, type Press } from '../press.ts'
import { tagged } from '../sheet.ts'
import { TYPE } from '../type-styles.ts'
import type { Picture } from './opener.ts'
import { quoteBlock } from './section.ts'

const ABOVE = 30
const LEAST_STRIP = 120
const LEAST_PLATE = 185
const MOST_PLATE = 360
const MOST_STRIP = 250

/** null when the white is too small to carry anything: then it is simply white. */
export function tailBlock(press: Press, draft: Draft, room: number, quoteText: string | null): Block | null {
  const { sect, index } = draft
  const space = room - ABOVE
  if (quoteText === null || space < LEAST_PLATE) {
    const quote = quoteText === null ? null : quoteBlock(press.setting, sect, quoteText)
    if (quote && room > quote.above + quote.height + 4) return quote
    if (space < LEAST_STRIP) return null
    const height = Math.min(space, MOST_STRIP)
    const picture = stripOf(press, draft, index)
    return { height, above: ABOVE, place: (sheet, y) => picture.draw(sheet, { x: 0, y, width: PAGE.width, height }) }
  }
  const height = Math.min(space, MOST_PLATE)
  const quote = press.setting.lines(quoteText, TYPE.pull, RAIL_WIDTH - 5, { balanced: true })
  const quoteTag = tagged('BlockQuote', sect)
  const picture = plateOf(press, draft, index)
  return {
    height,
    above: ABOVE,
    place: (sheet, y) => {
      picture.draw(sheet, { x: 0, y, width: PLATE_WIDTH, height })
      sheet.lines(quoteTag, quote, TYPE.pull, RAIL_LEFT + 5, y + height - quote.length * TYPE.pull.leading + 4)
    },
  }
}

/** From edge to edge: the eyes, or the colours. */
function stripOf(press: Press, { sect }: Draft, turn: number): Picture {
  const { best } = press.analysis.colour
  if (turn % 3 === 1 && press.analysis.colour.season)
    return {
      draw: (sheet, box) =>
        sheet.art((pen) => {
          const width = box.width / best.length
          best.forEach(({ hex }, at) => pen.rect(box.x + at * width, box.y, width + 0.3, box.height).fill(hex))
        }),
    }
  return closeUp(press, sect, toneAt(turn + 2))
}

function plateOf(press: Press, { sect, chapter }: Draft, turn: number): Picture {
  if (turn % 3 === 0 && press.photos.front) return closeUp(press, sect, toneAt(turn + 2))
  const own = chapter.figures.find((figure) => figure.kind === 'portrait')
  const look = own?.look ?? plainLook(press)
  return lookPicture(press, sect, look, { alt: 'Retrato desenhado, de perto', tone: toneAt(turn + 3), framing: 'face' })
}
