/**
 * A page before it is printed: what stands on it, in reading order, each with its place in the document's structure.
 * Layout fills sheets without drawing; printing them later gives page numbers to the contents and leaves the event loop free.
 */
import type { Line } from './break-lines.ts'
import type { Style } from './type-styles.ts'

export type Pen = PDFKit.PDFDocument
export type Draw = (pen: Pen) => void

export type Role =
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'BlockQuote'
  | 'L'
  | 'LI'
  | 'LBody'
  | 'Lbl'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure'
  | 'Caption'
  | 'Note'
  | 'TOC'
  | 'TOCI'
  | 'Link'

/** An element of the structure tree. The same object on two pages is one element continued. */
export type Tag = {
  readonly role: Role
  readonly parent: Tag | null
  readonly title?: string
  readonly alt?: string
  /** What is said in place of what stands there. */
  readonly actual?: string
  readonly scope?: 'Column' | 'Row'
}

export const tagged = (role: Role, parent: Tag | null, more: Omit<Tag, 'role' | 'parent'> = {}): Tag => ({
  role,
  parent,
  ...more,
})

/** A place on the page that leads to an anchor. */
export type LinkArea = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

export type Mark = {
  readonly tag: Tag | null
  readonly draw: Draw
  readonly link?: { readonly area: LinkArea; readonly to: string }
}

export type SheetOptions = {
  /** Left of the running head; empty on pages that carry none. */
  readonly owner?: string
  /** Right of the running head. */
  readonly head?: string
  /** Whether the mark, the order number and the page number stand at the foot. */
  readonly foot?: boolean
  /** Names other pages link to, and their lines in the outline. */
  readonly anchors?: readonly { readonly name: string; readonly title: string; readonly y: number }[]
  readonly ground?: string
  /** In points, where a page is not as tall as the others of its edition. */
  readonly height?: number
}

export class Sheet {
  readonly marks: Mark[] = []
  readonly options: SheetOptions

  constructor(options: SheetOptions = {}) {
    this.options = options
  }

  /** Something to be read: text, a figure. */
  content(tag: Tag, draw: Draw): void {
    this.marks.push({ tag, draw })
  }

  /** Something to be read that leads to the anchor `to`. */
  link(tag: Tag, area: LinkArea, to: string, draw: Draw): void {
    this.marks.push({ tag, draw, link: { area, to } })
  }

  /** Rules, plates, ornaments: nothing for a screen reader. */
  art(draw: Draw): void {
    this.marks.push({ tag: null, draw })
  }

  /** Lines of one paragraph, the first baseline `style.leading` under `y` less the descent. Returns the bottom. */
  lines(tag: Tag, lines: readonly Line[], style: Style, x: number, y: number): number {
    if (lines.length === 0) return y
    this.content(tag, (pen) =>
      lines.forEach((line, row) => drawLine(pen, line, x, baselineOf(style, y) + row * style.leading)),
    )
    return y + lines.length * style.leading
  }
}

/** The baseline of a line whose box of `leading` starts at `y`, as a browser centres it. */
export const baselineOf = (style: Style, y: number) => y + style.leading / 2 + style.size * 0.36

export function drawLine(pen: Pen, line: Line, x: number, baseline: number): void {
  let at = x + line.indent
  line.runs.forEach(({ text, style }, index) => {
    const isLast = index === line.runs.length - 1
    // The space at the end is not seen; it keeps the words of two lines apart for who listens or searches.
    drawText(pen, isLast && !line.divides ? `${text} ` : text, style, at, baseline)
    if (!isLast || line.divides) at += widthOf(pen, text, style)
    if (!isLast || !line.divides) return
    pen.markContent('Span', { actual: SOFT_HYPHEN })
    drawText(pen, '-', style, at, baseline)
    pen.endMarkedContent()
  })
}

/** What a dividing hyphen is to a screen reader: nothing at all. */
const SOFT_HYPHEN = '\u00ad'

export function drawText(pen: Pen, text: string, style: Style, x: number, baseline: number): void {
  if (text === '') return
  pen.font(style.font, style.size).fillColor(style.colour)
  pen.text(text, x, baseline, {
    lineBreak: false,
    baseline: 'alphabetic',
    characterSpacing: (style.tracking ?? 0) * style.size,
    ...(style.tabular ? { features: ['tnum'] } : {}),
  })
}

export function widthOf(pen: Pen, text: string, style: Style): number {
  pen.font(style.font, style.size)
  const width = style.tabular ? pen.widthOfString(text, { features: ['tnum'] }) : pen.widthOfString(text)
  return width + (style.tracking ?? 0) * style.size * text.length
}

export function drawRule(pen: Pen, x: number, y: number, width: number, colour: string, weight = 0.75): void {
  pen
    .save()
    .lineWidth(weight)
    .moveTo(x, y)
    .lineTo(x + width, y)
    .stroke(colour)
    .restore()
}
