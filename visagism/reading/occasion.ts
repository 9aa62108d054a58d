/** The day a plan counts back from, and whose it is. */
import { dayOf } from '../knowledge/agenda.ts'
import type { Gender } from '../knowledge/form.ts'
import { capital, lower, MONTHS, readDate } from '../knowledge/pt.ts'
import { plainOf } from '../facts/clause.ts'
import { bareNumberIn, isPublicFeast, monthIn, ownDayIn } from '../facts/day.ts'
import { FACTS, type FactKey } from '../facts/facts.ts'
import type { SettledFact } from '../facts/settle.ts'
import type { Brief } from './reading.ts'

export type Role =
  | 'bride'
  | 'groom'
  | 'spouse'
  | 'parent-of-bride'
  | 'parent-of-groom'
  | 'attendant'
  | 'wedding-guest'
  | 'graduate'
  | 'parent-of-graduate'
  | 'interview'
  | 'exam'
  | 'court'
  | 'baptism'
  | 'new-job'
  | 'party'
  | 'own-day'

export type Occasion = {
  /** ISO date, not over. */
  readonly day: string
  readonly role: Role
  /** `a sua irmã`, `o seu neto`, where the day is somebody else's. */
  readonly whose: string | null
  readonly isOutdoors: boolean
  /** `o voo`, where it has a name of its own. */
  readonly name: string | null
  /** `Casamento`, `Voo`; null where nobody said what day it is. */
  readonly words: string | null
  /** Of the form's field alone. */
  readonly isFieldOnly: boolean
}

const KINDS = ['wedding', 'graduation', 'interview', 'exam', 'court', 'baptism', 'new-job', 'party', 'own-day'] as const
type Kind = (typeof KINDS)[number]
const isKind = (key: FactKey): key is Kind => KINDS.some((kind) => kind === key)

type Told = {
  /** Each fact with its words and who said it. */
  readonly said: readonly SettledFact[]
  readonly gender: Gender
  readonly brief: Pick<Brief, 'at' | 'form'>
}
type Dated = { readonly day: string; readonly kind: Kind | null; readonly words: string; readonly weight: number }

/**
 * The day a plan counts back from: the weightiest, and of two the first. Null if there is none ahead. What they wrote outweighs the form's
 * field, a visagist's word both; a journey, a meal or a feast of everybody stands beside the field's day.
 */
export function occasionOf(told: Told): Occasion | null {
  const known = COUNTED.get(told)
  if (known !== undefined) return known
  const [first] = datedIn(told).sort((a, b) => b.weight - a.weight || a.day.localeCompare(b.day))
  const occasion = first ? occasionAs(first, told) : null
  COUNTED.set(told, occasion)
  return occasion
}
/** Asked for by every date of a report. */
const COUNTED = new WeakMap<Told, Occasion | null>()

/** All days ahead but the one that is counted, by date. */
export function otherOccasions(told: Told): Occasion[] {
  const counted = occasionOf(told)?.day
  return datedIn(told)
    .filter(({ day }) => day !== counted)
    .sort((a, b) => a.day.localeCompare(b.day))
    .map((one) => occasionAs(one, told))
}

/** Said without its day, and not the form's: with the month, where one was named. */
export function undatedOf(told: Told): { readonly key: FactKey; readonly month: string | null }[] {
  const { form } = told.brief
  return undatedIn(told)
    .filter((fact) => !isOfField(fact, told, form.eventDate))
    .map(({ key, words = '' }) => ({ key, month: monthIn(plainOf(words)) }))
}

const WEIGHT = { visagist: 10, kind: 3, own: 2, field: 1, beside: 0 } as const

/** One a day. */
function datedIn(told: Told): Dated[] {
  const { said, brief } = told
  const today = dayOf(brief.at)
  const isAhead = (day: string | null | undefined): day is string => {
    const ms = day ? dayOf(day) : null
    return today !== null && ms !== null && ms >= today
  }
  const byVisagist = said.filter(({ source }) => source === 'visagist')
  const field = isAhead(brief.form.eventDate) ? brief.form.eventDate.slice(0, 10) : null
  // “Dia 30” of whichever month: the field says which.
  const isOfFieldsMonth = (words: string): boolean =>
    field !== null && bareNumberIn(plainOf(words)) === Number(field.slice(8))
  const named = said.flatMap(({ key, value, words = '', source }): Dated[] => {
    const isOutdone = source !== 'visagist' && byVisagist.some((one) => one.key === key && isAhead(one.value))
    if (!isKind(key) || !isAhead(value) || isOutdone) return []
    const weight = weightOf(key, value, words) + (source === 'visagist' ? WEIGHT.visagist : 0)
    const day = field !== null && source !== 'visagist' && isOfFieldsMonth(words) ? field : value.slice(0, 10)
    return [{ day, kind: key, words, weight }]
  })
  const undated = undatedIn(told).find((fact) => isOfField(fact, told, field))
  const all: Dated[] = [
    ...named,
    ...(field === null
      ? []
      : undated && isKind(undated.key)
        ? [{ day: field, kind: undated.key, words: undated.words ?? '', weight: WEIGHT.kind }]
        : [{ day: field, kind: null, words: '', weight: WEIGHT.field }]),
  ]
  return [...new Set(all.map(({ day }) => day))].flatMap((day) => {
    const [best] = all
      .filter((one) => one.day === day)
      .sort((a, b) => b.weight - a.weight || KINDS.indexOf(a.kind ?? 'own-day') - KINDS.indexOf(b.kind ?? 'own-day'))
    return best ? [best] : []
  })
}

function weightOf(kind: Kind, day: string, words: string): number {
  if (kind === 'own-day') return LIGHT.includes(ownNameIn(words) ?? '') ? WEIGHT.beside : WEIGHT.own
  return kind === 'party' && isPublicFeast(day) ? WEIGHT.beside : WEIGHT.kind
}
/** Days that stand beside the one of the form: it was asked for a feast. */
const LIGHT: readonly string[] = [
  'o voo',
  'a viagem',
  'a volta ao trabalho',
  'o primeiro dia de aula',
  'a reunião',
  'o jantar',
  'o almoço',
  'o coquetel',
  'o churrasco',
  'o encontro',
  'o congresso',
  'a live',
]
const ownNameIn = (words: string): string | null => ownDayIn({ words, plain: plainOf(words) }, true)

const undatedIn = ({ said }: Told): SettledFact[] =>
  said.filter(
    (fact) =>
      isKind(fact.key) &&
      !fact.value &&
      !said.some((one) => one.key === fact.key && one.value !== undefined && one.value !== ''),
  )

/** The field's day is the one they named without a day, unless they named another month. */
function isOfField({ key, words = '' }: SettledFact, told: Told, field: string | null | undefined): boolean {
  const date = field ? readDate(field) : null
  const month = monthIn(plainOf(words))
  return date !== null && (month === null || MONTHS[date.month - 1] === month) && undatedIn(told)[0]?.key === key
}

function occasionAs({ day, kind, words }: Dated, { said, gender, brief: { form } }: Told): Occasion {
  const others = said.flatMap((fact) => (isKind(fact.key) && fact.words !== words && fact.words ? [fact.words] : []))
  const note = plainOf(others.reduce((text, clause) => text.replace(clause, ' '), form.observations ?? ''))
  const own = kind === 'own-day' ? ownNameIn(words) : null
  return {
    day,
    ...(kind === null ? { role: 'own-day', whose: null } : roleIn(note, kind, gender)),
    isOutdoors: OUTDOORS.test(note),
    name: own,
    words: kind === null ? null : own === null ? FACTS[kind].words : capital(own.replace(/^[oa] /, '')),
    isFieldOnly: kind === null,
  }
}
/** `Casamento` within a sentence: `casamento`, but `TCC`. */
export const calledInside = (words: string): string => (/^\p{Lu}{2}/u.test(words) ? words : lower(words))

const OUTDOORS = /\b(?:praia|areia|sitio|fazenda|chacara|jardim|piscina|ar livre|campo)\b/

/** Printed, by the plain word. */
const KIN: Readonly<Record<string, string>> = {
  filha: 'filha',
  filho: 'filho',
  menina: 'filha',
  menino: 'filho',
  enteada: 'enteada',
  enteado: 'enteado',
  neta: 'neta',
  neto: 'neto',
  irma: 'irmã',
  irmao: 'irmão',
  sobrinha: 'sobrinha',
  sobrinho: 'sobrinho',
  afilhada: 'afilhada',
  afilhado: 'afilhado',
  prima: 'prima',
  primo: 'primo',
  amiga: 'amiga',
  amigo: 'amigo',
  cunhada: 'cunhada',
  cunhado: 'cunhado',
  mae: 'mãe',
  pai: 'pai',
  tia: 'tia',
  tio: 'tio',
}
const KIN_WORDS = Object.keys(KIN).join('|')
const CHILDREN = ['filha', 'filho', 'enteada', 'enteado']
const EVENT =
  'comunhao|crisma|mitzva|tcc|defesa|show|recital|apresentacao|desfile|casamento|formatura|colacao|batizado|batismo|aniversario|festa|15 anos|bodas|entrevista|audiencia|prova'
const WHOSE: readonly RegExp[] = [
  new RegExp(`\\bcaso (?:a |o )?(?:minha|meu|nossa|nosso) (${KIN_WORDS})\\b`),
  new RegExp(`\\b(?:${EVENT})(?: \\w+){0,3}? d[ao] (?:minha |meu )?(?:unic[ao] |outr[ao] )?(${KIN_WORDS})\\b`),
  new RegExp(
    `\\b(?:minha|meu|nossa|nosso) (${KIN_WORDS})(?: \\w+){0,3}? (?:casa|se casa|vai casar|vai se casar|se forma|vai se formar|faz 15|sera batizad[ao])\\b`,
  ),
  new RegExp(`\\bbatizar (?:a |o )?(?:minha|meu|nossa|nosso) (${KIN_WORDS})\\b`),
]
const WHO: Readonly<Partial<Record<Kind, Role>>> = {
  graduation: 'graduate',
  interview: 'interview',
  exam: 'exam',
  court: 'court',
  baptism: 'baptism',
  'new-job': 'new-job',
  party: 'party',
}
const OWN =
  'meu casamento|nosso casamento|me caso|me casar|vou casar|vamos casar|caso (?:em|n[oa]|dia|daqui|dentro|amanha)'

/** A gendered role only from their own word or answer. */
function roleIn(note: string, kind: Kind, gender: Gender): Pick<Occasion, 'role' | 'whose'> {
  const kin = WHOSE.flatMap((pattern) => KIN[pattern.exec(note)?.[1] ?? ''] ?? [])[0]
  const isParent = kin !== undefined && CHILDREN.includes(kin)
  const whose = kin === undefined ? null : /(?:a|ã|mãe)$/.test(kin) ? `a sua ${kin}` : `o seu ${kin}`
  if (kind === 'graduation') return { role: isParent ? 'parent-of-graduate' : 'graduate', whose }
  if (kind !== 'wedding') return { role: WHO[kind] ?? 'own-day', whose }
  if (/\b(?:mae|pai|madrasta|padrasto) d[ao] noiv[ao]\b/.test(note)) {
    const isBride = /\bd[ao] noiva\b/.test(note)
    return { role: isBride ? 'parent-of-bride' : 'parent-of-groom', whose: isBride ? 'a sua filha' : 'o seu filho' }
  }
  if (isParent) return { role: kin.endsWith('a') ? 'parent-of-bride' : 'parent-of-groom', whose }
  if (/\b(?:madrinha|padrinho|dama de honra)\b/.test(note)) return { role: 'attendant', whose }
  if (/\b(?:sou|serei|ser|como) (?:a )?noiva\b/.test(note)) return { role: 'bride', whose: null }
  if (/\b(?:sou|serei|ser|como) (?:o )?noivo\b/.test(note)) return { role: 'groom', whose: null }
  if (whose !== null || !new RegExp(`\\b(?:${OWN})\\b`).test(note)) return { role: 'wedding-guest', whose }
  return { role: gender === 'Feminino' ? 'bride' : gender === 'Masculino' ? 'groom' : 'spouse', whose: null }
}
