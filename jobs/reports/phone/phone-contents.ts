/** Rows tall enough for a thumb. */
import { CLOTH_CONTENTS } from '#visagism/texts/cloth.ts'
import type { ContentsEntry } from '../document/pages/contents.ts'
import { INK } from '../document/ink.ts'
import type { PageContext } from '../document/page-context.ts'
import { baselineOf, drawLine, drawRule, drawText, Page, tagged, widthOf } from '../document/page.ts'
import { PHONE_TYPE } from './phone-type.ts'
import { EDGE, LINE, SCREEN, SCREEN_FLOOR, SCREEN_TOP } from './screen.ts'

const ROW = 48
/** Few rows stand further apart. */
const MOST_ROW = 60
/** The line under a guide without the pages of hair. */
const FOOT = 90
const HEAD = 58

/** Sheets the contents need, on which page numbers depend. */
export const contentsScreens = (entries: number) => Math.ceil((entries * ROW + HEAD) / (SCREEN_FLOOR - SCREEN_TOP))

export function phoneContents({ setting, owner, analysis }: PageContext, entries: readonly ContentsEntry[]): Page[] {
  const sect = tagged('Sect', null, { title: 'Sumário' })
  const h1 = tagged('H1', sect)
  const toc = tagged('TOC', sect)
  const screens = contentsScreens(entries.length)
  const rows = Math.ceil((entries.length + 1) / screens)
  const room = SCREEN_FLOOR - SCREEN_TOP - (analysis.isHairHidden ? FOOT : 0)
  const pitch = Math.min(MOST_ROW, Math.max(ROW, room / rows))
  return Array.from({ length: screens }, (_, screen) => {
    const isFirst = screen === 0
    const sheet = new Page({
      owner,
      head: 'Sumário',
      anchors: isFirst ? [{ name: 'sumario', title: 'Sumário', y: 0 }] : [],
    })
    if (isFirst)
      sheet.lines(
        h1,
        setting.lines(analysis.isHairHidden ? CLOTH_CONTENTS.title : 'Neste guia', PHONE_TYPE.h1, LINE),
        PHONE_TYPE.h1,
        EDGE - 1,
        SCREEN_TOP,
      )
    // The title takes one row.
    const from = isFirst ? 0 : screen * rows - 1
    const shown = entries.slice(from, (screen + 1) * rows - 1)
    shown.forEach((entry, at) => {
      const y = SCREEN_TOP + (isFirst ? HEAD : 0) + at * pitch
      const [line] = setting.lines(entry.title, PHONE_TYPE.h3, 1000, { hyphens: false })
      const style = line && line.width > LINE - 44 ? { ...PHONE_TYPE.h3, size: 16, leading: 20 } : PHONE_TYPE.h3
      const lines = setting.lines(entry.title, style, LINE - 44, { hyphens: false }).slice(0, 2)
      const link = tagged('Link', tagged('TOCI', toc))
      sheet.art((pen) => drawRule(pen, EDGE, y, LINE, INK.line))
      const first = baselineOf(style, y + (pitch - lines.length * style.leading) / 2)
      sheet.link(link, { x: 0, y, width: SCREEN.width, height: pitch }, entry.anchor, (pen) => {
        lines.forEach((row, n) => drawLine(pen, row, EDGE, first + n * style.leading))
        const folio = String(entry.page)
        drawText(
          pen,
          folio,
          PHONE_TYPE.label,
          SCREEN.width - EDGE - widthOf(pen, folio, PHONE_TYPE.label),
          baselineOf(PHONE_TYPE.label, y + (pitch - PHONE_TYPE.label.leading) / 2),
        )
      })
    })
    const foot = setting.lines(CLOTH_CONTENTS.foot, PHONE_TYPE.quiet, LINE)
    const below = SCREEN_TOP + (isFirst ? HEAD : 0) + shown.length * pitch + 20
    const isLast = screen === screens - 1
    if (analysis.isHairHidden && isLast && below + foot.length * PHONE_TYPE.quiet.leading <= SCREEN_FLOOR)
      sheet.lines(tagged('P', sect), foot, PHONE_TYPE.quiet, EDGE, below)
    return sheet
  })
}
