import type { PhotoSize, Point } from '#visagism/face/measure.ts'
import { levelDirection } from './contour.ts'
import { type HandlePoints, PAIRS } from './handles.ts'
import type { PointLook } from './proposed-points.ts'
import './look-lines.css'

interface LookLinesProps {
  /** Stage, in CSS pixels. */
  points: HandlePoints
  look: PointLook
  stage: PhotoSize
}

const LEVELS = ['browLine', 'noseBase', 'chin'] as const
/** Half-length, as a share of the cheekbones' width. */
const LEVEL_REACH = 0.15
/** One standard deviation of an estimated hairline's height, as a share of the cheekbones' width. */
export const HAIRLINE_DOUBT = 0.07
const EDGE = 12

/** An estimated hairline is dashed, within its uncertainty. */
export function LookLines({ points, look, stage }: LookLinesProps) {
  const level = levelDirection(points)
  const width = Math.hypot(
    points.cheekboneRight.x - points.cheekboneLeft.x,
    points.cheekboneRight.y - points.cheekboneLeft.y,
  )
  const asked = { templeLeft: 'temples', cheekboneLeft: null, jawLeft: 'jaw' } as const
  return (
    <svg className="look-lines" width={stage.width} height={stage.height} aria-hidden="true">
      {LEVELS.map((name) => (
        <path key={name} d={around(points[name], level, width * LEVEL_REACH)} />
      ))}
      {PAIRS.map(([left, right]) => (
        <path key={left} d={segment(points[left], points[right])} data-asked={asked[left] === look ? '' : undefined} />
      ))}
      {look === 'hairline' && (
        <HairlineBand at={points.hairline} level={level} half={width * HAIRLINE_DOUBT} stage={stage} />
      )}
    </svg>
  )
}

interface HairlineBandProps {
  at: Point
  level: Point
  half: number
  stage: PhotoSize
}

function HairlineBand({ at, level, half, stage }: HairlineBandProps) {
  const slope = level.y / Math.max(0.2, level.x)
  const ends = (by: number) => ({
    left: { x: 0, y: at.y + by - at.x * slope },
    right: { x: stage.width, y: at.y + by + (stage.width - at.x) * slope },
  })
  const [top, middle, bottom] = [ends(-half), ends(0), ends(half)]
  return (
    <>
      <path className="look-band" d={`${segment(top.left, top.right)}L${pair(bottom.right)}L${pair(bottom.left)}Z`} />
      <path className="look-band-edge" d={segment(top.left, top.right) + segment(bottom.left, bottom.right)} />
      <path className="look-hairline-shade" d={segment(middle.left, middle.right)} />
      <path className="look-hairline" d={segment(middle.left, middle.right)} />
      <text x={EDGE} y={top.left.y - 8}>
        entre aqui
      </text>
      <text x={EDGE} y={bottom.left.y + 20}>
        e aqui
      </text>
    </>
  )
}

const around = ({ x, y }: Point, level: Point, reach: number) =>
  segment({ x: x - level.x * reach, y: y - level.y * reach }, { x: x + level.x * reach, y: y + level.y * reach })
const pair = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`
const segment = (a: Point, b: Point) => `M${pair(a)}L${pair(b)}`
