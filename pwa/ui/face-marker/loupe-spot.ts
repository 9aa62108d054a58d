import type { PhotoSize, Point } from '#visagism/measure.ts'

export const LOUPE_PX = 128
/** From the point to the loupe's middle: clear of a thumb. */
const LIFT = 112
const MARGIN = 8

/** Where the loupe's middle stands: above the finger; beside it where there is no room above. */
export function loupeSpot(point: Point, stage: PhotoSize): Point {
  const half = LOUPE_PX / 2 + MARGIN
  const x = Math.min(stage.width - half, Math.max(half, point.x))
  if (point.y - LIFT >= half) return { x, y: point.y - LIFT }
  const side = point.x < stage.width / 2 ? 1 : -1
  return {
    x: Math.min(stage.width - half, Math.max(half, point.x + side * LIFT)),
    y: Math.min(stage.height - half, Math.max(half, point.y)),
  }
}
