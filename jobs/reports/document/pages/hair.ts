/** "Três caminhos": three cuts and their comparison. */
import { plateRow, textOpener } from '../blocks/opener.ts'
import { tableBlock } from '../blocks/table.ts'
import { rowFigure, ROW_HEIGHTS, usualOpening, type OpeningFor } from '../blocks/opening.ts'

export const hairOpening: OpeningFor = (context, chapter, sect, index) => {
  const figures = chapter.figures.filter((figure) => figure.kind === 'portrait')
  const [table, ...tables] = chapter.tables
  if (figures.length < 2 || !table) return usualOpening(context, chapter, sect, index)
  return {
    heights: ROW_HEIGHTS,
    rest: { ...chapter, tables },
    usesQuote: false,
    blocks: (height) => [
      textOpener(context.setting, sect, chapter.title, chapter.lead),
      plateRow(
        context.setting,
        sect,
        figures.slice(0, 3).map((figure, at) => rowFigure(context, sect, figure, index + at)),
        height,
      ),
      tableBlock(context.setting, sect, table),
    ],
  }
}
