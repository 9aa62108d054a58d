/** Terms and meanings in three columns. */
import type { Block } from '../block.ts'
import { balanceColumns, placeColumn, takeColumns, type FlowLine } from '../flow.ts'
import { columnAt, span } from '../grid.ts'
import type { Setting } from '../setting.ts'
import { tagged, type Tag } from '../page.ts'
import { TYPE } from '../type-styles.ts'

export type Entry = {
  readonly term: string
  readonly meaning: string
}

const COLUMNS = 3
const WIDTH = span(2) - 6
const BETWEEN = 5
/** Lines; longer entries may be divided. */
const LONGEST_WHOLE = 6
const TERM = { ...TYPE.bodyStrong, size: 9.1, leading: 12.25 }
const MEANING = { ...TYPE.bodyQuiet, size: 8.8, leading: 12.25 }

export function entriesBlock(setting: Setting, parent: Tag, entries: readonly Entry[]): Block {
  const list = tagged('L', parent)
  const lines = entries.flatMap(({ term, meaning }, index): FlowLine[] => {
    const tag = tagged('LBody', tagged('LI', list))
    const parts = setting.labelled(`${term.replace(/\.$/, '')}. `, TERM, meaning, MEANING, WIDTH)
    const isLong = parts.length > LONGEST_WHOLE
    return parts.map((line, row) => ({
      line,
      style: MEANING,
      tag,
      before: row === 0 && index > 0 ? BETWEEN : 0,
      bound: row < parts.length - 1 && (!isLong || row === 0 || row === parts.length - 2),
    }))
  })
  return block(lines)
}

function block(lines: readonly FlowLine[]): Block {
  const text = balanceColumns(lines, COLUMNS)
  return {
    height: text.height,
    above: 26,
    place: (page, y) => text.columns.forEach((column, index) => placeColumn(page, column, columnAt(index * 2), y)),
    split: (room) => {
      const { columns, rest } = takeColumns(lines, COLUMNS, room)
      if (room < 120 || rest.length === 0 || columns.some((column) => column.length === 0)) return null
      return [block(columns.flat()), block(rest)]
    },
  }
}
