import checkCircle from '@phosphor-icons/core/assets/fill/check-circle-fill.svg?raw'
import circle from '@phosphor-icons/core/assets/regular/circle.svg?raw'
import type { SheetJudgement } from '#visagism/finder/judge-sheet.ts'
import { Icon } from '#pwa/ui/icon.tsx'

/** A shape and a word each, never colour alone. */
export function SheetGauges({ judgement }: { judgement: SheetJudgement | undefined }) {
  return (
    <ul className="guide-gauges" aria-hidden="true">
      <Gauge name="Folha vista" isGood={judgement?.isSeen ?? false} />
      <Gauge name="Luz igual" isGood={judgement?.isEven ?? false} />
      <Gauge name="Sem reflexo" isGood={judgement?.isClear ?? false} />
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
