import type { Hex } from '../pen/colour.ts'
import type { DisplayItem } from '../pen/display.ts'
import type { Face } from './face.ts'
import type { Hairline } from './hairline.ts'
import { visibleContour, visibleWidthAt } from './outline.ts'
import { FINE } from '../pen/pen.ts'
import { SIDES } from '../pen/points.ts'

export interface MeasureOptions {
  readonly lines: boolean
  readonly outline: boolean
  readonly colour: Hex
}

export function drawMeasures(
  face: Face,
  hairline: Hairline,
  { lines, outline, colour }: MeasureOptions,
): DisplayItem[] {
  const items: DisplayItem[] = []
  if (outline) items.push({ d: visibleContour(face, hairline), stroke: colour, sw: 1.5 })
  if (!lines) return items
  const reach = 92
  const line = (x1: number, y1: number, x2: number, y2: number) => `M${FINE.at([x1, y1])}L${FINE.at([x2, y2])}`
  const { yHair, yBrow, yNose, yChin, measures } = face
  const levels = [yHair, yBrow, yNose, yChin].map((y) => line(-reach, y, reach, y)).join('')
  items.push({ d: levels + line(0, yHair - 8, 0, yChin + 8), stroke: colour, sw: 0.8, dash: '3 3' })
  for (const y of [-40, measures.yCheek + 4, measures.yJaw]) {
    const x = visibleWidthAt(face, hairline, y)
    items.push({
      d: line(-x, y, x, y) + SIDES.map((s) => line(s * x, y - 4, s * x, y + 4)).join(''),
      stroke: colour,
      sw: 1.3,
    })
    items.push({ d: SIDES.map((s) => FINE.ellipse(s * x, y, 1.9)).join(''), fill: colour })
  }
  return items
}
