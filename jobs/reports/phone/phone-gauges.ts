/** Worded as in the chapter's table. */
import type { Table } from '#visagism/chapters/chapter.ts'
import { drawReach, gaugeSentence } from '../document/blocks/gauge.ts'
import { INK } from '../document/ink.ts'
import type { PageContext } from '../document/page-context.ts'
import { baselineOf, drawRule, drawText, tagged, widthOf, type Tag } from '../document/page.ts'
import { PHONE_TYPE } from './phone-type.ts'
import { EDGE, LINE, SCREEN } from './screen.ts'
import { notePiece, withHead } from './phone-text.ts'
import type { Piece } from './stack-screens.ts'

const HEIGHT = 92
const TICKS = [0, 0.25, 0.5, 0.75, 1] as const

export function gaugePieces({ analysis, setting }: PageContext, sect: Tag, { title, note }: Table): Piece[] {
  const gauges = analysis.face.gauges.map((gauge): Piece => {
    const tag = tagged('P', sect, { actual: gaugeSentence(gauge) })
    return {
      height: HEIGHT,
      above: 10,
      place: (page, y) => {
        page.art((pen) => drawRule(pen, EDGE, y, LINE, INK.line))
        page.content(tag, (pen) => {
          const right = SCREEN.width - EDGE - widthOf(pen, gauge.word, PHONE_TYPE.strong)
          const value = SCREEN.width - EDGE - widthOf(pen, gauge.value, PHONE_TYPE.figure)
          drawText(pen, gauge.label, PHONE_TYPE.body, EDGE, baselineOf(PHONE_TYPE.body, y + 12))
          drawText(pen, gauge.value, PHONE_TYPE.figure, value, baselineOf(PHONE_TYPE.figure, y + 8))
          drawText(pen, gauge.mean, PHONE_TYPE.quiet, EDGE, baselineOf(PHONE_TYPE.quiet, y + 64))
          drawText(pen, gauge.word, PHONE_TYPE.strong, right, baselineOf(PHONE_TYPE.strong, y + 64))
        })
        const scale = y + 50
        page.art((pen) => {
          drawRule(pen, EDGE, scale, LINE, INK.edge, 1)
          pen.save().lineWidth(1)
          for (const tick of TICKS)
            pen.moveTo(EDGE + LINE * tick, scale).lineTo(EDGE + LINE * tick, scale + (tick === 0.5 ? 9 : 5))
          pen.stroke(INK.edge)
          drawReach(pen, gauge, EDGE, LINE, scale, 5)
          pen.restore()
        })
      },
    }
  })
  const [first, ...others] = gauges
  return [
    ...(first ? [withHead(setting, sect, title, first)] : []),
    ...others,
    ...(note === undefined ? [] : [notePiece(setting, sect, note)]),
  ]
}
