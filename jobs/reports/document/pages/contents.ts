import { CLOTH_CONTENTS } from '#visagism/texts/cloth.ts'
import { LEFT, MEASURE, RIGHT, TOP, BOTTOM, span } from '../grid.ts'
import { INK } from '../ink.ts'
import type { PageContext } from '../page-context.ts'
import { baselineOf, drawLine, drawRule, drawText, Page, tagged, widthOf } from '../page.ts'
import { inColour, TYPE } from '../type-styles.ts'

export type ContentsEntry = { readonly anchor: string; readonly title: string; readonly page: number }

const TITLE = 'Neste guia'
const ROW = 42
/** A guide without the pages of hair has fewer rows, and a line under them. */
const FOOT = { gap: 20, rows: 58, row: 54, share: 0.64 } as const

export function contentsPage(context: PageContext, entries: readonly ContentsEntry[]): Page {
  const { setting } = context
  const { isHairHidden = false } = context.analysis
  const sheet = new Page({
    owner: context.owner,
    head: 'Sumário',
    anchors: [{ name: 'sumario', title: 'Sumário', y: 0 }],
  })
  const sect = tagged('Sect', null, { title: 'Sumário' })
  const h1 = tagged('H1', sect)
  sheet.lines(
    h1,
    setting.lines(isHairHidden ? CLOTH_CONTENTS.title : TITLE, TYPE.h1, MEASURE, { hyphens: false }),
    TYPE.h1,
    LEFT - 1.6,
    TOP - 2,
  )
  const toc = tagged('TOC', sect)
  const top = TOP + 66
  const perColumn = Math.ceil(entries.length / 2)
  const pitch = Math.min(isHairHidden ? FOOT.row : ROW, (BOTTOM - top - (isHairHidden ? FOOT.rows : 0)) / perColumn)
  const columnWidth = span(3) - 6
  const style = TYPE.h3
  entries.forEach((entry, index) => {
    const column = index < perColumn ? 0 : 1
    const x = column === 0 ? LEFT : RIGHT - columnWidth
    const y = top + (index % perColumn) * pitch
    const item = tagged('TOCI', toc)
    const link = tagged('Link', item)
    const lines = setting.lines(entry.title, style, columnWidth - 30, { hyphens: false }).slice(0, 2)
    sheet.art((pen) => drawRule(pen, x, y, columnWidth, INK.line))
    const leading = style.leading * 0.95
    const baseline = baselineOf(style, y + (pitch - style.leading - (lines.length - 1) * leading) / 2)
    sheet.link(link, { x, y, width: columnWidth, height: pitch }, entry.anchor, (pen) => {
      lines.forEach((line, row) => drawLine(pen, line, x, baseline + row * leading))
      const folio = String(entry.page)
      const folioStyle = inColour(TYPE.label, INK.wine)
      drawText(pen, folio, folioStyle, x + columnWidth - widthOf(pen, folio, folioStyle), baseline)
    })
  })
  if (isHairHidden)
    sheet.lines(
      tagged('P', sect),
      setting.lines(CLOTH_CONTENTS.foot, TYPE.small, MEASURE * FOOT.share),
      TYPE.small,
      LEFT,
      top + perColumn * pitch + FOOT.gap,
    )
  return sheet
}
