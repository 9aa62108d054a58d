import type { PhotoSlot } from '#contract/onboarding.ts'
import type { FaceMarks } from '#visagism/finder/look.ts'
import type { SeenFrame } from './use-face-guide.ts'
import './face-guide-lines.css'

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

/** Where the four lines wait for a face, shares of the frame's height. */
const WAITING = [0.26, 0.41, 0.54, 0.68] as const

/** Over the viewfinder, in the frame's own pixels: the measuring lines on the person's face, and what is out of place. */
export function FaceGuideLines({ seen, slot, mirrored }: FaceGuideLinesProps) {
  const { look, guidance, heldBy, width, height } = seen
  const { state } = guidance.shown
  const flip = (x: number) => (mirrored ? width - x : x)
  const unit = Math.max(width, height) / 520
  return (
    <svg
      className="face-guide"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid meet"
      aria-hidden="true"
      style={{ strokeWidth: 1.6 * unit, fontSize: 15 * unit }}
    >
      {state === 'none' && slot === 'front' && <Waiting width={width} height={height} unit={unit} />}
      {look.marks && slot === 'front' && (
        <Lines
          marks={look.marks}
          isReady={state === 'ready'}
          isSeen={look.hairline === 'seen'}
          isFringe={heldBy === 'fringe' || look.hairline === 'fringe'}
          flip={flip}
          edge={width}
          unit={unit}
        />
      )}
      {look.other && state === 'two' && (
        <Corners box={{ ...look.other, x: mirrored ? width - look.other.x - look.other.width : look.other.x }} />
      )}
      {state === 'off-centre' && look.centre && (
        <Axes width={width} height={height} at={flip(look.centre.x * width)} unit={unit} />
      )}
      {(state === 'far' || state === 'near') && look.box && (
        <Brackets height={height} edge={width} top={look.box.y} bottom={look.box.y + look.box.height} unit={unit} />
      )}
    </svg>
  )
}

function Waiting({ width, height, unit }: { width: number; height: number; unit: number }) {
  return WAITING.map((share) => (
    <path
      key={share}
      className="face-guide-dotted"
      strokeDasharray={`${2 * unit} ${5 * unit}`}
      d={`M${width * 0.24} ${height * share}H${width * 0.76}`}
    />
  ))
}

interface LinesProps {
  marks: FaceMarks
  isReady: boolean
  isSeen: boolean
  isFringe: boolean
  flip: (x: number) => number
  edge: number
  unit: number
}

/** Each line through its own place, as the head leans; once all is well they run to the edge and say their names. */
function Lines({ marks, isReady, isSeen, isFringe, flip, edge, unit }: LinesProps) {
  const [left, right] = [flip(marks.left.x), flip(marks.right.x)]
  const [from, to] = left < right ? [marks.left, marks.right] : [marks.right, marks.left]
  const half = Math.abs(right - left) * 0.62
  const lean = Math.atan2(to.y - from.y, Math.abs(to.x - from.x))
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
          <text x={end - 8 * unit} y={-6 * unit} strokeWidth={3 * unit}>
            {name === 'hairline' && isFringe ? 'cabelo, sob a franja' : words}
          </text>
        )}
      </g>
    )
  })
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

function Corners({ box: { x, y, width, height } }: { box: Box }) {
  const [a, b] = [width * 0.22, height * 0.22]
  return (
    <g className="face-guide-amber">
      <path d={`M${x} ${y + b}V${y}h${a}M${x + width - a} ${y}h${a}v${b}`} />
      <path d={`M${x} ${y + height - b}v${b}h${a}M${x + width - a} ${y + height}h${a}v${-b}`} />
      <text x={x + width} y={y + height * 1.16}>
        outra pessoa
      </text>
    </g>
  )
}

function Axes({ width, height, at, unit }: { width: number; height: number; at: number; unit: number }) {
  const middle = width / 2
  const y = height * 0.9
  const head = at < middle ? -1 : 1
  return (
    <>
      <path className="face-guide-dotted" strokeDasharray={`${2 * unit} ${5 * unit}`} d={`M${middle} 0V${height}`} />
      <path className="face-guide-amber" d={`M${at} ${height * 0.04}V${height * 0.16}M${at} ${height * 0.84}V${y}`} />
      <path
        className="face-guide-amber"
        d={`M${at} ${y}H${middle}m${8 * unit * head} ${-6 * unit}L${middle} ${y}l${8 * unit * head} ${6 * unit}`}
      />
    </>
  )
}

/** How tall a face should stand in the frame (white), and how tall it stands (amber). */
function Brackets({
  height,
  edge,
  top,
  bottom,
  unit,
}: {
  height: number
  edge: number
  top: number
  bottom: number
  unit: number
}) {
  const bracket = (from: number, to: number, x: number) => `M${x - 8 * unit} ${from}H${x}V${to}H${x - 8 * unit}`
  const inside = (y: number) => Math.max(4 * unit, Math.min(height - 4 * unit, y))
  return (
    <>
      <path d={bracket(height * 0.26, height * 0.7, edge - 10 * unit)} />
      <path className="face-guide-amber" d={bracket(inside(top), inside(bottom), edge - 22 * unit)} />
    </>
  )
}
