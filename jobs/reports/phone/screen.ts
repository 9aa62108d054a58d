/** A page of the phone edition: as wide as a phone in points, so that text of 16 is read without zooming. */
import type { PageForm } from '../document/print-sheets.ts'
import { drawText, widthOf } from '../document/sheet.ts'
import { PHONE_TYPE } from './phone-type.ts'

export const SCREEN = { width: 390, height: 844 } as const
export const EDGE = 20
export const LINE = SCREEN.width - EDGE * 2
export const SCREEN_TOP = 46
/** Above the foot. */
export const SCREEN_FLOOR = 784
export const SCREEN_ROOM = SCREEN_FLOOR - SCREEN_TOP
const FOOT = SCREEN.height - 22

/** Where one is, at the foot: the chapter, the page. Nothing at the head, where a phone has its clock. */
export const SCREEN_FORM: PageForm = {
  ...SCREEN,
  furniture: (pen, { options: { head = '', foot = true } }, number) => {
    if (!foot) return
    drawText(pen, head, PHONE_TYPE.foot, EDGE, FOOT)
    const folio = String(number)
    drawText(pen, folio, PHONE_TYPE.folio, SCREEN.width - EDGE - widthOf(pen, folio, PHONE_TYPE.folio), FOOT)
  },
}
