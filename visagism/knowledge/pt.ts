/** Dates are read from the ISO text, so no time zone shifts them. */

const NBSP = '\u00a0'
export const MONTHS = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
] as const

/** 1.408 → `1,41`. */
export const ratio = (value: number) => value.toFixed(2).replace('.', ',')
/** 0.317 → `32 %`, non-breaking. */
export const percent = (share: number) => `${Math.round(share * 100)}${NBSP}%`
/** 132.6 → `133°`. */
export const degrees = (value: number) => `${Math.round(value)}°`

/** `['a','b','c']` → `a, b e c`. */
export function list(items: readonly string[], last: 'e' | 'ou' = 'e'): string {
  const head = items.slice(0, -1).join(', ')
  const tail = items.at(-1) ?? ''
  return head === '' ? tail : `${head} ${last} ${tail}`
}

/** `2026-03-09…` → `9/3/2026`; other text is unchanged. */
export function shortDate(iso: string): string {
  const date = readDate(iso)
  return date ? `${date.day}/${date.month}/${date.year}` : iso
}

/** `2026-03-09…` → `9 de março de 2026`. */
export function longDate(iso: string): string {
  const date = readDate(iso)
  return date ? `${date.day === 1 ? '1º' : date.day} de ${MONTHS[date.month - 1] ?? ''} de ${date.year}` : iso
}

/** `2026-03-09…` → `9 de março`. */
export const dayAndMonth = (iso: string): string => longDate(iso).replace(/ de \d{4}$/, '')

/** Month 1–12; null if not an ISO date or date-time. */
export function readDate(iso: string): { year: number; month: number; day: number } | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso)
  if (!match) return null
  const [year, month, day] = match.slice(1).map(Number)
  if (year === undefined || month === undefined || day === undefined) return null
  return month >= 1 && month <= 12 && day >= 1 && day <= 31 ? { year, month, day } : null
}

/** Only the first letter. */
export const capital = (text: string) => text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1)
export const lower = (text: string) => text.charAt(0).toLocaleLowerCase('pt-BR') + text.slice(1)

/** `3` → `3 semanas`, `1` → `1 semana`. */
export const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

/** `Helena Prado` → `Helena Prado, da nossa equipe`, unless the name says so. */
export const ofOurTeam = (name: string) => (/equipe/i.test(name) ? name : `${name}, da nossa equipe`)

/**
 * From when on, after “até …”: “o fim de janeiro” is “a partir de fevereiro”, “o Natal” is “depois do Natal”.
 * @param until without the preposition; undefined where it was not said
 */
export function afterUntil(until: string | undefined): string {
  if (until === undefined) return 'depois'
  const [, ending] = /\bfim de (\p{L}+)/u.exec(until) ?? []
  const month = MONTHS.findIndex((name) => name === ending?.toLocaleLowerCase('pt-BR'))
  if (month >= 0) return `a partir de ${MONTHS[(month + 1) % MONTHS.length]}`
  if (/^(?:o|a) /.test(until)) return `depois d${until}`
  return until.startsWith('dia ') ? `depois do ${until}` : `depois de ${until}`
}

/** From Sunday on. */
export const WEEKDAY_NAMES = [
  'domingo',
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
]
