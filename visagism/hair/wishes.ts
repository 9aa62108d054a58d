/** What a person wants of their hair as a whole: to stay, to change, to change much, to stay shaven. */
import { clausesOf } from '../facts/clause.ts'
import { ownClauses } from '../facts/own-words.ts'
import type { FactKey } from '../facts/facts.ts'
import type { FormAnswers } from '../knowledge/form.ts'
import type { Theme } from '../knowledge/observations.ts'
import type { ObservedValue } from '../observed/observed.ts'
import { NUMBER, numberOf } from '../facts/numbers.ts'
import type { FactsSaid } from './refused-by-facts.ts'

type Wisher = {
  readonly form: FormAnswers
  readonly themes: readonly Theme[]
  readonly facts?: FactsSaid
  readonly lengthSeen?: ObservedValue<'length'> | null
  /** `hearsGreatChange` of the note. */
  readonly wantsGreatChange?: boolean
}

/** Asked for in words: another hair than today's. */
const CHANGES: readonly FactKey[] = [
  'wants-short',
  'wants-shorter',
  'wants-shaved',
  'wants-shaved-sides',
  'wants-braids',
  'wants-fringe',
  'wants-cut',
  'cut-refused',
]
/** Said of today's hair: nothing is cut of it. Words outrank what was ticked. */
const STAYS: readonly FactKey[] = ['cut-stays', 'no-cut', 'trim-only', 'growing-out', 'shaved-stays']

export const asksToStay = ({ facts }: Pick<Wisher, 'facts'>): boolean => STAYS.some((key) => facts?.has(key))

const RADICAL =
  /\b(?:mudanca|transformacao|virada) (?:bem |muito |total|radical|grande|completa)|\bradicaliz\w+|\bmudar (?:tudo|completamente|radicalmente|de vez|da agua para o vinho)|\boutra (?:pessoa|mulher)\b|\boutro homem\b|\bme surpreend(?:a|am)\b|\bcortar (?:tudo|bem curto)\b/

/** Of a note, once a person: clauses take time. */
export const hearsGreatChange = (note: string | null | undefined): boolean =>
  clausesOf(note).some(({ plain, isQuestion }) => !isQuestion && RADICAL.test(plain) && !NEGATED.test(plain))
const NEGATED = /\b(?:nao|nada|nem|nunca|sem|jamais|medo|odeio|detesto)\b/

const MAY_TAKE = new RegExp(
  `\\b(?:pode(?:m)?|deixo|aceito|topo|libero|autorizo)\\b(?: \\w+){0,2}? (?:cort|tir|pass|rasp|corr)\\w*(?: (?:uns|umas|fora|mais de|bem))*(?: (${NUMBER}))? ?(cm|centimetros?|palmos?|dedos?|tudo|o lado|os lados|as laterais|a lateral|a nuca|a cabeca)\\b`,
)
const UNIT_CM: readonly (readonly [RegExp, number])[] = [
  [/^palmo/, 20],
  [/^dedo/, 2],
  [/^c/, 1],
]

/** What may be cut, in the person's own words; it is no wish, and what stays is a fact. */
export type Permission = {
  /** Infinity where all of it may go. */
  readonly centimetres: number | null
  readonly clipsSides: boolean
}

/** “Pode tirar 40 cm, pode raspar o lado”; null where nothing is allowed, or only so much as a limit has it. */
export function permissionIn(note: string | null | undefined): Permission | null {
  const allowed = ownClauses(note ?? '').flatMap(({ plain, isQuestion }): Permission[] => {
    if (isQuestion || NEGATED_ACT.test(plain) || LIMIT.test(plain)) return []
    const [, count, unit = ''] = MAY_TAKE.exec(plain) ?? []
    if (unit === '') return []
    if (/^(?:os? lado|as laterais|a lateral|a nuca)/.test(unit)) return [{ centimetres: null, clipsSides: true }]
    const each = UNIT_CM.find(([named]) => named.test(unit))?.[1] ?? Infinity
    return [{ centimetres: each * (count === undefined ? 1 : numberOf(count)), clipsSides: false }]
  })
  if (allowed.length === 0) return null
  const centimetres = allowed.flatMap((one) => one.centimetres ?? [])
  return {
    centimetres: centimetres.length === 0 ? null : Math.max(...centimetres),
    clipsSides: allowed.some(({ clipsSides }) => clipsSides),
  }
}
const NEGATED_ACT = /\b(?:nao|nunca|nem|sem|ninguem|jamais) (?:\w+ )?(?:pode|podem|deixo|aceito|topo|libero|autorizo)\b/
const LIMIT = /\b(?:no maximo|so|apenas|ate)\b/

/** A great change is wished for: in the answer, by a bold style that wants to renew, or in the note. */
export const asksGreatChange = ({ form: { objective, style }, wantsGreatChange = false }: Wisher): boolean =>
  objective === 'Mudança radical' || (style === 'Ousado' && objective === 'Renovação visual') || wantsGreatChange

export const asksForChange = (brief: Wisher): boolean =>
  !asksToStay(brief) && (asksGreatChange(brief) || CHANGES.some((key) => brief.facts?.has(key)))

/** A wedding ahead and a small wish: nothing is risked on the photographs of that day, and what is new is how the hair is worn. */
export const staysForTheDay = (brief: Wisher): boolean =>
  brief.facts?.has('wedding') === true && brief.form.objective === 'Melhoria sutil' && !asksForChange(brief)

/** Growing is a wish, a state or a cure: such a shaven head does not stay so. */
const GROWS: readonly FactKey[] = [
  'wants-length',
  'growing-out',
  'wants-volume',
  'wants-cut',
  'hair-regrows',
  'in-treatment',
  'hair-loss',
  'in-transition',
  'length-stays',
]

/** Blade and clipper stay: said so, or worn so and nothing else asked. */
export const staysShaven = (brief: Wisher): boolean =>
  brief.facts?.has('shaved-stays') === true ||
  (brief.lengthSeen === 'raspado' &&
    !asksForChange(brief) &&
    !GROWS.some((key) => brief.facts?.has(key)) &&
    !brief.themes.includes('recomeco'))
