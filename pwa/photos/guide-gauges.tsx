import checkCircle from '@phosphor-icons/core/assets/fill/check-circle-fill.svg?raw'
import circle from '@phosphor-icons/core/assets/regular/circle.svg?raw'
import { Icon } from '#pwa/ui/icon.tsx'
import type { SeenFrame } from './use-face-guide.ts'

/** What the ring waits for, in a shape and a word each, never in colour alone. */
export function GuideGauges({ seen }: { seen: SeenFrame }) {
  const isPosed = seen.guidance.shown.state === 'ready'
  return (
    <ul className="guide-gauges" aria-hidden="true">
      <Gauge name="Pose" isGood={isPosed} />
      <Gauge name="Luz" isGood={seen.isLit} />
      <Gauge name="Nitidez" isGood={seen.isSteady} />
    </ul>
  )
}

function Gauge({ name, isGood }: { name: string; isGood: boolean }) {
  return (
    <li data-good={isGood ? '' : undefined}>
      <Icon svg={isGood ? checkCircle : circle} size={20} />
      {name}
    </li>
  )
}
