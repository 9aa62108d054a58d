import checkCircle from '@phosphor-icons/core/assets/fill/check-circle-fill.svg?raw'
import circle from '@phosphor-icons/core/assets/regular/circle.svg?raw'
import { FRAME_STATES } from '#visagism/finder/judge-frame.ts'
import { Icon } from '#pwa/ui/icon.tsx'
import type { SeenFrame } from './use-face-guide.ts'

/** Shape, word and bar each: never colour alone. */
export function GuideGauges({ seen }: { seen: SeenFrame }) {
  const { state } = seen.guidance.shown
  return (
    <ul className="guide-gauges" aria-hidden="true">
      {/* Successive requirements met. */}
      <Gauge name="Pose" isGood={state === 'ready'} share={FRAME_STATES.indexOf(state) / (FRAME_STATES.length - 1)} />
      <Gauge name="Luz" isGood={seen.isLit} share={seen.light} />
      <Gauge name="Nitidez" isGood={seen.isSteady} share={seen.steadiness} />
    </ul>
  )
}

function Gauge({ name, isGood, share }: { name: string; isGood: boolean; share: number }) {
  return (
    <li data-good={isGood ? '' : undefined}>
      <Icon svg={isGood ? checkCircle : circle} size={20} />
      {name}
      <i style={{ transform: `scaleX(${isGood ? 1 : Math.min(0.9, share)})` }} />
    </li>
  )
}
