import type { PhotoSize, Point } from '#visagism/face/measure.ts'
import { type HandleName, type HandlePoints, HANDLES } from './handles.ts'
import type { Proposal } from './use-proposal.ts'

/** A landmark of the 468-point face mesh: shares of the photo's width and height. */
export type Landmark = { readonly x: number; readonly y: number }

/** Mesh indices, docs/visagism.md §1. "Left" is the left of the photo. The jaw is taken low, at the corner: 172 and 397. */
export const MESH: Readonly<Record<Exclude<HandleName, 'hairline'>, number>> = {
  browLine: 9,
  noseBase: 2,
  chin: 152,
  templeLeft: 54,
  templeRight: 284,
  cheekboneLeft: 234,
  cheekboneRight: 454,
  jawLeft: 172,
  jawRight: 397,
}
/** The mesh ends at the top of the forehead, under the hair: its point 10 is not the hairline. */
const FOREHEAD_TOP = 10
/** Mean thirds of caliper tables (docs/visagism.md §2): the upper is 29.5 of the lower two's 70.5. */
const UPPER_OF_REST = 0.295 / 0.705

/**
 * Where the handles stand by a mesh of landmarks; null when it does not hold one whole face. Nobody can read a hairline from
 * the mesh: it is estimated from the two lower thirds, never under the mesh's own top, and left for the person to place.
 */
export function pointsFromLandmarks(mesh: readonly Landmark[] | null, photo: PhotoSize): Proposal | null {
  if (!mesh) return null
  const at = (index: number): Point | null => {
    const landmark = mesh[index]
    if (!landmark || !Number.isFinite(landmark.x) || !Number.isFinite(landmark.y)) return null
    const { x, y } = landmark
    return x < 0 || x > 1 || y < 0 || y > 1 ? null : { x: x * photo.width, y: y * photo.height }
  }
  const [brow, chin, top] = [at(MESH.browLine), at(MESH.chin), at(FOREHEAD_TOP)]
  const rest = {
    noseBase: at(MESH.noseBase),
    templeLeft: at(MESH.templeLeft),
    templeRight: at(MESH.templeRight),
    cheekboneLeft: at(MESH.cheekboneLeft),
    cheekboneRight: at(MESH.cheekboneRight),
    jawLeft: at(MESH.jawLeft),
    jawRight: at(MESH.jawRight),
  }
  if (!brow || !chin) return null
  const points = whole({ ...rest, browLine: brow, chin, hairline: hairline(brow, chin, top, photo) })
  return points && { points, sure: HANDLES.filter((name) => name !== 'hairline') }
}

/** Up from the brows along the face's axis, one mean third; at least as high as the mesh reaches. */
function hairline(brow: Point, chin: Point, top: Point | null, photo: PhotoSize): Point {
  const [dx, dy] = [brow.x - chin.x, brow.y - chin.y]
  const reach = top ? ((top.x - brow.x) * dx + (top.y - brow.y) * dy) / (dx * dx + dy * dy || 1) : 0
  const by = Math.max(UPPER_OF_REST, reach)
  const inside = (value: number, limit: number) => Math.min(limit, Math.max(0, value))
  return { x: inside(brow.x + dx * by, photo.width), y: inside(brow.y + dy * by, photo.height) }
}

function whole(found: Readonly<Record<HandleName, Point | null>>): HandlePoints | null {
  const { hairline: top, browLine, noseBase, chin } = found
  const { templeLeft, templeRight, cheekboneLeft, cheekboneRight, jawLeft, jawRight } = found
  if (!top || !browLine || !noseBase || !chin) return null
  if (!templeLeft || !templeRight || !cheekboneLeft || !cheekboneRight || !jawLeft || !jawRight) return null
  return {
    hairline: top,
    browLine,
    noseBase,
    chin,
    templeLeft,
    templeRight,
    cheekboneLeft,
    cheekboneRight,
    jawLeft,
    jawRight,
  }
}
