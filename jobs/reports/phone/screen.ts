/** A page of the phone edition: as wide as a phone in points, so that text of 16 is read without zooming. */
import type { PageForm } from '../document/print-sheets.ts'
import { drawText, widthOf } from '../document/sheet.ts'
import { PHONE_TYPE } from './phone-type.ts'

export const SCREEN = { width: 390, height: 844 } as const
export const EDGE = 20
export const LINE = SCREEN.width - EDGE * 2
export const SCREEN_TOP = 40
/** Above the foot. */
export const SCREEN_FLOOR = 786
export const SCREEN_ROOM = SCREEN_FLOOR - SCREEN_TOP
const FOOT = 22

/**
 * How far down a page may be filled: one is as tall as a phone, and a little taller where that keeps a chapter's end from being a
 * scrap. It is read by scrolling, at the width of the screen.
 */
export const FLOORS = [SCREEN_FLOOR, 836, 888, 940] as const
/** Lower than this no page is, however little the end of a chapter says. */
const LEAST_HEIGHT = 520
/** Of a page that is filled to `bottom`. @param isLast the end of a chapter is no taller than what stands there */
export const screenHeight = (bottom: number, isLast: boolean): number =>
  Math.max(isLast ? LEAST_HEIGHT : SCREEN.height, Math.ceil(bottom) + SCREEN.height - SCREEN_FLOOR)

/** Where one is, at the foot: the chapter, the page. Nothing at the head, where a phone has its clock. */
export const SCREEN_FORM: PageForm = {
  ...SCREEN,
  furniture: (pen, { options: { head = '', foot = true, height = SCREEN.height } }, number) => {
    if (!foot) return
    drawText(pen, head, PHONE_TYPE.foot, EDGE, height - FOOT)
    const folio = String(number)
    drawText(pen, folio, PHONE_TYPE.folio, SCREEN.width - EDGE - widthOf(pen, folio, PHONE_TYPE.folio), height - FOOT)
  },
}
