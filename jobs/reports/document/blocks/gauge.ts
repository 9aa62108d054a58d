/** A measure on its ruler: the value, the word for it, five ticks with the mean in the middle, a dot where the person is. */
import type { Gauge } from '#visagism/gauges.ts'
import { INK } from '../ink.ts'
import type { Setting } from '../setting.ts'
import { drawLine, drawRule, drawText, baselineOf, tagged, widthOf, type Sheet, type Tag } from '../sheet.ts'
import { TYPE } from '../type-styles.ts'

/** Least distance from one to the next. */
export const GAUGE_PITCH = 71
const TICKS = [0, 0.25, 0.5, 0.75, 1] as const

/** The gauge as a sentence, for who listens: `Altura dividida pelas maçãs: 1,37, na média. A média é 1,35.` */
export const gaugeSentence = ({ label, value, word, mean }: Gauge) =>
  `${label.replace(/ ÷ (?=maçãs)/, ' dividida pelas ').replace(' ÷ ', ' dividida por ')}: ${value}, ${word}. A ${mean.replace(/^média /, 'média é ')}.`

export function placeGauge(
  sheet: Sheet,
  setting: Setting,
  parent: Tag,
  gauge: Gauge,
  x: number,
  y: number,
  width: number,
): void {
  const tag = tagged('P', parent, { actual: gaugeSentence(gauge) })
  const [label] = setting.lines(gauge.label, TYPE.small, width)
  const [mean] = setting.lines(gauge.mean, TYPE.tiny, width)
  const word = gauge.word
  sheet.art((pen) => drawRule(pen, x, y, width, INK.line))
  sheet.content(tag, (pen) => {
    drawText(pen, `${gauge.value} `, TYPE.figure, x, y + 26)
    drawText(pen, `${word} `, TYPE.smallStrong, x + width - widthOf(pen, word, TYPE.smallStrong), y + 26)
    if (label) drawLine(pen, label, x, baselineOf(TYPE.small, y + 31))
    if (mean) drawLine(pen, mean, x, baselineOf(TYPE.tiny, y + 62))
  })
  const scale = y + 51
  sheet.art((pen) => {
    drawRule(pen, x, scale, width, INK.edge)
    pen.save().lineWidth(0.75)
    for (const tick of TICKS)
      pen.moveTo(x + width * tick, scale).lineTo(x + width * tick, scale + (tick === 0.5 ? 6.75 : 3.75))
    pen.stroke(INK.edge)
    pen.circle(x + width * Math.min(1, Math.max(0, gauge.position)), scale, 3.4).fill(INK.wine)
    pen.restore()
  })
}

export type Bar = { readonly name: string; readonly share: number }
const BAR_PITCH = 16.5

export const barsHeight = (bars: readonly Bar[]) => bars.length * BAR_PITCH

/** Shares as bars, the first in wine; the others stand back. */
export function placeBars(
  sheet: Sheet,
  setting: Setting,
  parent: Tag,
  bars: readonly Bar[],
  x: number,
  y: number,
  width: number,
): void {
  const names = Math.max(48, ...bars.map((bar) => setting.width(bar.name, TYPE.small) + 9))
  const figures = 30
  bars.forEach(({ name, share }, index) => {
    const tag = tagged('P', parent)
    const top = y + index * BAR_PITCH
    const base = baselineOf(TYPE.small, top)
    const percent = `${Math.round(share * 100)}\u00a0%`
    const style = { ...TYPE.small, colour: INK.ink, tabular: true as const }
    sheet.content(tag, (pen) => {
      drawText(pen, name, { ...TYPE.small, colour: INK.ink }, x, base)
      drawText(pen, percent, style, x + width - widthOf(pen, percent, style), base)
    })
    const track = width - names - figures - 4
    sheet.art((pen) => {
      pen.rect(x + names, base - 4.6, track, 3).fill(INK.line)
      pen
        .rect(x + names, base - 4.6, track * Math.min(1, Math.max(0, share)), 3)
        .fill(index === 0 ? INK.wine : INK.edge)
    })
  })
}
