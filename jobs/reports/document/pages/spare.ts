/** Fills a half-empty last page with the chapter's own subject. No face is cut. */
import type { Block } from '../block.ts'
import type { Draft } from '../blocks/draft.ts'
import { GUTTER, LEFT, MEASURE, PAGE } from '../grid.ts'
import { INK } from '../ink.ts'
import { rowFigure } from '../blocks/opening.ts'
import { hairPicture } from './texture.ts'
import type { PageContext } from '../page-context.ts'
import { tagged } from '../page.ts'
import { inColour, TYPE } from '../type-styles.ts'

const ABOVE = 26
const BELOW = 6
const [LEAST, MOST] = [112, 215] as const
/** Plate width over height that a whole head fills. */
const UPRIGHT = 0.82
/** Largest share of a cell; the rest holds words. */
const WIDEST = 0.56
const TO_WORDS = 12
const MOST_ABREAST = 3
const [LEAST_BAND, MOST_BAND] = [90, 210] as const

export function spareBlock(context: PageContext, draft: Draft, room: number): Block | null {
  const { chapter, sect, index } = draft
  const spare = (chapter.spare ?? []).slice(0, MOST_ABREAST)
  const space = Math.floor(room - ABOVE - BELOW)
  if (spare.length === 0) return chapter.id === 'cor-do-cabelo' ? hairBand(context, draft, space) : null
  const height = Math.min(MOST, space)
  if (height < LEAST) return null
  const cell = (MEASURE - GUTTER * (spare.length - 1)) / spare.length
  const width = Math.min(height * UPRIGHT, cell * WIDEST)
  const cells = spare.map((figure, at) => {
    const { picture, legend } = rowFigure(context, sect, figure, index + 1 + at)
    const room = cell - width - TO_WORDS
    return {
      picture,
      x: LEFT + at * (cell + GUTTER),
      label: context.setting.lines(legend.label, TYPE.label, room),
      caption: context.setting.lines(legend.caption, TYPE.captionQuiet, room),
      tag: tagged('Caption', sect),
    }
  })
  return {
    height,
    above: ABOVE,
    place: (page, y) => {
      for (const { picture, x, label, caption, tag } of cells) {
        picture.draw(page, { x, y, width, height })
        const words = label.length * TYPE.label.leading + caption.length * TYPE.captionQuiet.leading
        const top = y + Math.max(0, height - words)
        const below = page.lines(tag, label, inColour(TYPE.label, INK.wine), x + width + TO_WORDS, top)
        page.lines(tag, caption, TYPE.captionQuiet, x + width + TO_WORDS, below)
      }
    },
  }
}

/** Null for a shaved head. */
function hairBand(context: PageContext, { sect }: Draft, space: number): Block | null {
  const isThere = context.analysis.observed?.length?.value !== 'raspado'
  const picture = isThere ? hairPicture(context, sect) : null
  const height = Math.min(MOST_BAND, space)
  if (!picture || height < LEAST_BAND) return null
  return {
    height,
    above: ABOVE,
    place: (page, y) => picture.draw(page, { x: 0, y, width: PAGE.width, height }),
  }
}
