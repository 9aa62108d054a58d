import { contactTexts } from '../document/pages/contact.ts'
import { INK } from '../document/ink.ts'
import type { PageContext } from '../document/page-context.ts'
import { baselineOf, drawRule, drawText, Page, tagged, type Tag } from '../document/page.ts'
import { fitWhole, textPiece } from './phone-text.ts'
import { PHONE_TYPE } from './phone-type.ts'
import { EDGE, LINE, SCREEN_TOP } from './screen.ts'
import { stackScreens, type Piece } from './stack-screens.ts'

const ROW = 48

export function contactScreens(context: PageContext): Page[] {
  const { setting, owner } = context
  const { head, title, lead, sections, links } = contactTexts(context)
  const sect = tagged('Sect', null, { title: head })
  const heading = fitWhole(setting, title, [PHONE_TYPE.h1], 4)
  const h1 = tagged('H1', sect)
  const opening: Piece = {
    height: heading.height,
    above: 0,
    place: (page, y) => void page.lines(h1, heading.lines, heading.style, EDGE - 1, Math.max(y, SCREEN_TOP)),
  }
  const pieces: Piece[] = [
    opening,
    textPiece(setting, sect, { heading: '', paragraphs: [lead] }, PHONE_TYPE.lead),
    ...sections.map((section) => textPiece(setting, sect, section)),
    linksPiece(sect, links),
  ]
  return stackScreens(pieces).map(({ placed, height }, index) => {
    const page = new Page({
      owner,
      head,
      height,
      anchors: index === 0 ? [{ name: 'contato', title: head, y: 0 }] : [],
    })
    for (const { block, y } of placed) block.place(page, y)
    return page
  })
}

function linksPiece(sect: Tag, links: ReturnType<typeof contactTexts>['links']): Piece {
  const list = tagged('L', sect)
  return {
    height: links.length * ROW,
    above: 24,
    place: (page, y) =>
      links.forEach(({ words, to }, index) => {
        const top = y + index * ROW
        const tag = tagged('Link', tagged('LBody', tagged('LI', list)))
        page.art((pen) => drawRule(pen, EDGE, top, LINE, INK.line))
        page.link(tag, { x: EDGE, y: top, width: LINE, height: ROW }, to, (pen) =>
          drawText(pen, words, PHONE_TYPE.link, EDGE, baselineOf(PHONE_TYPE.link, top + 12)),
        )
      }),
  }
}
