/** Advice with reasons; what to avoid is on sand. */
import type { ReasonedList, Reasoned } from '#visagism/knowledge/reasoned.ts'
import type { Block } from '../block.ts'
import type { Line } from '../break-lines.ts'
import { columnAt, LEFT, MEASURE, PAGE, span } from '../grid.ts'
import { INK } from '../ink.ts'
import type { Setting } from '../setting.ts'
import { drawRule, tagged, type Tag } from '../page.ts'
import { inColour, TYPE, type Style } from '../type-styles.ts'

type Ground = 'paper' | 'sand'
/** Two columns beside a rail with the title, or three under it. */
export type Spread = 'railed' | 'wide'

type Cell = {
  readonly what: readonly Line[]
  readonly why: readonly Line[]
  readonly tag: Tag
  readonly height: number
}
type Row = { readonly cells: readonly Cell[]; readonly height: number }
type ListBand = {
  readonly heading: readonly Line[]
  readonly headTag: Tag
  readonly rows: readonly Row[]
  readonly ground: Ground
  readonly spread: Spread
  readonly quiet: Style
  readonly white: Padding
}

const CELL = span(2)
type Padding = { readonly top: number; readonly bottom: number }
const PADDING: Padding = { top: 7, bottom: 10 }
const SAND_PADDING = 17
const SAND_RULE = '#DBC7B4'
const HEAD_GAP = { railed: 3, wide: 7 } as const

export type ListOptions = {
  readonly ground?: Ground
  readonly spread?: Spread
  readonly quiet?: Style
  readonly white?: Padding
}

export function reasonedBlock(
  setting: Setting,
  parent: Tag,
  list: ReasonedList,
  { ground = 'paper', spread = 'railed', quiet = TYPE.bodyQuiet, white = PADDING }: ListOptions = {},
): Block {
  const listTag = tagged('L', parent)
  const cells = list.items.map((item) => cellOf(setting, listTag, item, quiet, white))
  const abreast = spread === 'wide' ? 3 : 2
  const rows: Row[] = []
  for (let index = 0; index < cells.length; index += abreast) {
    const row = cells.slice(index, index + abreast)
    rows.push({ cells: row, height: Math.max(...row.map((cell) => cell.height)) })
  }
  const heading = setting.lines(list.title, TYPE.h2, spread === 'wide' ? MEASURE : span(2) - 10, { balanced: true })
  return listBand({ heading, headTag: tagged('H2', parent), rows, ground, spread, quiet, white })
}

export const avoidBlock = (
  setting: Setting,
  parent: Tag,
  items: readonly Reasoned[],
  options: Omit<ListOptions, 'ground'> = {},
): Block => reasonedBlock(setting, parent, { title: 'Melhor deixar de lado', items }, { ...options, ground: 'sand' })

function cellOf(setting: Setting, list: Tag, { what, why }: Reasoned, quiet: Style, white: Padding): Cell {
  const whatLines = setting.lines(what, TYPE.bodyStrong, CELL - 6)
  const whyLines = setting.lines(why, quiet, CELL - 6)
  return {
    what: whatLines,
    why: whyLines,
    tag: tagged('LBody', tagged('LI', list)),
    height: white.top + whatLines.length * TYPE.bodyStrong.leading + whyLines.length * quiet.leading + white.bottom,
  }
}

function listBand(b: ListBand): Block {
  const isSand = b.ground === 'sand'
  const isWide = b.spread === 'wide'
  const pad = isSand ? SAND_PADDING : 0
  const headHeight = b.heading.length === 0 ? 0 : b.heading.length * TYPE.h2.leading + HEAD_GAP[b.spread]
  const rowsTop = pad + (isWide ? headHeight : 0)
  const rowsHeight = b.rows.reduce((sum, row) => sum + row.height, 0)
  const inner = isWide ? headHeight + rowsHeight : Math.max(headHeight + b.white.top, rowsHeight)
  const height = inner + pad * 2 - (isSand ? b.white.bottom : 0)
  return {
    height,
    above: isSand ? 24 : 20,
    place: (page, y) => {
      if (isSand) page.art((pen) => void pen.rect(0, y, PAGE.width, height).fill(INK.sand))
      const top = y + rowsTop
      if (!isWide && !isSand) page.art((pen) => drawRule(pen, LEFT, top, MEASURE, INK.line))
      page.lines(b.headTag, b.heading, TYPE.h2, LEFT, y + pad + (isWide ? -2 : b.white.top - 2))
      let at = top
      for (const [index, row] of b.rows.entries()) {
        for (const [column, cell] of row.cells.entries()) {
          const x = columnAt((isWide ? 0 : 2) + column * 2)
          const rowTop = at
          if (index > 0 || isSand || isWide)
            page.art((pen) => drawRule(pen, x, rowTop, CELL, isSand ? SAND_RULE : INK.line))
          const whatStyle = isSand ? inColour(TYPE.bodyStrong, INK.wine) : TYPE.bodyStrong
          const below = page.lines(cell.tag, cell.what, whatStyle, x, rowTop + b.white.top)
          page.lines(cell.tag, cell.why, b.quiet, x, below)
        }
        at += row.height
      }
    },
    split: (room) => {
      let used = rowsTop + pad
      let count = 0
      for (const row of b.rows) {
        if (used + row.height > room) break
        used += row.height
        count++
      }
      if (count === 0 || count >= b.rows.length || headHeight > room) return null
      return [
        listBand({ ...b, rows: b.rows.slice(0, count) }),
        listBand({ ...b, rows: b.rows.slice(count), heading: [] }),
      ]
    },
  }
}
