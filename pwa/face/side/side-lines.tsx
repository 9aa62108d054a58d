import type { PhotoSize, Point } from '#visagism/face/measure.ts'
import type { SidePointName } from '#visagism/side/side-points.ts'
import '#pwa/face/marking/look-lines.css'

interface SideLinesProps {
  points: Readonly<Record<SidePointName, Point>>
  /** A line needs both ends. */
  shown: readonly SidePointName[]
  stage: PhotoSize
}

/** The measured angle, and a straight line to compare. */
export function SideLines({ points, shown, stage }: SideLinesProps) {
  const { glabella, noseBase, chin } = points
  const has = (...names: SidePointName[]) => names.every((name) => shown.includes(name))
  return (
    <svg className="look-lines" width={stage.width} height={stage.height} aria-hidden="true">
      {has('glabella', 'chin') && <path className="side-straight" d={line(glabella, chin)} />}
      {has('glabella', 'noseBase') && <path d={line(glabella, noseBase)} data-asked="" />}
      {has('noseBase', 'chin') && <path d={line(noseBase, chin)} data-asked="" />}
    </svg>
  )
}

const line = (a: Point, b: Point) => `M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`
