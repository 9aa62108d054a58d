/**
 * Finds the hairline without a hair model: nine columns follow the skin colour up from the brows; their median ignores a parting. On twelve
 * open foreheads judged by eye, ten were within 3 % of the face's width; both misses lay on a hard edge of light (METHOD of the trial,
 * docs/measuring.md).
 */
import type { Point } from '../face/measure.ts'
import type { HairlineSight } from '../face/proposed.ts'
import { faceWidth, MESH, type MeshPoint, meshPoint } from './mesh.ts'
import { meanColour, type Pixels } from './pixels.ts'
import { type Lab, median, toLab } from './skin-colour.ts'

export interface FoundHairline {
  readonly state: HairlineSight
  readonly point: Point | null
  /** Position by the mean thirds, from the lower two. */
  readonly estimate: Point
}

/** Shares of the face's width. */
const COLUMNS = [-0.12, -0.09, -0.06, -0.03, 0, 0.03, 0.06, 0.09, 0.12]
const FIRST_STEP = 0.1
const LAST_STEP = 0.95
const STEP = 0.008
/** Longer than a wrinkle or a highlight. */
const LASTING = 0.045
const FEWEST_COLUMNS = 5
const FRINGE_BELOW_TOP = 0.03
const STEADY = 0.045
const NEAR_ESTIMATE = 0.13
/** Mean thirds of caliper tables (docs/visagism.md §2): the upper is 29.5, the lower two 70.5. */
const UPPER_OF_REST = 0.295 / 0.705
/** L*, a*, b* tolerance under uneven light. */
const SKIN_RANGE: Lab = [7, 4, 5]
const LEFT_SKIN = 2

export function findHairline(picture: Pixels, mesh: readonly MeshPoint[]): FoundHairline {
  const width = faceWidth(mesh)
  const [brow, chin] = [meshPoint(mesh, 'browLine'), meshPoint(mesh, 'chin')]
  const rest = Math.hypot(brow[0] - chin[0], brow[1] - chin[1])
  const up = { x: (brow[0] - chin[0]) / rest, y: (brow[1] - chin[1]) / rest }
  /** Up from the brows and across, in face widths. */
  const place = (height: number, across: number): Point => ({
    x: brow[0] + (up.x * height - up.y * across) * width,
    y: brow[1] + (up.y * height + up.x * across) * width,
  })
  const radius = Math.max(1, width * 0.008)
  const colour = (point: Point) => toLab(meanColour(picture, point.x, point.y, radius))
  const estimated = (UPPER_OF_REST * rest) / width
  const estimate = place(estimated, 0)

  const skin = middleColour(
    [0.06, 0.09, 0.12].flatMap((height) =>
      [-0.06, -0.03, 0, 0.03, 0.06].map((across) => colour(place(height, across))),
    ),
  )
  const edges = COLUMNS.map((across) => columnEdge(picture, (height) => place(height, across), colour, skin)).filter(
    (edge) => edge !== null,
  )
  const height = edges.length >= FEWEST_COLUMNS ? median(edges) : null
  if (height === null) return { state: 'unseen', point: null, estimate }
  const top = mesh[MESH.foreheadTop] ?? brow
  const meshTop = ((top[0] - brow[0]) * up.x + (top[1] - brow[1]) * up.y) / width
  const spread = median(edges.map((edge) => Math.abs(edge - height))) ?? 0
  const point = place(height, 0)
  if (height < meshTop - FRINGE_BELOW_TOP) return { state: 'fringe', point, estimate }
  const sure = spread <= STEADY && Math.abs(height - estimated) <= NEAR_ESTIMATE
  return { state: sure ? 'seen' : 'unsure', point, estimate }
}

/** Height where the skin ends; null if it does not within the picture. */
function columnEdge(
  picture: Pixels,
  place: (height: number) => Point,
  colour: (point: Point) => Lab,
  skin: Lab,
): number | null {
  let current = skin
  let first: number | null = null
  for (let height = FIRST_STEP; height < LAST_STEP; height += STEP) {
    const at = place(height)
    if (at.x < 1 || at.y < 1 || at.x > picture.width - 2 || at.y > picture.height - 2) return null
    const seen = colour(at)
    const difference = Math.hypot(
      (seen[0] - current[0]) / SKIN_RANGE[0],
      (seen[1] - current[1]) / SKIN_RANGE[1],
      (seen[2] - current[2]) / SKIN_RANGE[2],
    )
    if (difference > LEFT_SKIN) {
      first ??= height
      if (height - first + STEP >= LASTING) return first
    } else {
      first = null
      // Light falls off towards the hair, so follow the skin slowly.
      current = [
        current[0] * 0.93 + seen[0] * 0.07,
        current[1] * 0.93 + seen[1] * 0.07,
        current[2] * 0.93 + seen[2] * 0.07,
      ]
    }
  }
  return null
}

function middleColour(colours: readonly Lab[]): Lab {
  const middle = (channel: 0 | 1 | 2) => median(colours.map((colour) => colour[channel])) ?? 0
  return [middle(0), middle(1), middle(2)]
}
