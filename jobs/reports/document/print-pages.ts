/** Yields to the event loop between pages. */
import { setImmediate as breathe } from 'node:timers/promises'
import { BRAND } from '#contract/brand.ts'
import { LEFT, PAGE, RIGHT, px } from './grid.ts'
import { INK } from './ink.ts'
import { drawMark } from './brand-mark.ts'
import { drawText, widthOf, type Pen, type Page, type Tag } from './page.ts'
import { TYPE } from './type-styles.ts'

/** Size in points, and what is on every page. */
export type PageForm = {
  readonly width: number
  readonly height: number
  readonly furniture: (pen: Pen, page: Page, number: number, orderNumber: string) => void
}

export type PrintOptions = {
  readonly orderNumber: string
  /** A4 by default. */
  readonly form?: PageForm
  readonly onPage?: (done: number, of: number) => Promise<void> | void
}

export async function printPages(pen: Pen, pages: readonly Page[], options: PrintOptions): Promise<void> {
  const { width, height: usual, furniture } = options.form ?? A4
  const elements = new Map<Tag, PDFKit.PDFStructureElement>()
  const root = pen.struct('Document')
  pen.addStructure(root)
  for (const [index, page] of pages.entries()) {
    const { ground = INK.paper, anchors = [], height = usual } = page.options
    pen.addPage({ size: [width, height], margin: 0 })
    for (const { name, title, y } of anchors) {
      pen.addNamedDestination(name, 'XYZ', 0, Math.max(0, y - 40), null)
      pen.outline.addItem(title)
    }
    artifact(pen, () => pen.rect(0, 0, width, height).fill(ground))
    for (const { tag, draw, link } of page.marks) {
      if (!tag) {
        artifact(pen, () => draw(pen))
        continue
      }
      const element = elementOf(pen, tag, root, elements).add(() => draw(pen))
      if (!link) continue
      const { area } = link
      // pdfkit reads structParent, but its types lack it.
      const annotation: PDFKit.Mixins.AnnotationOption & { structParent: PDFKit.PDFStructureElement } = {
        structParent: element,
      }
      if (/^https?:|^mailto:/.test(link.to)) pen.link(area.x, area.y, area.width, area.height, link.to, annotation)
      else pen.goTo(area.x, area.y, area.width, area.height, link.to, annotation)
    }
    artifact(pen, () => furniture(pen, page, index + 1, options.orderNumber), 'Pagination')
    await options.onPage?.(index + 1, pages.length)
    await breathe()
  }
}

/** Created under its parent on first use. */
function elementOf(
  pen: Pen,
  tag: Tag,
  root: PDFKit.PDFStructureElement,
  elements: Map<Tag, PDFKit.PDFStructureElement>,
): PDFKit.PDFStructureElement {
  const made = elements.get(tag)
  if (made) return made
  const element = pen.struct(tag.role, {
    ...(tag.title === undefined ? {} : { title: tag.title }),
    ...(tag.alt === undefined ? {} : { alt: tag.alt }),
    ...(tag.actual === undefined ? {} : { actual: tag.actual }),
    ...(tag.scope === undefined ? {} : { scope: tag.scope }),
  })
  const parent = tag.parent ? elementOf(pen, tag.parent, root, elements) : root
  parent.add(element)
  elements.set(tag, element)
  return element
}

function artifact(pen: Pen, draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
  pen.markContent('Artifact', { type })
  draw()
  pen.endMarkedContent()
}

function drawFurniture(pen: Pen, page: Page, number: number, orderNumber: string): void {
  const { owner = '', head = '', foot = true } = page.options
  const headLine = px(42) + 8.6
  drawText(pen, owner, TYPE.run, LEFT, headLine)
  if (head !== '') drawText(pen, head, TYPE.run, RIGHT - widthOf(pen, head, TYPE.run), headLine)
  if (!foot) return
  const footLine = PAGE.height - px(40) - 3.4
  drawMark(pen, LEFT + 1.5, footLine - 8.7, 12, INK.ink3)
  drawText(pen, `${BRAND.name}, pedido ${orderNumber}`, TYPE.run, LEFT + 18, footLine)
  const folio = String(number)
  drawText(pen, folio, TYPE.folio, RIGHT - widthOf(pen, folio, TYPE.folio), footLine)
}

const A4: PageForm = { ...PAGE, furniture: drawFurniture }
