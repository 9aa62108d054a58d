import type { FrameJudgement } from '#visagism/finder/judge-frame.ts'

interface TurnGuideProps {
  slot: 'side_left' | 'side_right'
  judgement: FrameJudgement
  mirrored: boolean
}

/** A small head from above, turning with the person on a quarter of tape from the front to the side; no degrees, which nobody knows. */
export function TurnGuide({ slot, judgement, mirrored }: TurnGuideProps) {
  const { state, hint } = judgement
  const share = state === 'ready' ? 1 : hint === 'other-way' ? 0 : Math.min(0.9, judgement.turn)
  // To the left of the photo for the left side; a mirror shows it the other way round.
  const toLeft = (slot === 'side_left') !== mirrored
  const way = toLeft ? 1 : -1
  const ticks = Array.from({ length: 10 }, (_, index) => index / 9)
  return (
    <svg className="turn-guide" viewBox="-90 -70 180 150" aria-hidden="true">
      <g className="turn-guide-head" style={{ transform: `rotate(${way * share * 90}deg)` }}>
        <ellipse cx="-34" cy="2" rx="6" ry="10" />
        <ellipse cx="34" cy="2" rx="6" ry="10" />
        <path d="M-32 -6C-32 -34 32 -34 32 -6C32 14 18 28 6 30L0 42L-6 30C-18 28 -32 14 -32 -6Z" />
        <path className="turn-guide-hair" d="M-33 4C-37 -40 37 -40 33 4C20 -14 -20 -14 -33 4Z" />
      </g>
      {ticks.map((at) => {
        const angle = Math.PI / 2 + way * at * (Math.PI / 2)
        const [x, y] = [Math.cos(angle), Math.sin(angle)]
        const long = at === 0 || at === 1 ? 14 : 9
        return (
          <path
            key={at}
            data-passed={share > 0 && at <= share ? '' : undefined}
            d={`M${x * 56} ${y * 56}L${x * (56 + long)} ${y * (56 + long)}`}
          />
        )
      })}
    </svg>
  )
}
