import { DELIVERY_BUSINESS_HOURS } from '#contract/offer.ts'

/**
 * São Paulo, UTC−3: no daylight saving since 2019. Carnaval and Corpus Christi are only bank holidays; excluding them merely promises
 * later.
 */
const OFFSET_MS = 3 * 3_600_000
const DAY_MS = 24 * 3_600_000

/** `MM-DD`, national holidays on fixed days (Consciência Negra since the end of 2023). */
const FIXED = new Set(['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '11-20', '12-25'])
/** Days from Easter: Carnaval Monday and Tuesday, Sexta-feira Santa, Corpus Christi. */
const MOVABLE = [-48, -47, -2, 60]

/** Gregorian computus (Meeus), as days since the epoch. */
export function easterDay(year: number): number {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor(b / 4)
  const e = b % 4
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - d - g + 15) % 30
  const i = Math.floor(c / 4)
  const k = c % 4
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const month = Math.floor((h + l - 7 * m + 114) / 31)
  const day = ((h + l - 7 * m + 114) % 31) + 1
  return Date.UTC(year, month - 1, day) / DAY_MS
}

/** `day`: days since the epoch, São Paulo. */
function isBusinessDay(day: number): boolean {
  const date = new Date(day * DAY_MS)
  const weekday = date.getUTCDay()
  if (weekday === 0 || weekday === 6) return false
  if (FIXED.has(date.toISOString().slice(5, 10))) return false
  const easter = easterDay(date.getUTCFullYear())
  return !MOVABLE.some((offset) => easter + offset === day)
}

/** Milliseconds on business days; negative when `to` is the earlier. */
export function businessTimeBetween(from: Date, to: Date): number {
  if (to < from) return -businessTimeBetween(to, from)
  const end = to.getTime() - OFFSET_MS
  let at = from.getTime() - OFFSET_MS
  let time = 0
  while (at < end) {
    const day = Math.floor(at / DAY_MS)
    const next = Math.min(end, (day + 1) * DAY_MS)
    if (isBusinessDay(day)) time += next - at
    at = next
  }
  return time
}

/** Latest delivery, counted from complete form and photos. */
export function deliveryDue(submittedAt: Date, hours = DELIVERY_BUSINESS_HOURS): Date {
  let at = submittedAt.getTime() - OFFSET_MS
  let left = hours * 3_600_000
  for (;;) {
    const day = Math.floor(at / DAY_MS)
    const midnight = (day + 1) * DAY_MS
    if (isBusinessDay(day)) {
      // Exactly midnight is shown as the end of the previous day.
      if (left === midnight - at) return new Date(midnight + OFFSET_MS - 1000)
      if (left < midnight - at) return new Date(at + left + OFFSET_MS)
      left -= midnight - at
    }
    at = midnight
  }
}
