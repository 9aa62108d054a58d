/** Colours with names and codes. */
import type { Swatch } from '#visagism/colour/swatches.ts'
import type { Block } from '../block.ts'
import type { Line } from '../break-lines.ts'
import { LEFT, MEASURE, PAGE } from '../grid.ts'
import { INK, inkOver, luminance } from '../ink.ts'
import type { Setting } from '../setting.ts'
import { drawText, tagged, widthOf, type Page, type Tag } from '../page.ts'
import { inColour, TYPE } from '../type-styles.ts'

const STRIPE_NAME = { ...TYPE.run, size: 9.4 }
const STRIPE_HEX = { ...TYPE.small, size: 9.4 }

/** @param from left end, page units; the right is the page's edge */
export function placeStripes(
  page: Page,
  parent: Tag,
  swatches: readonly Swatch[],
  y: number,
  height: number,
  from = 0,
): void {
  const width = (PAGE.width - from) / Math.max(1, swatches.length)
  const tag = tagged('P', parent)
  page.art((pen) =>
    // Overlap, so that no paper shows between.
    swatches.forEach(({ hex }, index) => pen.rect(from + index * width, y, width + 0.3, height).fill(hex)),
  )
  page.content(tag, (pen) =>
    swatches.forEach(({ name, hex }, index) => {
      const ink = inkOver(hex)
      const x = from + index * width + width / 2 + 3.4
      const bottom = y + height - 11
      pen.save().rotate(-90, { origin: [x, bottom] })
      drawText(pen, name, inColour(STRIPE_NAME, ink), x, bottom)
      drawText(pen, hex, inColour(STRIPE_HEX, ink), x + widthOf(pen, name, STRIPE_NAME) + 9, bottom)
      pen.restore()
    }),
  )
}

const BAR = 33
const BAR_LABEL = 41

export const swatchBarHeight = TYPE.h3.leading + 7 + BAR + BAR_LABEL

export function placeSwatchBar(
  page: Page,
  setting: Setting,
  parent: Tag,
  heading: string,
  swatches: readonly Swatch[],
  box: { readonly x: number; readonly y: number; readonly width: number },
): void {
  if (swatches.length === 0) return
  const { x, y } = box
  const width = box.width / swatches.length
  const top = y + TYPE.h3.leading + 7
  page.lines(tagged('H2', parent), setting.lines(heading, TYPE.h3, box.width), TYPE.h3, x, y)
  page.art((pen) => swatches.forEach(({ hex }, index) => drawSwatch(pen, hex, x + index * width, top, width, BAR)))
  const tag = tagged('P', parent)
  swatches.forEach(({ name, hex }, index) => {
    const nameLines = setting.lines(name, TYPE.tinyStrong, width - 5, { hyphens: false }).slice(0, 2)
    const at = x + index * width
    const below = page.lines(tag, nameLines, TYPE.tinyStrong, at, top + BAR + 4)
    page.lines(tag, setting.lines(hex, TYPE.tiny, width), TYPE.tiny, at, below)
  })
}

const CELL_STYLE = { ...TYPE.tinyStrong, size: 7.7, leading: 9.6 }
const HEX_STYLE = { ...TYPE.tiny, size: 7.4, leading: 9.6 }
const COLUMNS = 8
const CHIP = 17

type Cell = { readonly hex: string; readonly name: readonly Line[]; readonly code: readonly Line[] }
type PaletteRow = { readonly cells: readonly Cell[]; readonly height: number }

/** Eight per row, on one page. */
export function paletteBlock(setting: Setting, parent: Tag, heading: string, swatches: readonly Swatch[]): Block {
  const gap = 5
  const width = (MEASURE - gap * (COLUMNS - 1)) / COLUMNS
  const rows: PaletteRow[] = []
  for (let from = 0; from < swatches.length; from += COLUMNS) {
    const cells = swatches.slice(from, from + COLUMNS).map(({ name, hex }) => ({
      hex,
      name: setting.lines(name, CELL_STYLE, width, { hyphens: false }).slice(0, 2),
      code: setting.lines(hex, HEX_STYLE, width),
    }))
    const lines = Math.max(...cells.map((cell) => cell.name.length + 1))
    rows.push({ cells, height: CHIP + 3 + lines * CELL_STYLE.leading + 5 })
  }
  const headTag = tagged('H2', parent)
  const listTag = tagged('L', parent)
  const head = setting.lines(heading, TYPE.h2, MEASURE)
  const headHeight = head.length * TYPE.h2.leading + (head.length > 0 ? 8 : 0)
  return {
    height: headHeight + rows.reduce((sum, row) => sum + row.height, 0),
    above: 24,
    place: (page, y) => {
      page.lines(headTag, head, TYPE.h2, LEFT, y)
      let at = y + headHeight
      for (const row of rows) {
        row.cells.forEach((cell, column) => {
          const [x, top] = [LEFT + column * (width + gap), at]
          page.art((pen) => drawSwatch(pen, cell.hex, x, top, width, CHIP))
          const tag = tagged('LBody', tagged('LI', listTag))
          const below = page.lines(tag, cell.name, CELL_STYLE, x, top + CHIP + 3)
          page.lines(tag, cell.code, HEX_STYLE, x, below)
        })
        at += row.height
      }
    },
  }
}

/** The palest get an edge to stand out. */
export function drawSwatch(
  pen: PDFKit.PDFDocument,
  hex: string,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  pen.rect(x, y, width, height).fill(hex)
  if (luminance(hex) < 0.86) return
  pen
    .save()
    .lineWidth(0.6)
    .rect(x + 0.3, y + 0.3, width - 0.6, height - 0.6)
    .stroke(INK.line)
    .restore()
}
