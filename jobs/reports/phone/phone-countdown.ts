/** Their day first, each step under it with its date, down to today. */
import type { Countdown } from '#visagism/chapters/countdown.ts'
import type { Table } from '#visagism/chapters/chapter.ts'
import { daysBetween } from '../document/pages/countdown.ts'
import { INK } from '../document/ink.ts'
import type { Setting } from '../document/setting.ts'
import { tagged, type Tag } from '../document/page.ts'
import { inColour } from '../document/type-styles.ts'
import { tablePieces, withHead } from './phone-text.ts'
import { PHONE_TYPE, TERRACOTTA } from './phone-type.ts'
import { EDGE, LINE } from './screen.ts'
import type { Piece } from './stack-screens.ts'

const RAIL = EDGE + 9
const LEFT = EDGE + 34
const WIDTH = LINE - 34
const BELOW = 20
const DOT = 12

export function countdownPieces(
  setting: Setting,
  sect: Tag,
  table: Table,
  around: Table,
  { day, today, entries }: Countdown,
): Piece[] {
  const list = tagged('L', sect)
  const away = daysBetween(today, day)
  const steps = entries.map(({ at, when, isBooked, ...entry }, index): Piece => {
    const [, what = entry.what, how = entry.how] = table.rows[index] ?? []
    const tag = tagged('LBody', tagged('LI', list))
    const before = daysBetween(at, day)
    const isDay = index === 0
    const isLast = index === entries.length - 1
    const dated = setting.lines(
      isDay ? when : `${when}, ${before === 1 ? 'um dia' : `${before} dias`} antes`,
      inColour(PHONE_TYPE.strong, isDay ? TERRACOTTA : INK.ink2),
      WIDTH,
    )
    const [title, text] = [setting.lines(what, PHONE_TYPE.h3, WIDTH), setting.lines(how, PHONE_TYPE.quiet, WIDTH)]
    const words =
      dated.length * PHONE_TYPE.strong.leading +
      title.length * PHONE_TYPE.h3.leading +
      text.length * PHONE_TYPE.quiet.leading
    return {
      height: words + BELOW,
      above: 0,
      place: (page, y) => {
        page.art((pen) => {
          pen.save()
          if (!isLast || away > before)
            pen
              .lineWidth(1)
              .moveTo(RAIL, y + DOT)
              .lineTo(RAIL, y + words + BELOW + (isLast ? 0 : DOT))
              .stroke(INK.edge)
          if (isDay) pen.circle(RAIL, y + DOT, 8).fill(TERRACOTTA)
          else if (isBooked) pen.circle(RAIL, y + DOT, 7).fill(INK.wine)
          else
            pen
              .lineWidth(2)
              .circle(RAIL, y + DOT, 5.5)
              .fillAndStroke(INK.paper, INK.wine)
          pen.restore()
        })
        const style = inColour(PHONE_TYPE.strong, isDay ? TERRACOTTA : INK.ink2)
        const under = page.lines(tag, dated, style, LEFT, y)
        const below = page.lines(tag, title, PHONE_TYPE.h3, LEFT, under)
        page.lines(tag, text, PHONE_TYPE.quiet, LEFT, below)
      },
    }
  })
  const [first, ...others] = steps
  return [
    ...(first ? [withHead(setting, sect, table.title, first)] : []),
    ...others,
    ...tablePieces(setting, sect, around),
  ]
}
