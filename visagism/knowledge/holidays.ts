/** Days on which no salon or barbershop in Brazil can be counted on: national holidays (Lei 662/1949 and later) and the eves people keep. */

const DAY_MS = 24 * 60 * 60 * 1000

const FIXED: Readonly<Record<string, string>> = {
  '01-01': 'Ano-Novo',
  '04-21': 'Tiradentes',
  '05-01': 'Dia do Trabalho',
  '09-07': 'Independência',
  '10-12': 'Nossa Senhora Aparecida',
  '11-02': 'Finados',
  '11-15': 'Proclamação da República',
  '11-20': 'Consciência Negra',
  '12-24': 'Natal',
  '12-25': 'Natal',
  '12-31': 'Ano-Novo',
}
/** Days after Easter. */
const MOVABLE: Readonly<Record<number, string>> = {
  [-48]: 'Carnaval',
  [-47]: 'Carnaval',
  [-2]: 'Sexta-feira Santa',
  0: 'Páscoa',
  60: 'Corpus Christi',
}
const SUNDAY = 0
const MONDAY = 1

/** Of the Gregorian calendar, as milliseconds at midnight UTC (anonymous algorithm; Meeus, Astronomical Algorithms, 1991). */
export function easterOf(year: number): number {
  const [golden, century, rest] = [year % 19, Math.floor(year / 100), year % 100]
  const correction = century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const moon = (19 * golden + correction + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451)
  const days = moon + weekday - 7 * late + 114
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1)
}

/** @param ms midnight UTC; an eve has the name of its holiday */
export function holidayOn(ms: number): string | null {
  const date = new Date(ms)
  const fixed = FIXED[date.toISOString().slice(5, 10)]
  return fixed ?? MOVABLE[Math.round((ms - easterOf(date.getUTCFullYear())) / DAY_MS)] ?? null
}

/** Barbershops rest on Mondays, and so do many salons. */
export const isClosed = (ms: number): boolean =>
  [SUNDAY, MONDAY].includes(new Date(ms).getUTCDay()) || holidayOn(ms) !== null
