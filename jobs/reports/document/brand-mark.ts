/** The logo: the left half measuring lines, the right half solid. */
import type { Pen } from './page.ts'

const VIEW = { x: 3, width: 26, height: 32 }
const FACE = 'M17 1.4C23.8 1.4 27 6.6 26.8 13.4C26.5 21 22.4 28.4 17 30.6Z'
/** Height and length per line; small marks have fewer, heavier ones. */
const LARGE = [
  [3.4, 4.6],
  [8.4, 8.2],
  [13.4, 9.6],
  [18.4, 9],
  [23.4, 6.8],
  [28.4, 3],
] as const
const SMALL = [
  [5.4, 6.4],
  [12.6, 9.6],
  [19.8, 8.8],
  [27, 3.8],
] as const

export function drawMark(pen: Pen, x: number, y: number, size: number, colour: string): void {
  const isSmall = size < 19
  pen
    .save()
    .translate(x, y)
    .scale(size / VIEW.height)
    .translate(-VIEW.x, 0)
  pen.path(FACE).fill(colour)
  pen.lineWidth(isSmall ? 2.2 : 1.8)
  for (const [at, length] of isSmall ? SMALL : LARGE) pen.moveTo(15 - length, at).lineTo(15, at)
  pen.stroke(colour).restore()
}
