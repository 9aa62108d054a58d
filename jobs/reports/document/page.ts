/** A page before printing, in reading order. Printing later gives the contents its page numbers and frees the event loop. */
import { type Line, textOf } from './break-lines.ts'
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

/** The same object on two pages is one element continued. */
export type Tag = {
  readonly role: Role
  readonly parent: Tag | null
  readonly title?: string
  readonly alt?: string
  /** Replacement text for screen readers. */
  readonly actual?: string
  readonly scope?: 'Column' | 'Row'
}

export const tagged = (role: Role, parent: Tag | null, more: Omit<Tag, 'role' | 'parent'> = {}): Tag => ({
  role,
  parent,
  ...more,
})

/** A clickable area that leads to an anchor. */
export type LinkArea = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

export type Mark = {
  readonly tag: Tag | null
  readonly draw: Draw
  readonly link?: { readonly area: LinkArea; readonly to: string }
}

export type PageOptions = {
  /** Left of the running head. */
  readonly owner?: string
  readonly head?: string
  /** Mark, order number, page number. */
  readonly foot?: boolean
  /** Link targets, also in the outline. */
  readonly anchors?: readonly { readonly name: string; readonly title: string; readonly y: number }[]
  readonly ground?: string
  /** Points, if other than the edition's. */
  readonly height?: number
}

export class Page {
  readonly marks: Mark[] = []
  /** Of its lines, as they are placed: to find the page that a sentence stands on. */
  readonly texts: string[] = []
  readonly options: PageOptions

  constructor(options: PageOptions = {}) {
    this.options = options
  }

  /** Adds readable content: text or a figure. */
  content(tag: Tag, draw: Draw): void {
    this.marks.push({ tag, draw })
  }

  /** Adds readable content that links to the anchor `to`. */
  link(tag: Tag, area: LinkArea, to: string, draw: Draw): void {
    this.marks.push({ tag, draw, link: { area, to } })
  }

  /** Adds decoration, hidden from screen readers. */
  art(draw: Draw): void {
    this.marks.push({ tag: null, draw })
  }

  /** Returns the bottom. */
  lines(tag: Tag, lines: readonly Line[], style: Style, x: number, y: number): number {
    if (lines.length === 0) return y
    this.texts.push(...lines.map(textOf))
    this.content(tag, (pen) =>
      lines.forEach((line, row) => drawLine(pen, line, x, baselineOf(style, y) + row * style.leading)),
    )
    return y + lines.length * style.leading
  }
}

/** Centred in its line box, as browsers do. */
export const baselineOf = (style: Style, y: number) => y + style.leading / 2 + style.size * 0.36

export function drawLine(pen: Pen, line: Line, x: number, baseline: number): void {
  let at = x + line.indent
  line.runs.forEach(({ text, style }, index) => {
    const isLast = index === line.runs.length - 1
    // The space keeps words apart for screen readers and search.
    drawText(pen, isLast && !line.divides ? `${text} ` : text, style, at, baseline)
    if (!isLast || line.divides) at += widthOf(pen, text, style)
    if (!isLast || !line.divides) return
    pen.markContent('Span', { actual: SOFT_HYPHEN })
    drawText(pen, '-', style, at, baseline)
    pen.endMarkedContent()
  })
}

/** Screen readers ignore it, unlike a hyphen. */
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
