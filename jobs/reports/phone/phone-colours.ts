/** Colours as rows to hold up in a shop. */
import type { Swatch } from '#visagism/colour/swatches.ts'
import { PALETTE_HEADING } from '#visagism/texts/colours.ts'
import { drawSwatch } from '../document/blocks/swatches.ts'
import { inkOver } from '../document/ink.ts'
import { chunks } from '../document/blocks/opening.ts'
import type { Line } from '../document/break-lines.ts'
import type { PageContext } from '../document/page-context.ts'
import type { Setting } from '../document/setting.ts'
import { baselineOf, drawText, tagged, widthOf, type Tag } from '../document/page.ts'
import { inColour } from '../document/type-styles.ts'
import { PHONE_TYPE } from './phone-type.ts'
import { EDGE, LINE, SCREEN } from './screen.ts'
import type { Piece } from './stack-screens.ts'

type Row = Swatch & { readonly where?: string }

const HEAD = PHONE_TYPE.h2.leading + 12
const HEIGHT = { plain: 50, told: 54 } as const

/** Divisible between rows. */
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
    place: (page, y) => {
      page.lines(head.tag, heading, PHONE_TYPE.h2, EDGE, y)
      let at = y + top
      for (const row of rows) {
        const { name, hex, where } = row
        const [rowTop, height] = [at, heightOf(row)]
        const ink = inkOver(hex)
        const [named, coded] = [inColour(PHONE_TYPE.swatch, ink), inColour(PHONE_TYPE.code, ink)]
        const base = baselineOf(named, rowTop + (where === undefined ? (height - 22) / 2 : 5))
        page.art((pen) => drawSwatch(pen, hex, 0, rowTop, SCREEN.width, height + 0.3))
        page.content(tagged('LBody', tagged('LI', list)), (pen) => {
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

export function nearColours(
  { analysis, setting }: PageContext,
  sect: Tag,
  title: string,
  rows: readonly (readonly string[])[],
): Piece[] {
  const { best, neutrals, away } = analysis.colour
  const told = rows.map(([name = '', hex = '#000000', where]): Row => ({ name, hex, ...(where ? { where } : {}) }))
  return [
    ...colourRows(setting, sect, title, told.length > 0 ? told : best),
    ...colourPairs(setting, sect, 'Neutros para a base', neutrals),
    ...colourPairs(setting, sect, 'Melhor longe do rosto', away),
  ]
}

export function colourFamily({ analysis, setting }: PageContext, sect: Tag): Piece[] {
  const { season, palette } = analysis.colour
  return colourPairs(setting, sect, season ? PALETTE_HEADING.whole : PALETTE_HEADING.tried, palette)
}

type Cell = { readonly hex: string; readonly name: readonly Line[]; readonly tag: Tag }
type PairRow = { readonly cells: readonly Cell[]; readonly height: number }
const HALF = SCREEN.width / 2
const CELL = { left: EDGE, inner: 12, top: 8, bottom: 9 } as const
const CODE_LEADING = 21

/** In pairs, divisible between rows. */
function colourPairs(setting: Setting, sect: Tag, text: string, swatches: readonly Swatch[]): Piece[] {
  if (swatches.length === 0) return []
  const list = tagged('L', sect)
  const rows = chunks(swatches, 2).map((pair): PairRow => {
    const cells = pair.map(({ name, hex }, at): Cell => {
      const style = inColour(PAIR_NAME, inkOver(hex))
      const width = at === 0 ? HALF - EDGE - CELL.inner / 2 : HALF - EDGE - CELL.inner
      return {
        hex,
        name: setting.lines(name, style, width, { hyphens: false }),
        tag: tagged('LBody', tagged('LI', list)),
      }
    })
    const lines = Math.max(...cells.map(({ name }) => name.length))
    return { cells, height: CELL.top + lines * PAIR_NAME.leading + CODE_LEADING + CELL.bottom }
  })
  return [pairsPiece(setting, { text, tag: tagged('H2', sect) }, rows)]
}

const PAIR_NAME = { ...PHONE_TYPE.swatch, leading: 20 }

function pairsPiece(
  setting: Setting,
  head: { readonly text: string; readonly tag: Tag },
  rows: readonly PairRow[],
): Piece {
  const heading = head.text === '' ? [] : setting.lines(head.text, PHONE_TYPE.h2, LINE, { balanced: true })
  const top = heading.length === 0 ? 0 : (heading.length - 1) * PHONE_TYPE.h2.leading + HEAD
  return {
    height: top + rows.reduce((sum, { height }) => sum + height, 0),
    above: 28,
    place: (page, y) => {
      page.lines(head.tag, heading, PHONE_TYPE.h2, EDGE, y)
      let at = y + top
      for (const { cells, height } of rows) {
        const rowTop = at
        cells.forEach(({ hex, name, tag }, column) => {
          const left = column * HALF
          const style = inColour(PAIR_NAME, inkOver(hex))
          const x = column === 0 ? EDGE : HALF + CELL.inner
          page.art((pen) => drawSwatch(pen, hex, left, rowTop, HALF + (column === 0 ? 0.3 : 0), height + 0.3))
          const below = page.lines(tag, name, style, x, rowTop + CELL.top)
          const code = inColour(PHONE_TYPE.code, inkOver(hex))
          page.content(tag, (pen) => drawText(pen, ` ${hex} `.trimStart(), code, x, baselineOf(code, below - 1)))
        })
        at += height
      }
    },
    split: (room) => {
      let used = top
      let count = 0
      for (const { height } of rows) {
        if (used + height > room) break
        used += height
        count++
      }
      if (count < 2 || count >= rows.length) return null
      return [
        pairsPiece(setting, head, rows.slice(0, count)),
        pairsPiece(setting, { ...head, text: '' }, rows.slice(count)),
      ]
    },
  }
}
