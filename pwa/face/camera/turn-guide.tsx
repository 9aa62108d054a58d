import type { PhotoSlot } from '#contract/onboarding.ts'
import type { SeenFrame } from './use-face-guide.ts'

interface TurnGuideProps {
  seen: SeenFrame
  slot: PhotoSlot
  mirrored: boolean
}

/** Degrees: less would be invisible, more is unknown. */
const AWAY = { least: 18, most: 60 } as const
const TICKS = Array.from({ length: 10 }, (_, index) => index / 9)
const [INNER, OUTER] = [58, 66]

/** A head from above, turning with the person. In front, shown only when turned. */
export function TurnGuide({ seen, slot, mirrored }: TurnGuideProps) {
  const { look, guidance } = seen
  const { state, hint, turn } = guidance.shown
  if (slot === 'back' || (slot === 'front' && state !== 'turned')) return null
  const isReady = slot !== 'front' && state === 'ready'
  const mirror = mirrored ? -1 : 1
  const yaw = look.side === 'front' || look.side === null ? (look.pose?.yaw ?? 0) : look.side === 'left' ? -90 : 90
  // Clockwise from above turns the nose to the photo's left. Mirrors invert it.
  const away = -Math.sign(yaw || 1) * Math.min(AWAY.most, Math.max(AWAY.least, Math.abs(yaw)))
  const wanted = slot === 'side_left' ? 1 : -1
  const way = mirror * (slot === 'front' ? Math.sign(away) : wanted)
  const share = isReady ? 1 : hint === 'other-way' ? 0 : Math.min(0.9, turn)
  const degrees = slot === 'front' ? mirror * away : hint === 'other-way' ? -way * 60 : way * share * 90
  const arc = (radius: number) => `M0 ${radius}A${radius} ${radius} 0 0 ${way > 0 ? 1 : 0} ${-way * radius} 0`
  return (
    <svg className="turn-guide" viewBox="-96 -66 192 176" aria-hidden="true" data-ready={isReady ? '' : undefined}>
      <g className="turn-guide-head" style={{ transform: `rotate(${degrees}deg)` }}>
        <ellipse cx="-34" cy="2" rx="6" ry="10" />
        <ellipse cx="34" cy="2" rx="6" ry="10" />
        <path d="M-32 -6C-32 -34 32 -34 32 -6C32 14 18 28 6 30L0 42L-6 30C-18 28 -32 14 -32 -6Z" />
        <path className="turn-guide-hair" d="M-33 4C-37 -40 37 -40 33 4C20 -14 -20 -14 -33 4Z" />
      </g>
      <path className="turn-guide-tape" d={arc(INNER)} />
      {TICKS.map((at) => {
        const angle = Math.PI / 2 + way * at * (Math.PI / 2)
        const [x, y] = [Math.cos(angle), Math.sin(angle)]
        const outer = at === 0 || at === 1 ? OUTER + 6 : OUTER
        return (
          <path
            key={at}
            data-passed={slot !== 'front' && share > 0 && at <= share ? '' : undefined}
            d={`M${x * INNER} ${y * INNER}L${x * outer} ${y * outer}`}
          />
        )
      })}
      <text x="0" y="92">
        frente
      </text>
      <text x={-way * (INNER + 10)} y="-14">
        lado
      </text>
    </svg>
  )
}
