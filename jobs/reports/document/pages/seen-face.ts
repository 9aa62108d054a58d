/** "Seu rosto, visto": the person's head, what is known of it, and whose word each is. */
import type { OpeningFor } from '../blocks/opening.ts'
import { altOf, usualOpening } from '../blocks/opening.ts'
import { lookPicture } from '../blocks/pictures.ts'
import { rowsBlock } from '../blocks/rows.ts'
import { fitOnPage, footLine, namedOpener, quoteWithTwo } from '../blocks/seen-opener.ts'
import { px } from '../grid.ts'

const PLATE = px(430)
const HEIGHTS = [345, 330, 315, 300, 285, 270, 255, 240, 225, 360, 375, 390, 405] as const

export const seenFaceOpening: OpeningFor = (context, chapter, sect, index) => {
  const { setting } = context
  const figure = chapter.figures.find((one) => one.kind === 'portrait')
  if (!figure) return usualOpening(context, chapter, sect, index)
  const [list, ...lists] = chapter.lists
  const [table, ...tables] = chapter.tables
  const picture = lookPicture(context, sect, figure.look, {
    alt: altOf(figure),
    tone: 'gold',
    framing: 'head',
  })
  const { title, lead, quotes } = chapter
  return {
    heights: HEIGHTS,
    rest: { ...chapter, sections: chapter.sections.slice(2), lists, tables },
    usesQuote: true,
    blocks: (height) =>
      fitOnPage((style) => [
        namedOpener(
          setting,
          sect,
          { title, lead, items: list?.items ?? [], picture, caption: figure.caption, width: PLATE },
          height,
        ),
        quoteWithTwo(setting, sect, quotes[0] ?? '', chapter.sections, style),
        ...(table
          ? [
              rowsBlock(
                context,
                sect,
                table.rows.map(([name = '', words = '']) => ({ name, words })),
              ),
            ]
          : []),
        ...(table?.note === undefined ? [] : [footLine(setting, sect, table.note)]),
      ]),
  }
}
