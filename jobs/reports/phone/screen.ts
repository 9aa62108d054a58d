/** As wide as a phone, in points, so that 16 pt text needs no zoom. */
import type { PageForm } from '../document/print-pages.ts'
import { drawText, widthOf } from '../document/page.ts'
import { PHONE_TYPE } from './phone-type.ts'

export const SCREEN = { width: 390, height: 844 } as const
export const EDGE = 20
export const LINE = SCREEN.width - EDGE * 2
export const SCREEN_TOP = 40
export const SCREEN_FLOOR = 786
export const SCREEN_ROOM = SCREEN_FLOOR - SCREEN_TOP
const FOOT = 22

/** A phone's height, or slightly more to avoid a scrap at a chapter's end. */
export const FLOORS = [SCREEN_FLOOR, 836, 888, 940] as const
const LEAST_HEIGHT = 520
/** @param isLast a chapter's last page shrinks to its content */
export const screenHeight = (bottom: number, isLast: boolean): number =>
  Math.max(isLast ? LEAST_HEIGHT : SCREEN.height, Math.ceil(bottom) + SCREEN.height - SCREEN_FLOOR)

/** The top stays empty for a phone's clock. */
export const SCREEN_FORM: PageForm = {
  ...SCREEN,
  furniture: (pen, { options: { head = '', foot = true, height = SCREEN.height } }, number) => {
    if (!foot) return
    drawText(pen, head, PHONE_TYPE.foot, EDGE, height - FOOT)
    const folio = String(number)
    drawText(pen, folio, PHONE_TYPE.folio, SCREEN.width - EDGE - widthOf(pen, folio, PHONE_TYPE.folio), height - FOOT)
  },
}
