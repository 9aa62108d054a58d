import { formatDay } from '#contract/format.ts'

const MINUTE_MS = 60_000

/** `há 14 min`, `há 10 h`, `há 3 dias`, or the date after some weeks. */
export function agoWords(at: string, now: number): string {
  const minutes = Math.floor((now - new Date(at).getTime()) / MINUTE_MS)
  if (minutes < 1) return 'agora'
  if (minutes < 60) return `há ${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return `há ${hours} h`
  const days = Math.floor(hours / 24)
  if (days < 14) return days === 1 ? 'há 1 dia' : `há ${days} dias`
  return formatDay(at)
}
