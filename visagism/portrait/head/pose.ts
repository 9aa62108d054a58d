import { bendItems, type DisplayItem } from '../pen/display.ts'
import { widthAt, type Face } from './face.ts'
import { clamp } from '../pen/points.ts'

export interface Pose {
  /** Shift of the face to the viewer's right, at most 8 units. */
  readonly turn?: number
  /** Degrees clockwise, at most 5. */
  readonly tilt?: number
}

/** Shifts features: fully at the axis, not at the outline. */
export function turned(items: readonly DisplayItem[], face: Face, turn: number, depth = 1): readonly DisplayItem[] {
  if (turn === 0) return items
  const by = clamp(turn, -8, 8) * depth
  const reach = widthAt(face.half, 10)
  return bendItems(items, (x, y) => [x + by * Math.max(0, 1 - (x / reach) ** 2), y])
}

/** Rotates about the pit of the neck; apply last. */
export function tilted(items: readonly DisplayItem[], tilt: number): readonly DisplayItem[] {
  if (tilt === 0) return items
  const angle = (clamp(tilt, -5, 5) * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const pivot = 132
  return bendItems(items, (x, y) => [x * cos - (y - pivot) * sin, pivot + x * sin + (y - pivot) * cos])
}
