import type { DisplayItem } from '../pen/display.ts'
import type { DrawnPoint } from '../pen/points.ts'
import { emptyMask, fillPolygons, isMarked, type Mask } from './mask.ts'
import { polylinesOf } from './paths.ts'

export function paintedPlaces(items: readonly DisplayItem[]): (point: DrawnPoint) => boolean {
  const mask = emptyMask()
  paint(items, mask)
  return (point) => isMarked(mask, point)
}

function paint(items: readonly DisplayItem[], mask: Mask, within?: Mask): void {
  for (const item of items) {
    if ('clip' in item) {
      const clip = emptyMask()
      fillPolygons(clip, polylinesOf(item.clip), { within, evenOdd: item.evenOdd ?? false })
      paint(item.items, mask, clip)
    } else if ('fill' in item) fillPolygons(mask, polylinesOf(item.d), { within })
  }
}
