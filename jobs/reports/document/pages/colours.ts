/** The person's colours: twelve stripes from edge to edge, three portraits wearing them, neutrals, what to keep away. */
import type { Block } from '../block.ts'
import { plateRow, titleWithLead } from '../blocks/opener.ts'
import { paletteBlock, placeStripes, placeSwatchBar, swatchBarHeight } from '../blocks/swatches.ts'
import { LEFT, MEASURE, GUTTER } from '../grid.ts'
import { rowFigure, type OpeningFor } from '../opening.ts'
import type { Press } from '../press.ts'
import type { Tag } from '../sheet.ts'

const TITLE_TO_BAND = 22
const HEIGHTS = [250, 236, 220, 205, 190, 175, 267] as const
const DRAPE = 178

export const coloursOpening: OpeningFor = (press, chapter, sect, index) => {
  const { colour } = press.analysis
  const family = paletteBlock(
    press.setting,
    sect,
    colour.season ? 'A família inteira' : 'Quarenta e quatro para experimentar',
    colour.palette,
  )
  const drapes = chapter.figures.filter((figure) => figure.kind === 'portrait')
  return {
    heights: HEIGHTS,
    // The stripes and the grid carry the codes of the first table, the bars what to keep away from the face.
    rest: { ...chapter, tables: chapter.tables.slice(1), avoid: [], figures: drapes },
    usesQuote: false,
    blocks: (height) => [
      bandOpener(press, chapter.title, chapter.lead, sect, height),
      ...(drapes.length > 1
        ? [
            plateRow(
              press.setting,
              sect,
              drapes.slice(0, 3).map((figure, at) => rowFigure(press, sect, figure, index + at)),
              DRAPE,
            ),
          ]
        : []),
      bars(press, sect),
      ...(colour.season ? [family] : []),
    ],
    // Without a season there is more to say than to show.
    closing: colour.season ? [] : [family],
  }
}

function bandOpener(press: Press, title: string, lead: string, sect: Tag, height: number): Block {
  const head = titleWithLead(press.setting, sect, title, lead)
  const top = head.height + TITLE_TO_BAND
  return {
    height: top + height,
    above: 0,
    place: (sheet, y) => {
      head.place(sheet, y)
      placeStripes(sheet, sect, press.analysis.colour.best, y + top, height)
    },
  }
}

function bars({ analysis, setting }: Press, sect: Tag): Block {
  const { neutrals, away } = analysis.colour
  const half = (MEASURE - GUTTER) / 2
  const isAlone = away.length === 0
  return {
    height: swatchBarHeight,
    above: 22,
    place: (sheet, y) => {
      placeSwatchBar(sheet, setting, sect, 'Neutros para a base', neutrals.slice(0, isAlone ? 6 : 4), {
        x: LEFT,
        y,
        width: isAlone ? MEASURE : half,
      })
      placeSwatchBar(sheet, setting, sect, 'Melhor longe do rosto', away.slice(0, 4), {
        x: LEFT + half + GUTTER,
        y,
        width: half,
      })
    },
  }
}
