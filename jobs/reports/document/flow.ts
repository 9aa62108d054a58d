/** Running text in columns. */
import { type Line, textOf } from './break-lines.ts'
import type { Setting } from './setting.ts'
import { baselineOf, drawLine, tagged, type Page, type Tag } from './page.ts'
import type { Style } from './type-styles.ts'

export type FlowLine = {
  readonly line: Line
  readonly style: Style
  readonly tag: Tag
  /** Dropped at the top of a column. */
  readonly before: number
  /** Must not end a column. */
  readonly bound: boolean
}

/** Without widows and orphans. */
export function flowParagraphs(
  setting: Setting,
  paragraphs: readonly string[],
  style: Style,
  width: number,
  parent: Tag,
): FlowLine[] {
  return paragraphs.flatMap((text, index) => {
    const lines = setting.lines(text, style, width, { indent: index === 0 ? 0 : style.size * 1.1 })
    const tag = tagged('P', parent)
    return lines.map((line, row) => ({
      line,
      style,
      tag,
      before: 0,
      bound:
        (row === 0 && lines.length > 1) ||
        (row === lines.length - 2 && lines.length > 1) ||
        (lines.length === 3 && row < 2) ||
        line.divides,
    }))
  })
}

export const flowHeight = (lines: readonly FlowLine[]) =>
  lines.reduce((sum, { style, before }, index) => sum + style.leading + (index === 0 ? 0 : before), 0)

/** Fills `height` up to an allowed column end; takes at least one line when `force`. */
export function takeColumn(lines: readonly FlowLine[], height: number): [FlowLine[], FlowLine[]] {
  let used = 0
  let fit = 0
  for (const [index, { style, before }] of lines.entries()) {
    used += style.leading + (index === 0 ? 0 : before)
    if (used > height + 0.01) break
    fit = index + 1
  }
  if (fit === lines.length) return [[...lines], []]
  let end = fit
  while (end > 0 && lines[end - 1]?.bound) end--
  return [lines.slice(0, end), lines.slice(end)]
}

export function takeColumns(
  lines: readonly FlowLine[],
  count: number,
  height: number,
): { readonly columns: readonly (readonly FlowLine[])[]; readonly rest: readonly FlowLine[] } {
  const columns: FlowLine[][] = []
  let rest: readonly FlowLine[] = lines
  for (let column = 0; column < count; column++) {
    const [taken, left] = takeColumn(rest, height)
    columns.push(taken)
    rest = left
  }
  return { columns, rest }
}

const endsSentence = ({ line }: FlowLine) => /[.!?…:][”"’»)]*$/.test(line.runs.at(-1)?.text.trimEnd() ?? '')

/** The last break by `end` after a sentence, so that no page opens in mid-sentence; 0 if none. */
export function turnBefore(lines: readonly FlowLine[], end: number): number {
  const mayTurn = (at: number) => {
    const [last, next] = [lines[at - 1], lines[at]]
    return last !== undefined && !last.bound && (last.tag !== next?.tag || endsSentence(last))
  }
  let at = end
  while (at > 0 && !mayTurn(at)) at--
  return at
}

/** Columns of the least height. */
export function balanceColumns(
  lines: readonly FlowLine[],
  count: number,
): { readonly columns: readonly (readonly FlowLine[])[]; readonly height: number } {
  const step = lines[0]?.style.leading ?? 15
  const whole = flowHeight(lines)
  for (let height = Math.ceil(whole / count / step) * step; height < whole; height += step) {
    const { columns, rest } = takeColumns(lines, count, height)
    if (rest.length > 0) continue
    // A line alone in a column looks lost.
    const last = columns.findLast((column) => column.length > 0)
    if (count > 1 && last?.length === 1 && lines.length > 1) return balanceColumns(lines, count - 1)
    return { columns, height: Math.max(0, ...columns.map(flowHeight)) }
  }
  return { columns: [lines], height: whole }
}

/** Adjacent lines of a paragraph share one structure element. */
export function placeColumn(page: Page, column: readonly FlowLine[], x: number, y: number): void {
  let at = y
  const pieces: { tag: Tag; rows: { line: Line; baseline: number }[] }[] = []
  for (const [index, { line, style, tag, before }] of column.entries()) {
    at += index === 0 ? 0 : before
    const row = { line, baseline: baselineOf(style, at) }
    const open = pieces.at(-1)
    if (open?.tag === tag) open.rows.push(row)
    else pieces.push({ tag, rows: [row] })
    at += style.leading
  }
  page.texts.push(...column.map(({ line }) => textOf(line)))
  for (const { tag, rows } of pieces)
    page.content(tag, (pen) => rows.forEach(({ line, baseline }) => drawLine(pen, line, x, baseline)))
}
