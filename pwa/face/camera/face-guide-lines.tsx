import type { PhotoSlot } from '#contract/onboarding.ts'
import type { FaceLook, FaceMarks } from '#visagism/finder/look.ts'
import { Aside, dots, Lean, OtherPerson } from './guide-marks.tsx'
import { type FaceExtent, GuideRuler, RULER, TARGET } from './guide-ruler.tsx'
import type { SeenFrame } from './use-face-guide.ts'
import './camera-live.css'

interface FaceGuideLinesProps {
  seen: SeenFrame
  slot: PhotoSlot
  mirrored: boolean
}

const LINES = [
  ['hairline', 'cabelo'],
  ['brow', 'sobrancelha'],
  ['nose', 'base do nariz'],
  ['chin', 'queixo'],
] as const

/** Before a face is found, in shares of the frame's height. */
const WAITING = [TARGET.top, 0.41, 0.54, TARGET.bottom] as const
const WAITING_FROM = 0.16
/** Half-length of a line, in face widths. */
const LINE_REACH = 0.62

/** In the frame's pixels. */
export function FaceGuideLines({ seen, slot, mirrored }: FaceGuideLinesProps) {
  const { look, guidance, heldBy, width, height } = seen
  const { shown } = guidance
  const { state, hint } = shown
  if (slot === 'back') return null
  const flip = (x: number) => (mirrored ? width - x : x)
  const unit = Math.max(width, height) / 520
  const isFront = slot === 'front'
  const extent = isFront || shown.state === 'far' || shown.state === 'near' ? extentOf(look, flip) : null
  const lean = look.marks && leanOf(look.marks, flip)
  return (
    <svg
      className="face-guide"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid meet"
      aria-hidden="true"
      style={{ strokeWidth: 1.6 * unit, fontSize: 15 * unit }}
    >
      {!guidance.notFound && <GuideRuler width={width} height={height} unit={unit} judgement={shown} extent={extent} />}
      {state === 'none' && isFront && !guidance.notFound && <Waiting width={width} height={height} unit={unit} />}
      {look.marks && isFront && (
        <Lines
          marks={look.marks}
          lean={lean ?? 0}
          isReady={state === 'ready'}
          isSeen={look.hairline === 'seen'}
          isFringe={heldBy === 'fringe' || look.hairline === 'fringe'}
          flip={flip}
          edge={width - RULER * unit}
          unit={unit}
        />
      )}
      {look.other && state === 'two' && (
        <OtherPerson box={{ ...look.other, x: mirrored ? width - look.other.x - look.other.width : look.other.x }} />
      )}
      {state === 'off-centre' && (hint === 'left' || hint === 'right') && look.centre && extent && (
        <Aside width={width} height={height} unit={unit} at={flip(look.centre.x * width)} extent={extent} />
      )}
      {state === 'tilted' && hint === null && look.marks && lean !== null && (
        <Lean marks={look.marks} flip={flip} width={width} unit={unit} lean={lean} />
      )}
    </svg>
  )
}

function extentOf({ marks, box }: FaceLook, flip: (x: number) => number): FaceExtent | null {
  if (marks) {
    const [left, right] = [flip(marks.left.x), flip(marks.right.x)]
    const end = (left + right) / 2 + Math.abs(right - left) * LINE_REACH
    return { top: marks.hairline.y, bottom: marks.chin.y, right: end }
  }
  return box && { top: box.y, bottom: box.y + box.height, right: Math.max(flip(box.x), flip(box.x + box.width)) }
}

/** Clockwise, in radians. */
function leanOf(marks: FaceMarks, flip: (x: number) => number): number {
  const [left, right] = [flip(marks.left.x), flip(marks.right.x)]
  const [from, to] = left < right ? [marks.left, marks.right] : [marks.right, marks.left]
  return Math.atan2(to.y - from.y, Math.abs(to.x - from.x))
}

function Waiting({ width, height, unit }: { width: number; height: number; unit: number }) {
  const from = width * WAITING_FROM
  return (
    <>
      {WAITING.map((share) => (
        <path
          key={share}
          className="face-guide-dotted"
          strokeDasharray={dots(unit)}
          d={`M${from} ${height * share}H${width - RULER * unit}`}
        />
      ))}
      <text className="face-guide-before" x={from} y={height * TARGET.top - 8 * unit}>
        da linha do cabelo
      </text>
      <text className="face-guide-before" x={from} y={height * TARGET.bottom + 20 * unit}>
        ao queixo
      </text>
    </>
  )
}

interface LinesProps {
  marks: FaceMarks
  lean: number
  isReady: boolean
  isSeen: boolean
  isFringe: boolean
  flip: (x: number) => number
  edge: number
  unit: number
}

/** They lean with the head. When ready, they reach the ruler. */
function Lines({ marks, lean, isReady, isSeen, isFringe, flip, edge, unit }: LinesProps) {
  const half = Math.abs(flip(marks.right.x) - flip(marks.left.x)) * LINE_REACH
  return LINES.map(([name, words], index) => {
    const { x, y } = marks[name]
    const isDashed = name === 'hairline' && !isSeen
    const end = isReady ? edge - flip(x) : half
    return (
      <g
        key={name}
        className="face-guide-line"
        style={{
          transform: `translate(${flip(x)}px, ${y}px) rotate(${isReady ? 0 : lean}rad)`,
          transitionDelay: isReady ? `${index * 40}ms` : '0ms',
        }}
      >
        <path className="face-guide-shade" strokeWidth={4 * unit} d={`M${-half} 0H${end}`} />
        <path d={`M${-half} 0H${end}`} strokeDasharray={isDashed ? `${4 * unit} ${4 * unit}` : undefined} />
        {isReady && (
          <text x={end - 4 * unit} y={-7 * unit}>
            {name === 'hairline' && isFringe ? 'cabelo, sob a franja' : words}
          </text>
        )}
      </g>
    )
  })
}
