/** "Três caminhos": three cuts and their comparison. */
import { plateRow, textOpener } from '../blocks/opener.ts'
import { tableBlock } from '../blocks/table.ts'
import { rowFigure, ROW_HEIGHTS, usualOpening, type OpeningFor } from '../opening.ts'

export const hairOpening: OpeningFor = (press, chapter, sect, index) => {
  const figures = chapter.figures.filter((figure) => figure.kind === 'portrait')
  const [table, ...tables] = chapter.tables
  if (figures.length < 2 || !table) return usualOpening(press, chapter, sect, index)
  return {
    heights: ROW_HEIGHTS,
    rest: { ...chapter, tables },
    usesQuote: false,
    blocks: (height) => [
      textOpener(press.setting, sect, chapter.title, chapter.lead),
      plateRow(
        press.setting,
        sect,
        figures.slice(0, 3).map((figure, at) => rowFigure(press, sect, figure, index + at)),
        height,
      ),
      tableBlock(press.setting, sect, table),
    ],
  }
}
