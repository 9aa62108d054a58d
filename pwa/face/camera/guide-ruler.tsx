import { memo } from 'react'
import type { FrameJudgement } from '#visagism/finder/judge-frame.ts'
import { dots } from './guide-marks.tsx'

/** Hairline and chin, in shares of the frame's height. */
export const TARGET = { top: 0.26, bottom: 0.7 } as const
/** In pixels of a picture 520 high. */
export const RULER = 18
const ASIDE = 30
const TICKS = 68

interface GuideRulerProps {
  width: number
  height: number
  /** Frame pixels per pixel of a picture 520 high. */
  unit: number
  judgement: FrameJudgement
  /** Null without a face, or when its height is unknown. */
  extent: FaceExtent | null
}

export interface FaceExtent {
  readonly top: number
  readonly bottom: number
  readonly right: number
}

/** White where the face should be, amber where it is, peach when both agree. */
export function GuideRuler({ width, height, unit, judgement: { state, hint }, extent }: GuideRulerProps) {
  const target = { top: height * TARGET.top, bottom: height * TARGET.bottom }
  const isReady = state === 'ready' && extent !== null
  const isUpright = state === 'off-centre' && (hint === 'up' || hint === 'down')
  const isSized = state === 'far' || state === 'near'
  const inside = (y: number) => Math.max(5 * unit, Math.min(height - 5 * unit, y))
  const stands = extent && { top: inside(extent.top), bottom: inside(extent.bottom) }
  const aside = width - ASIDE * unit
  const middle = ({ top, bottom }: Extent) => (top + bottom) / 2
  return (
    <>
      <Ticks width={width} height={height} unit={unit} />
      {isReady && stands ? (
        <path className="face-guide-peach" d={bracket(stands, width - 3 * unit, unit)} />
      ) : (
        <path d={bracket(target, width - 3 * unit, unit)} />
      )}
      {stands && (isSized || isUpright) && <path className="face-guide-amber" d={bracket(stands, aside, unit)} />}
      {extent && stands && state === 'far' && (
        <path
          className="face-guide-dotted"
          strokeDasharray={dots(unit)}
          d={`M${extent.right} ${stands.top}H${aside - 12 * unit}M${extent.right} ${stands.bottom}H${aside - 12 * unit}`}
        />
      )}
      {stands && isSized && (
        <path
          className="face-guide-amber"
          d={arrow(aside, stands.top, target.top, unit) + arrow(aside, stands.bottom, target.bottom, unit)}
        />
      )}
      {stands && isUpright && (
        <path className="face-guide-amber" d={arrow(aside - 14 * unit, middle(stands), middle(target), unit)} />
      )}
      {stands && state === 'tilted' && (hint === 'up' || hint === 'down') && (
        <path
          className="face-guide-amber"
          d={arrow(aside, stands.bottom, stands.bottom + (hint === 'up' ? -56 : 56) * unit, unit)}
        />
      )}
    </>
  )
}

type Extent = Pick<FaceExtent, 'top' | 'bottom'>

const Ticks = memo(function Ticks({ width, height, unit }: { width: number; height: number; unit: number }) {
  const ticks = Array.from(
    { length: TICKS },
    (_, index) => `M${width} ${((index + 0.5) * height) / TICKS}h${(index % 5 === 2 ? -14 : -7) * unit}`,
  )
  return <path className="face-guide-ruler" d={ticks.join('')} />
})

const bracket = ({ top, bottom }: Extent, x: number, unit: number) =>
  `M${x - 10 * unit} ${top}H${x}V${bottom}H${x - 10 * unit}`

function arrow(x: number, from: number, to: number, unit: number): string {
  const way = Math.sign(to - from)
  const start = from + way * 5 * unit
  if ((to - start) * way < 8 * unit) return ''
  return `M${x} ${start}V${to}m${-6 * unit} ${-7 * way * unit}l${6 * unit} ${7 * way * unit}l${6 * unit} ${-7 * way * unit}`
}
