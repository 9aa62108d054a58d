/** A day on which what somebody said changes: it holds until then, or only from then on. */
import { isoOf } from '../knowledge/agenda.ts'
import { plainLetters } from '../knowledge/observations.ts'
import { dayAndMonth, MONTHS, readDate } from '../knowledge/pt.ts'
import { clausesOf, type Clause } from './clause.ts'
import { dayIn } from './day.ts'
import type { FactKey } from './facts.ts'
import { NUMBER, numberOf } from './numbers.ts'

/** Which part of the time a fact holds for. */
export type Phase = 'until' | 'after'

export type Period = {
  readonly phase: Phase
  /** ISO date of the first day after it; null where nobody named a day. */
  readonly day: string | null
  /** “até o fim de janeiro” */
  readonly until: string
  /** “a partir de fevereiro” */
  readonly after: string
}

type Named = Omit<Period, 'phase'>

const MONTH_NAMES = MONTHS.map((month) => plainLetters(month))
const MONTH = MONTH_NAMES.join('|')
const WEEKDAYS: Readonly<Record<string, string>> = {
  domingo: 'domingo',
  segunda: 'segunda-feira',
  terca: 'terça-feira',
  quarta: 'quarta-feira',
  quinta: 'quinta-feira',
  sexta: 'sexta-feira',
  sabado: 'sábado',
}

/** What has no day of its own, as it is named in print. */
const EVENTS: readonly (readonly [RegExp, name: string, of: string, key?: FactKey])[] = [
  [/^(?:a |minha )?(?:formatura|colacao)|^(?:eu )?me formar/, 'a formatura', 'da formatura', 'graduation'],
  [/^(?:o |meu )?casamento|^(?:eu )?(?:me )?casar/, 'o casamento', 'do casamento', 'wedding'],
  [/^(?:a |minha )?(?:prova|oab)|^(?:o )?(?:vestibular|enem)/, 'a prova', 'da prova', 'exam'],
  [/^(?:eu )?(?:passar )?n?o? ?concurso|^(?:eu )?passar no concurso/, 'o concurso', 'do concurso', 'exam'],
  [/^(?:a |minha )?entrevista/, 'a entrevista', 'da entrevista', 'interview'],
  [/^(?:a |minha )?audiencia/, 'a audiência', 'da audiência', 'court'],
  [/^(?:as |minhas )?ferias|^(?:eu )?voltar d[ae]s? ferias/, 'as férias', 'das férias'],
  [/^(?:a |minha )?viagem|^(?:eu )?voltar d[ae] viagem/, 'a viagem', 'da viagem'],
  [
    /^(?:o |meu )?parto|^(?:o |a |meu |minha )?(?:bebe|nenem|filh[oa])\b.{0,10}\bnasc\w+|^nascer/,
    'o parto',
    'do parto',
  ],
  [
    /^(?:a |o )?(?:quimio\w*|tratamento|radio\w*)|^(?:eu )?(?:acabar|terminar) (?:a |o )?(?:quimio\w*|tratamento|radio\w*)/,
    'o fim do tratamento',
    'do tratamento',
  ],
  [/^(?:a |minha )?promessa|^(?:o )?fim da promessa/, 'o fim da promessa', 'da promessa'],
  [
    /^(?:o |meu )?(?:preceito|resguardo)|^(?:acabar|terminar) o (?:preceito|resguardo)/,
    'o fim do preceito',
    'do preceito',
  ],
  [/^(?:a |minha )?(?:cirurgia|operacao)|^(?:eu )?operar/, 'a cirurgia', 'da cirurgia'],
  [/^(?:eu )?tirar o aparelho/, 'o dia de tirar o aparelho', 'do aparelho'],
]

const UNTIL = /\b(?:ate|antes d[aeo]s?)\s+(?:(?:que|dia|la para)\s+)?/g
const AFTER =
  /\b(?:depois (?:que|d[aeo]s?)|apos|a partir d[aeo]s?|so em|so n[oa]s?|so quando|quando)\s+(?:(?:dia|que)\s+)?/g
const HENCE = /\bdaqui (?:a )?(\w+) (dias|semanas|mes|meses)\b/
const LASTING = /\b(?:por|pelos proximos|nos proximos) (?:(?:mais|uns|umas) )?(\w+) (dias|semanas|mes|meses)\b/

/**
 * The period that a clause names; null where it names none, or one that is over.
 * @param plain of `clausesOf`
 * @param at ISO date from which it is counted
 */
export function periodIn(plain: string, at: string): Period | null {
  for (const { index, 0: word } of plain.matchAll(UNTIL)) {
    const named = namedAt(plain.slice(index + word.length), at, false, word.startsWith('ate'))
    if (named) return { phase: 'until', ...named }
  }
  for (const { index, 0: word } of plain.matchAll(AFTER)) {
    const named = namedAt(plain.slice(index + word.length), at, /^(?:depois|apos)/.test(word))
    if (named) return { phase: 'after', ...named }
  }
  const hence = HENCE.exec(plain)
  const later = hence && inSo(at, hence)
  if (later) return { phase: 'after', ...later }
  const lasting = LASTING.exec(plain)
  const ends = lasting && inSo(at, lasting)
  return ends ? { phase: 'until', ...ends } : null
}

const NUMBERED = new RegExp(`^(?:o |a )?(?:(?:dia )?\\d|(?:dia )?(?:primeiro|${NUMBER}) de (?:${MONTH})\\b)`)

/**
 * @param isWhole “depois de janeiro” begins when it ends
 * @param isLast a single day belongs to what ends with it: the first day after is the next
 */
function namedAt(rest: string, at: string, isWhole: boolean, isLast = isWhole): Named | null {
  const today = readDate(at)
  if (!today) return null
  const monthFrom = (month: number) => {
    const year = today.year + Math.floor((month - 1) / 12)
    return isoOf(Date.UTC(year, (month - 1) % 12, 1))
  }
  const named = new RegExp(`^(?:o |a )?(?:(fim|final) d[eo] )?(?:(?:mes|comeco|inicio|meados) de )?(${MONTH})\\b`).exec(
    rest,
  )
  if (named) {
    const month = MONTH_NAMES.indexOf(named[2] ?? '') + 1
    const ahead =
      month > today.month || (month === today.month && (named[1] !== undefined || isWhole)) ? month : month + 12
    const isEnd = named[1] !== undefined || isWhole
    const begins = ahead + (isEnd ? 1 : 0)
    const before = MONTHS[(begins - 2 + 12) % 12] ?? ''
    const first = MONTHS[(begins - 1) % 12] ?? ''
    return {
      day: monthFrom(begins),
      until: isEnd ? `até o fim de ${before}` : `até ${first}`,
      after: `a partir de ${first}`,
    }
  }
  if (/^(?:o |a )?(?:(?:fim|final|virada) d[eo] ano|ano que vem|ano novo|reveillon)\b/.test(rest))
    return { day: `${today.year + 1}-01-01`, until: 'até o fim do ano', after: 'a partir de janeiro' }
  const weekday = /^(?:o |a |este |esta )?(domingo|segunda|terca|quarta|quinta|sexta|sabado)\b/.exec(rest)?.[1]
  const day =
    weekday === undefined
      ? NUMBERED.test(rest) && dayIn(`dia ${rest.replace(/^(?:o |a )?(?:dia )?/, '')}`, at)
      : (dayIn(`no ${weekday}`, at) ?? dayIn(`na ${weekday}`, at))
  if (day) {
    const name = weekday === undefined ? dayAndMonth(day).replace(/^1 /, '1º ') : (WEEKDAYS[weekday] ?? '')
    return { day: isLast ? dayAfter(day) : day, until: `até ${name}`, after: `depois de ${name}` }
  }
  const event = EVENTS.find(([heard]) => heard.test(rest))
  return event ? { day: null, until: `até ${event[1]}`, after: `depois ${event[2]}` } : null
}

function dayAfter(day: string): string {
  const date = readDate(day)
  return date === null ? day : isoOf(Date.UTC(date.year, date.month - 1, date.day + 1))
}

function inSo(at: string, [, word, unit = '']: RegExpExecArray): Named | null {
  const n = numberOf(word) || 0
  const today = readDate(at)
  if (n === 0 || !today) return null
  const day = unit.startsWith('mes')
    ? isoOf(Date.UTC(today.year, today.month - 1 + n, today.day))
    : isoOf(Date.UTC(today.year, today.month - 1, today.day + n * (unit.startsWith('d') ? 1 : 7)))
  const name = unit.startsWith('mes') ? (MONTHS[(readDate(day)?.month ?? 1) - 1] ?? '') : dayAndMonth(day)
  return { day, until: `até ${name}`, after: `a partir de ${name}` }
}

/** “Só corto depois da promessa”, “até o bebê nascer não mexo”: what is left alone until then. */
const WAITING: readonly (readonly [RegExp, FactKey])[] = [
  [/\b(?:so (?:vou |posso |quero |pretendo )?|nao (?:vou |posso |quero )?)(?:cort\w+|mex\w+|mud\w+)\b/, 'no-cut'],
  [/\bso (?:vou |posso |quero |pretendo )?(?:pint\w+|tinj\w+|ting\w+|colori\w+|fa\w+ (?:luzes|mechas))\b/, 'no-dye'],
  [/\bso (?:vou |posso |quero |pretendo )?(?:alis\w+|fa\w+ progressiva)\b/, 'no-straightening'],
]
export const waitingFor = (plain: string, { phase }: Period): FactKey | null =>
  WAITING.find(
    ([heard]) => heard.test(plain) && (phase === 'until') === /\bnao\b/.test(heard.exec(plain)?.[0] ?? ''),
  )?.[1] ?? null

/** Of one clause: what it says holds until the day, or from it. */
export function phaseIn(plain: string, at: string): Phase | null {
  if (PAST.test(plain)) return null
  if (/\bate (?:la|entao)\b/.test(plain)) return 'until'
  if (/^(?:e |mas |so )?(?:depois|de la|dai|a partir dai)(?: em diante)? (?!d[aeo]s? )/.test(plain)) return 'after'
  return periodIn(plain, at)?.phase ?? null
}
/** “Isso vale até 1º de fevereiro”: all that was said before. */
export const HOLDS_SO_FAR =
  /\b(?:isso|iss?o tudo|tudo isso|essa regra|essas regras|tudo)\b.{0,12}\b(?:vale|valem|dura|e) (?:so )?ate\b/

/** A wish by a day, or of the order, holds nothing back. */
const IS_DEADLINE =
  /\b(?:entreg\w+|receb\w+|guia|prazo|mandem|pront[oa]s?|crescer|paguei)\b|^(?:(?!\b(?:nao|so|faco)\b).)*\b(?:quero|queria|gostaria)\b(?:(?!\b(?:nao|so|faco)\b).)*$/

/** “Estou na quimio até fevereiro” puts nothing of the hair off. */
const IS_TREATED =
  /^(?:(?!\b(?:nao|nada|so|sem|evit\w+|fic[oa]|deix\w+)\b).)*\b(?:estou|sigo|continuo|faco|vou)\b.{0,16}\b(?:quimio\w*|radio\w*|tratamento|internad[oa]|licenca|repouso)\b(?:(?!\b(?:nao|nada|so|sem)\b).)*$/

/**
 * The day on which something they said changes, dated before undated; null without one.
 * @param days ISO dates of their own days, by fact
 */
export function turnIn(note: string, at: string, days: ReadonlyMap<FactKey, string>): Period | null {
  const clauses = clausesOf(note)
  const found = clauses.flatMap(({ plain }, index): Period[] => {
    const period = PAST.test(plain) ? null : (periodIn(plain, at) ?? untilThen(clauses.slice(0, index + 1), at))
    return period &&
      !(period.phase === 'until' && (IS_DEADLINE.test(plain) || IS_TREATED.test(plain))) &&
      !isLoose(plain, period)
      ? [dated(period, days)]
      : []
  })
  return found.find(({ day }) => day !== null) ?? found[0] ?? null
}

/** “Conto em janeiro. Até lá fica preso.” */
function untilThen(clauses: readonly Clause[], at: string): Period | null {
  const last = clauses.at(-1)
  if (!last || !/\bate (?:la|entao)\b/.test(last.plain)) return null
  const [named] = clauses
    .filter(({ sentence, plain }) => last.sentence - sentence <= 2 && !PAST.test(plain))
    .flatMap(({ plain }) =>
      [...plain.matchAll(/\b(?:em|no|dia) /g)].flatMap(
        ({ index, 0: word }) => namedAt(plain.slice(index + word.length), at, false) ?? [],
      ),
    )
    .slice(-1)
  return named ? { phase: 'until', ...named } : null
}

const PAST = /\b(?:usei|fiz|fui|foi|tive|pintei|alisei|cortei|raspei|tirei|era|tinha|usava|desde)\b/
/** “Quando” and “depois de” tell stories too: only what waits counts. */
const isLoose = (plain: string, { phase }: Period): boolean =>
  phase === 'after' && !/\b(?:so|a partir|daqui|deixo|deixar|quero|vou|posso|pretendo|penso)\b/.test(plain)

function dated(period: Period, days: ReadonlyMap<FactKey, string>): Period {
  if (period.day !== null) return period
  const key = EVENTS.find(([, name]) => period.until === `até ${name}`)?.[3]
  const day = key === undefined ? undefined : days.get(key)
  const date = day ? readDate(day) : null
  return date ? { ...period, day: isoOf(Date.UTC(date.year, date.month - 1, date.day + 1)) } : period
}
