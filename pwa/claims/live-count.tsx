import { formatInteger } from '#contract/format.ts'
import { useTesters } from './live-figures.ts'
import './live.css'

export function LiveCount() {
  const testers = useTesters()
  if (!testers) return null
  const { count, isToday } = testers
  return (
    <p className="live-count row gap-8 t-soft num">
      {formatInteger(count)} {isToday ? 'pessoas fizeram o teste hoje' : 'pessoas fazendo o teste agora'}
    </p>
  )
}
