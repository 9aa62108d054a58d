/** One cut seen from the front, large, with profile and back in the rail beside it. */
import type { Block } from '../block.ts'
import { CHAPTER_GAP, titleWithLead } from '../blocks/opener.ts'
import { LEFT, PLATE_WIDTH, RAIL_LEFT, RAIL_WIDTH, span } from '../grid.ts'
import { INK } from '../ink.ts'
import { altOf, usualOpening, type OpeningFor, type PortraitFigure } from '../opening.ts'
import { lookPicture } from '../pictures.ts'
import { toneAt, type Press } from '../press.ts'
import { tagged, type Tag } from '../sheet.ts'
import { TYPE } from '../type-styles.ts'

const HEIGHTS = [352, 330, 310, 290, 270, 250, 232, 215, 200, 186, 174, 162, 375, 400] as const
const TITLE_TO_PLATE = 22
const LEGEND_GAP = 6
const BETWEEN = 12

export const cutOpening: OpeningFor = (press, chapter, sect, index) => {
  const figures = chapter.figures.filter((figure) => figure.kind === 'portrait')
  const [front, ...sides] = figures
  if (!front || sides.length === 0) return usualOpening(press, chapter, sect, index)
  return {
    heights: HEIGHTS,
    rest: chapter,
    usesQuote: false,
    blocks: (height) => [threeViews(press, chapter.title, chapter.lead, sect, front, sides.slice(0, 2), index, height)],
  }
}

function threeViews(
  press: Press,
  title: string,
  lead: string,
  sect: Tag,
  front: PortraitFigure,
  sides: readonly PortraitFigure[],
  index: number,
  height: number,
): Block {
  const { setting } = press
  const head = titleWithLead(setting, sect, title, lead)
  const top = head.height + TITLE_TO_PLATE
  const width = RAIL_WIDTH - 2
  const x = RAIL_LEFT + 2
  const legends = sides.map((figure) => ({
    label: setting.lines(figure.label, TYPE.label, width),
    caption: setting.lines(figure.caption, TYPE.bodyQuiet, width),
    tag: tagged('Caption', sect),
  }))
  const legendHeight = (at: number) => {
    const legend = legends[at]
    return legend
      ? LEGEND_GAP + legend.label.length * TYPE.label.leading + legend.caption.length * TYPE.bodyQuiet.leading
      : 0
  }
  const legendsHeight = legends.reduce((sum, _, at) => sum + legendHeight(at), 0)
  const frontCaption = setting.labelled(
    `${front.label} `,
    { ...TYPE.caption, colour: INK.wine },
    front.caption,
    TYPE.captionQuiet,
    span(4) - 8,
  )
  const frontHeight = LEGEND_GAP + frontCaption.length * TYPE.captionQuiet.leading
  const each = (height + frontHeight - legendsHeight - BETWEEN * (sides.length - 1)) / sides.length
  const tone = toneAt(index)
  const picture = (figure: PortraitFigure) =>
    lookPicture(press, sect, figure.look, { alt: altOf(figure), tone, framing: 'bust', view: figure.view })
  const captionTag = tagged('Caption', sect)
  return {
    height: top + height + frontHeight,
    above: CHAPTER_GAP,
    place: (sheet, y) => {
      head.place(sheet, y)
      const plateTop = y + top
      picture(front).draw(sheet, { x: 0, y: plateTop, width: PLATE_WIDTH, height })
      sheet.lines(captionTag, frontCaption, TYPE.captionQuiet, LEFT, plateTop + height + LEGEND_GAP)
      let at = plateTop
      sides.forEach((figure, order) => {
        picture(figure).draw(sheet, { x, y: at, width, height: each })
        const legend = legends[order]
        if (legend) {
          const below = sheet.lines(legend.tag, legend.label, TYPE.label, x, at + each + LEGEND_GAP)
          sheet.lines(legend.tag, legend.caption, TYPE.bodyQuiet, x, below)
        }
        at += each + legendHeight(order) + BETWEEN
      })
    },
  }
}
