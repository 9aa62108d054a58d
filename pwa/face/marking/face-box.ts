import type { Point } from '#visagism/face/measure.ts'
import type { HandleName, HandlePoints, Marking } from './handles.ts'
import type { Pass } from './passes.ts'
import type { PointLook } from './proposed-points.ts'
import type { Box } from './view.ts'

/** Wide around the guess at first, then what the pass measures. */
export function boxOf(pass: Pass | 'all', { points, placed }: Marking): Box {
  const face = ofHandles(points, ['hairline', 'chin', 'templeLeft', 'templeRight', 'cheekboneLeft', 'cheekboneRight'])
  if (placed.length === 0) return inflate(face, 0.6)
  if (pass === 'heights') return inflate(face, 0.22)
  if (pass === 'jaw') {
    const lower = ofHandles(points, ['noseBase', 'chin', 'jawLeft', 'jawRight', 'cheekboneLeft', 'cheekboneRight'])
    return inflate({ ...lower, top: points.noseBase.y }, 0.08, 0.24)
  }
  return inflate(face, 0.04)
}

export function boxOfLook(look: PointLook, { points }: Marking): Box {
  const face = ofHandles(points, ['hairline', 'chin', 'templeLeft', 'templeRight', 'cheekboneLeft', 'cheekboneRight'])
  if (look === 'jaw') return inflate({ ...face, top: points.browLine.y }, 0.04)
  if (look === 'hairline') return inflate({ ...face, bottom: points.browLine.y }, 0.5, 0.3)
  return inflate({ ...face, bottom: points.noseBase.y }, 0.16, 0.06)
}

const ofHandles = (points: HandlePoints, names: readonly HandleName[]): Box =>
  boundsOf(names.map((name) => points[name]))

export function boundsOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

/** @param by share of the box's height added above and below; `aside`, left and right */
export function inflate({ left, top, right, bottom }: Box, by: number, aside = by): Box {
  const height = bottom - top
  const [y, x] = [height * by, height * aside]
  return { left: left - x, right: right + x, top: top - y, bottom: bottom + y }
}
