import type { Point } from '#visagism/face/measure.ts'

/** In stage pixels. */
export interface Pointer extends Point {
  readonly id: number
  readonly kind: 'touch' | 'mouse'
}

/** Without handles, only pans and zooms. */
export interface Reactions<Name> {
  /** Null when none is within reach. */
  handleAt?: (at: Point, kind: Pointer['kind']) => { name: Name; at: Point } | null
  onGrab?: (name: Name) => void
  /** Keeps the offset to the finger, which would otherwise cover the point. */
  onDrag?: (name: Name, to: Point) => void
  onDrop?: (name: Name) => void
  /** A touch on a handle's mark confirms its place. */
  onTouch?: (name: Name) => void
  onTap?: (at: Point) => void
  onPan: (dx: number, dy: number) => void
  onPinch: (factor: number, centre: Point, dx: number, dy: number) => void
}

export interface Gestures {
  down: (pointer: Pointer) => void
  move: (pointer: Pointer) => void
  up: (pointer: Pointer) => void
  /** The system took the pointer: no tap. */
  cancel: (id: number) => void
}

/** CSS pixels of movement before a drag begins. */
const SLOP = { touch: 6, mouse: 2 } as const
/** A touch this near means the mark, farther away the place. */
const ON_MARK_PX = 9

/** One pointer drags, pans or taps. Two zoom and pan. */
export function stageGestures<Name>(react: () => Reactions<Name>): Gestures {
  const pointers = new Map<number, Pointer>()
  let held: { name: Name; id: number; at: Point; offset: Point } | null = null
  let first: Pointer | null = null
  let moved = false

  const letGo = () => {
    if (held && moved) react().onDrop?.(held.name)
    held = null
  }
  const others = (id: number) => [...pointers.values()].find((pointer) => pointer.id !== id)

  return {
    down(pointer) {
      if (pointers.size >= 2) return
      pointers.set(pointer.id, pointer)
      if (pointers.size === 2) {
        letGo()
        // Two fingers never end as a tap.
        moved = true
        return
      }
      first = pointer
      moved = false
      const handle = react().handleAt?.(pointer, pointer.kind) ?? null
      held = handle && { ...handle, id: pointer.id, offset: { x: 0, y: 0 } }
    },
    move(pointer) {
      const before = pointers.get(pointer.id)
      if (!before) return
      const other = others(pointer.id)
      if (other) {
        pointers.set(pointer.id, pointer)
        const spread = (p: Point) => Math.max(1, Math.hypot(p.x - other.x, p.y - other.y))
        const centre = { x: (pointer.x + other.x) / 2, y: (pointer.y + other.y) / 2 }
        const [dx, dy] = [(pointer.x - before.x) / 2, (pointer.y - before.y) / 2]
        react().onPinch(spread(pointer) / spread(before), centre, dx, dy)
        return
      }
      if (!moved && first && Math.hypot(pointer.x - first.x, pointer.y - first.y) < SLOP[pointer.kind]) return
      pointers.set(pointer.id, pointer)
      if (!moved) {
        moved = true
        if (!held) return
        // Without the slop, or the handle would jump.
        held = { ...held, offset: { x: held.at.x - pointer.x, y: held.at.y - pointer.y } }
        react().onGrab?.(held.name)
        return
      }
      if (held) react().onDrag?.(held.name, { x: pointer.x + held.offset.x, y: pointer.y + held.offset.y })
      else react().onPan(pointer.x - before.x, pointer.y - before.y)
    },
    up(pointer) {
      if (!pointers.delete(pointer.id)) return
      const touched = held && !moved ? held : null
      letGo()
      if (moved || pointers.size > 0) return
      if (touched && Math.hypot(touched.at.x - pointer.x, touched.at.y - pointer.y) <= ON_MARK_PX)
        react().onTouch?.(touched.name)
      else react().onTap?.(pointer)
    },
    cancel(id) {
      if (!pointers.delete(id)) return
      letGo()
      moved = true
    },
  }
}
