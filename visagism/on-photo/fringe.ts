/** Detects forehead hair by its contrast with the cheeks. Pure. */
import type { MarkedPoints } from '../face/measure.ts'

/** Photo pixels. */
export type PhotoArea = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** One cell for each five points of a page. */
export const FRINGE_GRID = { columns: 120, rows: 160 } as const

/** Share of unlike cells that glare or lines explain. */
const FOREHEAD_UNLIKE = 0.03

/** @param brightnessUnder luminance of cells, 0 to 1 */
export function showsFringe(points: MarkedPoints, brightnessUnder: (area: PhotoArea) => readonly number[]): boolean {
  const { hairline, browLine, noseBase, cheekboneLeft, cheekboneRight } = points
  if (!browLine || !noseBase) return false
  const middle = (cheekboneLeft.x + cheekboneRight.x) / 2
  const half = Math.abs(cheekboneRight.x - cheekboneLeft.x) / 2
  const under = (top: number, bottom: number, from: number, to: number) =>
    brightnessUnder({
      x: middle + from * half,
      y: top,
      width: (to - from) * half,
      height: Math.max(0, bottom - top),
    })
  const [forehead, midface] = [browLine.y - hairline.y, noseBase.y - browLine.y]
  const [top, bottom] = [browLine.y + midface * 0.62, noseBase.y]
  const cheeks = [...under(top, bottom, -0.6, -0.35), ...under(top, bottom, 0.35, 0.6)].sort((a, b) => a - b)
  const skin = cheeks[Math.floor(cheeks.length / 2)] ?? 0.5
  const cells = under(hairline.y + forehead * 0.35, browLine.y - forehead * 0.22, -0.5, 0.5)
  const unlike = Math.max(0.07, skin * 0.35)
  return cells.filter((cell) => Math.abs(cell - skin) > unlike).length > FOREHEAD_UNLIKE * Math.max(1, cells.length)
}
