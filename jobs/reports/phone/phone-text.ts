/** One column; lists and tables become entries. */
import type { Section, Table } from '#visagism/chapters/chapter.ts'
import type { ChapterId } from '#visagism/knowledge/chapter-ids.ts'
import type { Reasoned } from '#visagism/knowledge/reasoned.ts'
import type { Line } from '../document/break-lines.ts'
import { flowHeight, flowParagraphs, placeColumn, takeColumn, turnBefore, type FlowLine } from '../document/flow.ts'
import { INK } from '../document/ink.ts'
import type { Setting } from '../document/setting.ts'
import { baselineOf, drawRule, drawText, tagged, type Page, type Tag } from '../document/page.ts'
import type { Style } from '../document/type-styles.ts'
import { PHONE_TYPE } from './phone-type.ts'
import { EDGE, LINE, SCREEN } from './screen.ts'
import type { Piece } from './stack-screens.ts'

const BETWEEN = 24
const PARAGRAPHS_APART = 9
const HEAD_TO_TEXT = 6
const LEAST_LINES = 3
const ROW = PHONE_TYPE.quiet.leading

/** The largest of `styles` that fits `most` lines, else the last, uncut. */
export function fitWhole(
  setting: Setting,
  text: string,
  styles: readonly [Style, ...Style[]],
  most: number,
  width = LINE,
): { readonly lines: readonly Line[]; readonly style: Style; readonly height: number } {
  let style: Style = styles[0]
  let lines: readonly Line[] = []
  for (style of styles) {
    lines = setting.lines(text, style, width, { balanced: true })
    if (lines.length <= most) break
  }
  return { lines, style, height: lines.length * style.leading }
}

/** Divided only where a line ends a sentence. */
export function textPiece(
  setting: Setting,
  parent: Tag,
  { heading, paragraphs }: Section,
  style: Style = PHONE_TYPE.body,
): Piece {
  const head = tagged('H2', parent)
  const headLines = setting.lines(heading, PHONE_TYPE.h2, LINE, { balanced: true })
  const opening: FlowLine[] = headLines.map((line) => ({
    line,
    style: PHONE_TYPE.h2,
    tag: head,
    before: 0,
    bound: true,
  }))
  const text = paragraphs.flatMap((paragraph, index) =>
    flowParagraphs(setting, [paragraph], style, LINE, parent).map((line, row) => ({
      ...line,
      before: row > 0 ? 0 : index > 0 ? PARAGRAPHS_APART : headLines.length > 0 ? HEAD_TO_TEXT : 0,
    })),
  )
  return flowPiece([...opening, ...text], headLines.length > 0 ? BETWEEN : PARAGRAPHS_APART)
}

function flowPiece(lines: readonly FlowLine[], above: number): Piece {
  return {
    height: flowHeight(lines),
    above,
    place: (page, y) => placeColumn(page, lines, EDGE, y),
    split: (room) => {
      const [fitting] = takeColumn(lines, room)
      const end = turnBefore(lines, fitting.length)
      if (end < LEAST_LINES || lines.length - end < 2) return null
      return [flowPiece(lines.slice(0, end), above), flowPiece(lines.slice(end), 0)]
    },
  }
}

export function pullPiece(setting: Setting, parent: Tag, text: string): Piece {
  const { lines, style, height } = fitWhole(setting, text, [PHONE_TYPE.pull], 9)
  const tag = tagged('BlockQuote', parent)
  return { height: height + 4, above: 20, place: (page, y) => void page.lines(tag, lines, style, EDGE, y) }
}

type Entry = { readonly height: number; readonly place: (page: Page, y: number, isFirst: boolean) => void }
type Ground = 'paper' | 'sand'

/** Never divided after the heading. */
function entriesPiece(
  head: { readonly lines: readonly Line[]; readonly tag: Tag },
  entries: readonly Entry[],
  ground: Ground = 'paper',
): Piece {
  const pad = ground === 'sand' ? 18 : 0
  const headHeight = head.lines.length === 0 ? 0 : head.lines.length * PHONE_TYPE.h2.leading + HEAD_TO_TEXT + 3
  const height = pad * 2 + headHeight + entries.reduce((sum, entry) => sum + entry.height, 0)
  return {
    height,
    above: BETWEEN,
    place: (page, y) => {
      if (ground === 'sand') page.art((pen) => void pen.rect(0, y, SCREEN.width, height).fill(INK.sand))
      page.lines(head.tag, head.lines, PHONE_TYPE.h2, EDGE, y + pad)
      let at = y + pad + headHeight
      entries.forEach((entry, index) => {
        entry.place(page, at, index === 0)
        at += entry.height
      })
    },
    split: (room) => {
      let used = pad * 2 + headHeight
      let count = 0
      for (const entry of entries) {
        if (used + entry.height > room) break
        used += entry.height
        count++
      }
      // Leave no single entry for the next page.
      if (entries.length - count === 1) count--
      if (count < 1 || count >= entries.length) return null
      // On sand, keep at least two entries together.
      if (ground === 'sand' && count < 2) return null
      return [
        entriesPiece(head, entries.slice(0, count), ground),
        entriesPiece({ ...head, lines: [] }, entries.slice(count), ground),
      ]
    },
  }
}

const PADDING = { top: 8, bottom: 9 } as const
const SAND_RULE = '#DBC7B4'

/** What to avoid is on sand. */
export function advicePiece(
  setting: Setting,
  parent: Tag,
  title: string,
  items: readonly Reasoned[],
  ground: Ground = 'paper',
  nameOf: (chapter: ChapterId) => string | undefined = () => undefined,
): Piece {
  const list = tagged('L', parent)
  const strong = ground === 'sand' ? PHONE_TYPE.strongWine : PHONE_TYPE.strong
  const entries = items.map(({ what, why, chapter }): Entry => {
    const tag = tagged('LBody', tagged('LI', list))
    const head = chapter && nameOf(chapter)
    const whatLines = setting.lines(what, strong, LINE)
    const whyLines = why === head ? [] : setting.lines(why, PHONE_TYPE.quiet, LINE)
    const rows = whatLines.length + whyLines.length + (head === undefined ? 0 : 1)
    return {
      height: PADDING.top + rows * ROW + PADDING.bottom,
      place: (page, y) => {
        page.art((pen) => drawRule(pen, EDGE, y, LINE, ground === 'sand' ? SAND_RULE : INK.line))
        const below = page.lines(tag, whatLines, strong, EDGE, y + PADDING.top)
        const end = page.lines(tag, whyLines, PHONE_TYPE.quiet, EDGE, below)
        if (chapter && head !== undefined)
          page.link(tagged('Link', tag), { x: EDGE, y: end, width: LINE, height: ROW }, chapter, (pen) =>
            drawText(pen, head, PHONE_TYPE.link, EDGE, baselineOf(PHONE_TYPE.link, end)),
          )
      },
    }
  })
  return entriesPiece(headOf(setting, parent, title), entries, ground)
}

const headOf = (setting: Setting, parent: Tag, title: string) => ({
  lines: setting.lines(title, PHONE_TYPE.h2, LINE, { balanced: true }),
  tag: tagged('H2', parent),
})

const CHIP = 22

/** Each row's name, then its cells: with column names, or on one line where every row's fit. */
export function tablePieces(setting: Setting, parent: Tag, { title, columns, rows, note }: Table): Piece[] {
  const list = tagged('L', parent)
  const isPair = columns.length < 3
  const alone = rows.map(([, ...cells]) => setting.lines(cells.join(' · '), PHONE_TYPE.quiet, LINE))
  const fitsOneLine = alone.every(({ length }) => length === 1)
  const entries = rows.map(([name = '', ...cells], at): Entry => {
    const tag = tagged('LBody', tagged('LI', list))
    const nameLines = setting.lines(name, PHONE_TYPE.strong, LINE)
    const lines = isPair
      ? cells.flatMap((cell) => setting.lines(cell, PHONE_TYPE.quiet, LINE))
      : fitsOneLine
        ? (alone[at] ?? [])
        : cellLines(setting, columns.slice(1), cells)
    const height = (nameLines.length + lines.length) * ROW
    const colours = [name, ...cells].flatMap((cell) => cell.match(/#[0-9A-F]{6}\b/gi) ?? [])
    return {
      height: PADDING.top + height + PADDING.bottom,
      place: (page, y) => {
        page.art((pen) => drawRule(pen, EDGE, y, LINE, INK.line))
        const below = page.lines(tag, nameLines, PHONE_TYPE.strong, EDGE, y + PADDING.top)
        page.lines(tag, lines, PHONE_TYPE.quiet, EDGE, below)
        page.art((pen) =>
          colours.forEach((hex, index) =>
            pen
              .rect(SCREEN.width - EDGE - (colours.length - index) * (CHIP + 4) + 4, y + PADDING.top + 1, CHIP, CHIP)
              .fill(hex),
          ),
        )
      },
    }
  })
  const head = headOf(setting, parent, title)
  // All headings: the first alone would look like a heading without text.
  const heads = columns.filter((column) => column !== '')
  const named = heads.length > 1 ? heads.join(' · ') : ''
  const caption = named === '' ? null : columnsEntry(setting, parent, named)
  const table = entriesPiece(head, caption ? [joined(caption, entries[0]), ...entries.slice(1)] : entries)
  return note === undefined ? [table] : [table, notePiece(setting, parent, note)]
}

export const ROW_LABEL: Style = { ...PHONE_TYPE.label, size: 16, leading: ROW }

export function glossaryPiece(setting: Setting, parent: Tag, title: string, items: readonly Reasoned[]): Piece {
  const list = tagged('L', parent)
  const entries = items.map(({ what, why }): Entry => {
    const tag = tagged('LBody', tagged('LI', list))
    const lines = setting.labelled(what, PHONE_TYPE.strong, why, PHONE_TYPE.quiet, LINE)
    return {
      height: lines.length * ROW + 6,
      place: (page, y) => void page.lines(tag, lines, PHONE_TYPE.quiet, EDGE, y),
    }
  })
  return entriesPiece(headOf(setting, parent, title), entries)
}

/** Groups rows by their second column: its value once, then all items. */
export function groupedPieces(setting: Setting, parent: Tag, { title, columns, rows, note }: Table): Piece[] {
  const named = columns.filter((column) => column !== '').join(' · ')
  const captionTag = tagged('Caption', parent)
  const caption = setting
    .lines(named, PHONE_TYPE.captionWine, LINE)
    .map((line) => ({ line, style: PHONE_TYPE.captionWine, tag: captionTag, before: 0, bound: true }))
  const groups = [...Map.groupBy(rows, ([, word = '']) => word)].map(([word, members], at): Piece => {
    const names = members.map(([name = '']) => name).join('; ')
    const lines = setting.labelled(`${word}:`, ROW_LABEL, `${names}.`, PHONE_TYPE.quiet, LINE)
    const text = boundLines(lines, PHONE_TYPE.quiet, tagged('P', parent))
    return flowPiece(at === 0 ? [...caption, ...text] : text, PARAGRAPHS_APART)
  })
  const [first, ...others] = groups
  return [
    ...(first ? [withHead(setting, parent, title, first)] : []),
    ...others,
    ...(note === undefined ? [] : [notePiece(setting, parent, note)]),
  ]
}

/** Without widows and orphans. */
const boundLines = (lines: readonly Line[], style: Style, tag: Tag): FlowLine[] =>
  lines.map((line, at) => ({ line, style, tag, before: 0, bound: at === 0 || at === lines.length - 2 }))

/** The column names, once above the rows. */
function columnsEntry(setting: Setting, parent: Tag, text: string): Entry {
  const tag = tagged('Caption', parent)
  const lines = setting.lines(text, PHONE_TYPE.captionWine, LINE)
  return {
    height: lines.length * PHONE_TYPE.captionWine.leading + 6,
    place: (page, y) => void page.lines(tag, lines, PHONE_TYPE.captionWine, EDGE, y - 4),
  }
}

/** Two entries that no page separates. */
function joined(a: Entry, b: Entry | undefined): Entry {
  if (!b) return a
  return {
    height: a.height + b.height,
    place: (page, y, isFirst) => {
      a.place(page, y, isFirst)
      b.place(page, y + a.height, false)
    },
  }
}

export function notePiece(setting: Setting, parent: Tag, text: string): Piece {
  const lines = setting.lines(text, PHONE_TYPE.quiet, LINE)
  const tag = tagged('Note', parent)
  return {
    height: lines.length * PHONE_TYPE.quiet.leading,
    above: 14,
    place: (page, y) => void page.lines(tag, lines, PHONE_TYPE.quiet, EDGE, y),
  }
}

export function originPiece(setting: Setting, parent: Tag, text: string): Piece {
  const lines = setting.labelled('De onde vem.', PHONE_TYPE.strong, text, PHONE_TYPE.quiet, LINE)
  const tag = tagged('Note', parent)
  return {
    height: 14 + lines.length * PHONE_TYPE.quiet.leading,
    above: BETWEEN,
    place: (page, y) => {
      page.art((pen) => drawRule(pen, EDGE, y, LINE, INK.line))
      page.lines(tag, lines, PHONE_TYPE.quiet, EDGE, y + 14)
    },
  }
}

/** A heading is never separated from its first piece. */
export function withHead(setting: Setting, parent: Tag, title: string, piece: Piece): Piece {
  return underHead(textPiece(setting, parent, { heading: title, paragraphs: [] }), piece)
}

function underHead(head: Piece, piece: Piece): Piece {
  const top = head.height + 8
  return {
    height: top + piece.height,
    above: BETWEEN,
    place: (page, y) => {
      head.place(page, y)
      piece.place(page, y + top)
    },
    split: (room) => {
      const parts = piece.split?.(room - top)
      return parts ? [underHead(head, parts[0]), parts[1]] : null
    },
  }
}

/** Each cell after its column's name. */
export function cellLines(setting: Setting, columns: readonly string[], cells: readonly string[]): readonly Line[] {
  const parts = cells.flatMap((text, at) => {
    const column = columns[at] ?? ''
    const ended = at < cells.length - 1 && !/[.!?…]$/.test(text) ? `${text}.` : text
    return text === '' ? [] : [{ label: column === '' ? '' : `${column}:`, text: ended }]
  })
  return setting.labelledAll(parts, ROW_LABEL, PHONE_TYPE.quiet, LINE)
}
