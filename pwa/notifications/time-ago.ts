import { formatDay } from '#contract/format.ts'

const relative = new Intl.RelativeTimeFormat('pt-BR', { numeric: 'auto' })
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Past a week a date says more than a distance. */
const WEEK = 7 * DAY

/** `agora`, `há 5 minutos`, `ontem`, `20/11/2026`; `Há um tempo` without a date. */
export function timeAgo(value: string | null | undefined, now = Date.now()): string {
  if (!value) return 'Há um tempo'
  const passed = now - Date.parse(value)
  if (Number.isNaN(passed) || passed >= WEEK) return formatDay(value)
  if (passed < MINUTE) return 'agora'
  if (passed < HOUR) return relative.format(-Math.floor(passed / MINUTE), 'minute')
  if (passed < DAY) return relative.format(-Math.floor(passed / HOUR), 'hour')
  return relative.format(-Math.floor(passed / DAY), 'day')
}

/** As in a sentence: `agora há pouco`, `há 5 minutos`, `ontem`, `em 20/11/2026`. */
export function whenSeen(at: number, now = Date.now()): string {
  const ago = timeAgo(new Date(at).toISOString(), now)
  if (ago === 'agora') return 'agora há pouco'
  return /^\d/.test(ago) ? `em ${ago}` : ago
}
