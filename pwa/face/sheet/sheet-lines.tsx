import { cheeksOf } from '#visagism/finder/judge-sheet.ts'
import { sheetPlace } from '#visagism/finder/sheet.ts'
import type { SeenSheet } from './use-sheet-guide.ts'

interface SheetLinesProps {
  seen: SeenSheet | null
  /** Width over height. */
  ratio: number
  mirrored: boolean
}

/** The sheet's place and the three compared areas, in the frame's pixels. */
export function SheetLines({ seen, ratio, mirrored }: SheetLinesProps) {
  const { width, height } = seen ?? { width: ratio * 320, height: 320 }
  // The frame is on the right, mirrored or not.
  const place = sheetPlace({ width, height }, false)
  const unit = Math.max(width, height) / 520
  const flip = (x: number) => (mirrored ? width - x : x)
  const cheeks = seen?.look.marks ? cheeksOf(seen.look.marks) : []
  const paper = { x: place.x + place.width / 2, y: place.y + place.height / 2 }
  const rings = [...cheeks.map(({ x, y }) => ({ x: flip(x), y })).sort((a, b) => a.x - b.x), paper]
  const state = seen && isSettled(seen) ? 'good' : seen?.judgement.isSeen ? 'wrong' : 'open'
  return (
    <svg
      className="sheet-lines"
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      style={{ strokeWidth: 2 * unit, fontSize: 15 * unit }}
    >
      <rect
        data-sheet={state}
        {...place}
        strokeDasharray={state === 'open' ? `${6 * unit} ${5 * unit}` : undefined}
        rx={2 * unit}
      />
      {state === 'open' ? (
        <text x={paper.x} y={paper.y} strokeWidth={3 * unit}>
          a folha aqui
        </text>
      ) : (
        <>
          {rings.length > 1 && (
            <path
              className="sheet-lines-dotted"
              strokeDasharray={`${0.1 * unit} ${5 * unit}`}
              d={`M${rings.map(({ x, y }) => `${x} ${y}`).join('L')}`}
            />
          )}
          {rings.map(({ x, y }, index) => (
            <g key={index}>
              <circle className="sheet-lines-shade" cx={x} cy={y} r={12 * unit} strokeWidth={5 * unit} />
              <circle cx={x} cy={y} r={12 * unit} />
              <circle cx={x} cy={y} r={7.5 * unit} />
            </g>
          ))}
        </>
      )}
    </svg>
  )
}

const isSettled = ({ judgement: { isSeen, isEven, isClear } }: SeenSheet) => isSeen && isEven && isClear
