/** "Três caminhos": three cuts and their comparison. */
import { plateRow, textOpener } from '../blocks/opener.ts'
import { placePathsRuler, readPaths, RULER_TYPES, rulerHeight } from '../blocks/paths-ruler.ts'
import { tableBlock } from '../blocks/table.ts'
import { LEFT, MEASURE } from '../grid.ts'
import { rowFigure, ROW_HEIGHTS, usualOpening, type OpeningFor } from '../blocks/opening.ts'

const LARGE = 180
const TIGHT = 3.6

export const hairOpening: OpeningFor = (context, chapter, sect, index) => {
  const figures = chapter.figures.filter((figure) => figure.kind === 'portrait')
  const [table, ...tables] = chapter.tables
  if (figures.length < 2 || !table) return usualOpening(context, chapter, sect, index)
  return {
    heights: [...ROW_HEIGHTS, 108, 98],
    rest: { ...chapter, tables },
    usesQuote: false,
    blocks: (height) => [
      textOpener(context.setting, sect, chapter.title, chapter.lead),
      {
        height: rulerHeight(RULER_TYPES),
        above: 14,
        place: (page, y) =>
          placePathsRuler(page, sect, readPaths(context.analysis), RULER_TYPES, { x: LEFT, y, width: MEASURE }),
      },
      plateRow(
        context.setting,
        sect,
        figures.slice(0, 3).map((figure, at) => rowFigure(context, sect, figure, index + at)),
        height,
      ),
      // Three faces, their ruler and their table belong on one page.
      tableBlock(context.setting, sect, table, height > LARGE ? undefined : TIGHT),
    ],
  }
}
