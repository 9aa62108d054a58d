import { formatInteger } from '#contract/format.ts'
import { useTesters } from './live-figures.ts'
import './live.css'

/** `127 pessoas fazendo o teste agora`, or how many took it today. */
export function LiveCount() {
  const testers = useTesters()
  if (!testers) return null
  const { count, isToday } = testers
  return (
    <p className="live-count num">
      {isToday ? takenToday(count) : `${formatInteger(count)} pessoas fazendo o teste agora`}
    </p>
  )
}

const takenToday = (count: number) =>
  count === 1 ? '1 pessoa fez o teste hoje' : `${formatInteger(count)} pessoas fizeram o teste hoje`
