/** Colours as rows one can hold up in a shop: the name, the code, where it is worn. */
import type { Swatch } from '#visagism/colour/swatches.ts'
import { drawSwatch } from '../document/blocks/swatches.ts'
import { inkOver } from '../document/ink.ts'
import type { Press } from '../document/press.ts'
import type { Setting } from '../document/setting.ts'
import { baselineOf, drawText, tagged, widthOf, type Tag } from '../document/sheet.ts'
import { inColour } from '../document/type-styles.ts'
import { PHONE_TYPE } from './phone-type.ts'
import { EDGE, LINE, SCREEN } from './screen.ts'
import type { Piece } from './stack-screens.ts'

type Row = Swatch & { readonly where?: string }

const HEAD = PHONE_TYPE.h2.leading + 12
const HEIGHT = { plain: 50, told: 58 } as const

export const FAMILY_HEADING = { whole: 'A família inteira', tried: 'Quarenta e quatro para experimentar' } as const

/** Rows from edge to edge under a heading; divides between rows. */
function rowsPiece(
  setting: Setting,
  head: { readonly text: string; readonly tag: Tag },
  list: Tag,
  rows: readonly Row[],
): Piece {
  const heading = head.text === '' ? [] : setting.lines(head.text, PHONE_TYPE.h2, LINE, { balanced: true })
  const top = heading.length === 0 ? 0 : (heading.length - 1) * PHONE_TYPE.h2.leading + HEAD
  const heightOf = ({ where }: Row) => (where === undefined ? HEIGHT.plain : HEIGHT.told)
  return {
    height: top + rows.reduce((sum, row) => sum + heightOf(row), 0),
    above: 34,
    place: (sheet, y) => {
      sheet.lines(head.tag, heading, PHONE_TYPE.h2, EDGE, y)
      let at = y + top
      for (const row of rows) {
        const { name, hex, where } = row
        const [rowTop, height] = [at, heightOf(row)]
        const ink = inkOver(hex)
        const [named, coded] = [inColour(PHONE_TYPE.swatch, ink), inColour(PHONE_TYPE.code, ink)]
        const base = baselineOf(named, rowTop + (where === undefined ? (height - 22) / 2 : 7))
        sheet.art((pen) => drawSwatch(pen, hex, 0, rowTop, SCREEN.width, height + 0.3))
        sheet.content(tagged('LBody', tagged('LI', list)), (pen) => {
          drawText(pen, `${name} `, named, EDGE, base)
          drawText(pen, `${hex} `, coded, SCREEN.width - EDGE - widthOf(pen, hex, coded), base)
          if (where !== undefined) drawText(pen, where, coded, EDGE, base + 21)
        })
        at += height
      }
    },
    split: (room) => {
      let used = top
      let count = 0
      for (const row of rows) {
        if (used + heightOf(row) > room) break
        used += heightOf(row)
        count++
      }
      if (count < 2 || count >= rows.length) return null
      return [
        rowsPiece(setting, head, list, rows.slice(0, count)),
        rowsPiece(setting, { ...head, text: '' }, list, rows.slice(count)),
      ]
    },
  }
}

function colourRows(setting: Setting, sect: Tag, text: string, rows: readonly Row[]): Piece[] {
  if (rows.length === 0) return []
  return [rowsPiece(setting, { text, tag: tagged('H2', sect) }, tagged('L', sect), rows)]
}

/** The twelve with where they are worn, as their table says; neutrals; what to keep away. */
export function nearColours(
  { analysis, setting }: Press,
  sect: Tag,
  title: string,
  rows: readonly (readonly string[])[],
): Piece[] {
  const { best, neutrals, away } = analysis.colour
  const told = rows.map(([name = '', hex = '#000000', where]): Row => ({ name, hex, ...(where ? { where } : {}) }))
  return [
    ...colourRows(setting, sect, title, told.length > 0 ? told : best),
    ...colourRows(setting, sect, 'Neutros para a base', neutrals),
    ...colourRows(setting, sect, 'Melhor longe do rosto', away),
  ]
}

export function colourFamily({ analysis, setting }: Press, sect: Tag): Piece[] {
  const { season, palette } = analysis.colour
  return colourRows(setting, sect, season ? FAMILY_HEADING.whole : FAMILY_HEADING.tried, palette)
}
