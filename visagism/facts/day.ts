/** Days as people name them. */
import { MONTHS, readDate } from '../knowledge/pt.ts'
import { plainLetters } from '../knowledge/observations.ts'

const MONTH_NAMES = MONTHS.map((month) => plainLetters(month))
const WEEKDAYS = ['domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado']
const COUNTS: Readonly<Record<string, number>> = {
  um: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  tres: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
}
const DAY_MS = 86_400_000

const iso = (time: number): string => new Date(time).toISOString().slice(0, 10)
const countOf = (word = ''): number => COUNTS[word] ?? Number(word)

/**
 * ISO date of the first day named that is not over, or null.
 * @param plain of `clausesOf`
 * @param at ISO date from which it is counted
 */
export function dayIn(plain: string, at: string): string | null {
  const today = readDate(at)
  if (!today) return null
  const from = Date.UTC(today.year, today.month - 1, today.day)
  const next = (month: number, day: number, year?: number): string | null => {
    const time = (y: number) => Date.UTC(y, month - 1, day)
    const given = year === undefined ? (time(today.year) >= from ? time(today.year) : time(today.year + 1)) : time(year)
    return month >= 1 && month <= 12 && new Date(given).getUTCDate() === day ? iso(given) : null
  }
  const slashed = /\b(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{2,4}))?\b/.exec(plain)
  if (slashed) {
    const year = slashed[3] === undefined ? undefined : (Number(slashed[3]) % 100) + 2000
    return next(Number(slashed[2]), Number(slashed[1]), year)
  }
  const named = new RegExp(`\\b(\\d{1,2})o? de (${MONTH_NAMES.join('|')})\\b`).exec(plain)
  if (named) return next(MONTH_NAMES.indexOf(named[2] ?? '') + 1, Number(named[1]))
  const away = /\b(?:daqui a|em|daqui|faltam|dentro de)\s+(\w+)\s+(dias?|semanas?|mes|meses)\b/.exec(plain)
  if (away && countOf(away[1]) > 0) {
    const unit = away[2]?.startsWith('d') ? 1 : away[2]?.startsWith('s') ? 7 : 30
    return iso(from + countOf(away[1]) * unit * DAY_MS)
  }
  if (/\bnatal\b/.test(plain)) return next(12, 25)
  if (/\b(?:reveillon|ano novo|virada)\b/.test(plain)) return next(12, 31)
  const numbered = /\bdia (\d{1,2})\b/.exec(plain)
  if (numbered) {
    const day = Number(numbered[1])
    return next(day >= today.day ? today.month : (today.month % 12) + 1, day)
  }
  const weekday = WEEKDAYS.findIndex((name) =>
    new RegExp(`\\b(?:n[oa]|nesse|nesta|este|esta|proxim[oa]) ${name}\\b`).test(plain),
  )
  if (weekday === -1) return /\bamanha\b/.test(plain) ? iso(from + DAY_MS) : null
  const ahead = (weekday - new Date(from).getUTCDay() + 7) % 7
  return iso(from + (ahead === 0 ? 7 : ahead) * DAY_MS)
}
