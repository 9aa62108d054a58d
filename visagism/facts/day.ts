/** Days as people name them, and the occasions they name them for. */
import { MONTHS, readDate } from '../knowledge/pt.ts'
import { plainLetters } from '../knowledge/observations.ts'
import type { FactKey } from './facts.ts'
import { standing } from './standing.ts'

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

/** One that is not their own is `specialFacts`' to tell. */
type Occasion = {
  readonly key: FactKey
  readonly heard: RegExp
  /** Said of every week too: only a day makes it one. */
  readonly isDated?: true
}

const CHILD = 'filh[oa]|menin[oa]|entead[oa]'
const WHEN = '(?:em|n[oa]|dia|daqui|dentro|est[ea]|ness[ea]|amanha|depois|\\d+)'

export const OCCASIONS: readonly Occasion[] = [
  {
    key: 'wedding',
    heard: new RegExp(
      `\\b(?:casamento|casar|me caso|caso ${WHEN}\\b|caso (?:a |o )?(?:minha|meu|nossa|nosso) (?:${CHILD})(?= ${WHEN}\\b|$)|(?:minha|meu|nossa|nosso) (?:${CHILD})(?: \\w+){0,2} (?:se )?casa|(?:sou|serei|como|de|ser) (?:a |o )?(?:noiva|noivo|madrinha|padrinho))\\b`,
    ),
  },
  { key: 'graduation', heard: /\b(?:formatura|me formo|se forma|vai se formar|colacao)\b/ },
  { key: 'interview', heard: /\b(?:entrevista|audicao|banca|defesa)\b/ },
  {
    key: 'exam',
    heard:
      /\b(?:prova (?:d[oae]s? )?(?!roupa|vestido|maquiagem|make|cabelo|penteado|oculos|fogo)\w+|vestibular|enem|concurso|oab)\b/,
    isDated: true,
  },
  { key: 'court', heard: /\b(?:audiencia|julgamento|juri|depoimento)\b/, isDated: true },
  { key: 'baptism', heard: /\b(?:batizado|batismo|batizar|batizo)\b/ },
  { key: 'new-job', heard: /\b(?:comeco|novo emprego|emprego novo|trabalho novo|posse)\b/ },
  {
    key: 'party',
    heard:
      /\b(?:festa|aniversario|debutante|(?:meus|minha festa de|baile de|festa de) 15 anos|bodas|ensaio|book|viagem|reveillon|natal)\b/,
  },
]

const iso = (time: number): string => new Date(time).toISOString().slice(0, 10)
const countOf = (word = ''): number => COUNTS[word] ?? Number(word)

/** A number of anything but a day. */
const UNIT = '(?!\\s*(?:cm|mm|m|kg|anos?|minutos?|horas?|h|reais|dedos?|palmos?|centimetros?|milimetros?|%))'
const SLASHED = standing(
  `(?-\\d|\\d[/.-])(\\d{1,2})(?:[/.-]| do )(\\d{1,2})(?!\\d)(?:[/.-](\\d{4}|\\d{2})(?!\\d))?${UNIT}`,
)
const AWAY = standing(String.raw`(?-\bde \w+ )\b(?:daqui a|em|daqui|faltam|dentro de)\s+(\w+)\s+(dias?|semanas?)\b`)
const CHRISTMAS = standing(String.raw`(?-\b(?:em|para|de) )\bnatal\b|\bfesta de natal\b`)
const NUMBERED = standing(String.raw`(?-\btodo )\bdia (\d{1,2})\b`)
const NAMED = new RegExp(`\\b(\\d{1,2})[oº°]? de (${MONTH_NAMES.join('|')})\\b(?: de (\\d{4})\\b)?`)

/**
 * ISO date of the first day named that is not over, or null. A month is no day.
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
    return month >= 1 && month <= 12 && new Date(given).getUTCDate() === day && given >= from ? iso(given) : null
  }
  const slashed = SLASHED.exec(plain)
  if (slashed) {
    const [, day, month, year] = slashed
    return next(Number(month), Number(day), year === undefined ? undefined : Number(year.padStart(4, '20')))
  }
  const named = NAMED.exec(plain)
  if (named)
    return next(
      MONTH_NAMES.indexOf(named[2] ?? '') + 1,
      Number(named[1]),
      named[3] === undefined ? undefined : Number(named[3]),
    )
  const away = AWAY.exec(plain)
  if (away && countOf(away[1]) > 0) return iso(from + countOf(away[1]) * (away[2]?.startsWith('d') ? 1 : 7) * DAY_MS)
  if (/\bvespera d[eo] natal\b/.test(plain)) return next(12, 24)
  if (CHRISTMAS.test(plain)) return next(12, 25)
  if (/\b(?:reveillon|ano novo|virada)\b/.test(plain)) return next(12, 31)
  const numbered = NUMBERED.exec(plain)
  if (numbered) return ofTheMonth(today, Number(numbered[1]), /\b(?:mes que vem|proximo mes)\b/.test(plain))
  const weekday = WEEKDAYS.findIndex((name) =>
    new RegExp(`\\b(?:n[oa]|nesse|nesta|este|esta|proxim[oa]) (?:proxim[oa] )?${name}\\b`).test(plain),
  )
  if (weekday === -1)
    return /\bamanha\b/.test(plain) ? iso(from + (/\bdepois de amanha\b/.test(plain) ? 2 : 1) * DAY_MS) : null
  const ahead = (weekday - new Date(from).getUTCDay() + 7) % 7
  return iso(from + (ahead === 0 ? 7 : ahead) * DAY_MS)
}

/** The first month from now that has such a day. */
function ofTheMonth(today: { year: number; month: number; day: number }, day: number, isNext: boolean): string | null {
  const first = today.month - 1 + (isNext || day < today.day ? 1 : 0)
  const found = [first, first + 1].map((month) => Date.UTC(today.year, month, day))
  const time = found.find((one) => new Date(one).getUTCDate() === day)
  return day < 1 || time === undefined ? null : iso(time)
}
