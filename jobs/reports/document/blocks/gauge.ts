import { SHAPE_CERTAINTIES, type ShapeCertainty } from '#visagism/face/evidence.ts'
import { isBeyondRuler, type Gauge } from '#visagism/reading/gauges.ts'
import { list } from '#visagism/knowledge/pt.ts'
import { INK } from '../ink.ts'
import type { Setting } from '../setting.ts'
import { drawLine, drawRule, drawText, baselineOf, tagged, widthOf, type Pen, type Page, type Tag } from '../page.ts'
import { inColour, TYPE } from '../type-styles.ts'

export const GAUGE_PITCH = 71
const SCALE = 49
const TICKS = [0, 0.25, 0.5, 0.75, 1] as const

/** For screen readers: `Altura dividida pelas maçãs: 1,37, na média. De curto a longo, a média é 1,35.` */
export function gaugeSentence(gauge: Gauge): string {
  const [low, high] = gauge.ends
  const label = gauge.label.replace(/ ÷ (?=maçãs)/, ' dividida pelas ').replace(' ÷ ', ' dividida por ')
  const beyond = isBeyondRuler(gauge) ? ', além da régua' : ''
  return `${label}: ${gauge.value}, ${gauge.word}${beyond}. De ${low} a ${high}, a ${gauge.mean.replace(/^média /, 'média é ')}.`
}

export function placeGauge(
  page: Page,
  setting: Setting,
  parent: Tag,
  gauge: Gauge,
  x: number,
  y: number,
  width: number,
): void {
  const tag = tagged('P', parent, { actual: gaugeSentence(gauge) })
  const [label] = setting.lines(gauge.label, TYPE.small, width)
  const { word, mean } = gauge
  const [low, high] = gauge.ends
  page.art((pen) => drawRule(pen, x, y, width, INK.line))
  page.content(tag, (pen) => {
    drawText(pen, `${gauge.value} `, TYPE.interval, x, y + 24)
    drawText(pen, `${word} `, TYPE.tinyStrong, x + width - widthOf(pen, word, TYPE.tinyStrong), y + 24)
    if (label) drawLine(pen, label, x, baselineOf(TYPE.small, y + 31))
    drawText(pen, `${low} `, TYPE.tiny, x, y + SCALE + 14)
    drawText(pen, `${mean} `, TYPE.tiny, x + (width - widthOf(pen, mean, TYPE.tiny)) / 2, y + SCALE + 14)
    drawText(pen, high, TYPE.tiny, x + width - widthOf(pen, high, TYPE.tiny), y + SCALE + 14)
  })
  const scale = y + SCALE
  page.art((pen) => {
    drawRule(pen, x, scale, width, INK.edge)
    pen.save().lineWidth(0.75)
    for (const tick of TICKS)
      pen.moveTo(x + width * tick, scale).lineTo(x + width * tick, scale + (tick === 0.5 ? 5.25 : 3.75))
    pen.stroke(INK.edge)
    drawReach(pen, gauge, x, width, scale, 3.4)
    pen.restore()
  })
}

/** The interval as a bar with two ends, and the marked value in it. */
export function drawReach(pen: Pen, gauge: Gauge, x: number, width: number, y: number, radius: number): void {
  const [from, to] = gauge.reach.map((share) => x + width * share) as [number, number]
  pen.save().fillOpacity(0.32)
  pen.rect(from, y - radius * 0.75, to - from, radius * 1.5).fill(INK.wine)
  pen.restore()
  pen.lineWidth(radius * 0.4)
  for (const end of [from, to]) pen.moveTo(end, y - radius * 1.3).lineTo(end, y + radius * 1.3)
  pen.stroke(INK.wine)
  drawGaugeDot(pen, gauge, x + width * gauge.position, y, radius)
}

/** Drawn as an arrow when the person is beyond the ruler. */
function drawGaugeDot(pen: Pen, gauge: Gauge, x: number, y: number, radius: number): void {
  pen.circle(x, y, radius).fill(INK.wine)
  if (!isBeyondRuler(gauge)) return
  const side = Math.sign(gauge.position - 0.5)
  const [from, to] = [x + side * radius * 1.7, x + side * radius * 2.6]
  pen
    .lineWidth(radius / 3)
    .moveTo(from, y - radius)
    .lineTo(to, y)
    .lineTo(from, y + radius)
    .stroke(INK.wine)
}

const CERTAINTY_HEIGHT = 30

export const certaintyHeight = CERTAINTY_HEIGHT

/** Three words of certainty, the right one in wine. */
export function placeCertainty(
  page: Page,
  parent: Tag,
  certainty: ShapeCertainty,
  x: number,
  y: number,
  width: number,
): void {
  const tag = tagged('P', parent, {
    actual: `A leitura da forma: ${certainty}. A régua tem três palavras: ${list(SHAPE_CERTAINTIES)}.`,
  })
  const step = width / SHAPE_CERTAINTIES.length
  const reached = SHAPE_CERTAINTIES.indexOf(certainty)
  page.art((pen) =>
    SHAPE_CERTAINTIES.forEach((_, at) =>
      drawRule(pen, x + at * step, y + 4, step, at === reached ? INK.wine : INK.edge, at === reached ? 2.4 : 0.75),
    ),
  )
  page.content(tag, (pen) =>
    SHAPE_CERTAINTIES.forEach((word, at) => {
      const style = at === reached ? inColour(TYPE.caption, INK.wine) : TYPE.tiny
      const left = [0, (width - widthOf(pen, word, style)) / 2, width - widthOf(pen, word, style)][at] ?? 0
      drawText(pen, word, style, x + left, y + 18)
    }),
  )
}
