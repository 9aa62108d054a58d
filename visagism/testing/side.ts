import type { SideOrigins, SidePoints } from '../side/side-points.ts'
import type { SideMarks } from '../side/side-reading.ts'

export const BY_HAND: SideOrigins = { glabella: 'hand', noseTip: 'checked', noseBase: 'hand', chin: 'hand' }

/** Faces left on a photo of 1200 × 1600. */
export function sideWith(convexity: number): SidePoints {
  const [glabella, chin] = [
    { x: 400, y: 500 },
    { x: 400, y: 1100 },
  ]
  // The base is 0.55 down the line; bisect how far forward.
  let [low, high] = [-300, 300]
  for (let i = 0; i < 60; i++) {
    const forward = (low + high) / 2
    const bend = ((Math.atan2(forward, 330) + Math.atan2(forward, 270)) * 180) / Math.PI
    if (bend < convexity) low = forward
    else high = forward
  }
  const x = 400 - (low + high) / 2
  return { glabella, chin, noseBase: { x, y: 830 }, noseTip: { x: Math.min(x, 400) - 100, y: 790 } }
}

export const sideMarksWith = (convexity: number, change: Partial<SideMarks> = {}): SideMarks => ({
  slot: 'side_left',
  points: sideWith(convexity),
  origins: BY_HAND,
  photo: { width: 1200, height: 1600 },
  by: 'cliente',
  at: '2026-11-20T12:00:00.000Z',
  ...change,
})
