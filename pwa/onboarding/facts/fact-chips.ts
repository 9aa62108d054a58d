import type { FormFact } from '#contract/facts.ts'
import type { DraftFormData } from '#contract/onboarding.ts'
import type { FactKey } from '#visagism/facts/facts.ts'
import type { ObservedRecord } from '#visagism/observed/observed.ts'

export interface FactChip {
  readonly key: FactKey
  readonly words: string
  readonly value?: string
}

export interface FactQuestion {
  readonly title: string
  readonly chips: readonly FactChip[]
}

/** What is known when the questions are asked. */
export interface Known {
  readonly form: Pick<DraftFormData, 'gender' | 'beardPreference' | 'hairLength' | 'facts'>
  readonly record: ObservedRecord
}

/** Asked whether it is an allergy. */
export const DYE = { key: 'no-dye', words: 'Tinta ou amônia' } as const satisfies FactChip
/** The allergy that the dye chip adds: it goes to a person and to the salon. */
export const DYE_ALLERGY = {
  key: 'allergy',
  value: 'tinta ou amônia',
  source: 'chip',
  kept: true,
} as const satisfies FormFact
/** Opens a field for the rule's words. */
export const WORK_RULE = { key: 'work-rule', words: 'Regra do trabalho' } as const satisfies FactChip
export const WORK_RULE_MAX = 60

const CANNOT: readonly FactChip[] = [
  DYE,
  { key: 'little-time', value: '5', words: 'Mais de 5 min de manhã' },
  { key: 'helmet', words: 'Capacete' },
  { key: 'cap', words: 'Touca ou boné' },
  WORK_RULE,
  { key: 'few-visits', value: '6', words: 'Salão todo mês' },
]

/** None names a part of a face as a fault. */
const BOTHERS: readonly FactChip[] = [
  { key: 'volume-bothers', words: 'Arma na umidade' },
  { key: 'hair-in-eyes', words: 'Cai no olho' },
  { key: 'slow-to-dry', words: 'Demora a secar' },
  { key: 'thinning', words: 'Mais ralo no alto' },
  { key: 'glasses', words: 'O óculos escorrega' },
]

/** The three questions, their chips in the order of what is known of this person. */
export function questionsFor({ form, record }: Known): readonly FactQuestion[] {
  return [
    { title: 'O que fica como está?', chips: staysFor({ form, record }) },
    { title: 'O que não dá?', chips: CANNOT },
    { title: 'O que incomoda?', chips: record.glasses?.value === 'não uso' ? withoutGlasses(form) : BOTHERS },
  ]
}

const withoutGlasses = ({ facts = [] }: Known['form']) =>
  BOTHERS.filter((chip) => chip.key !== 'glasses' || isOn(chip, facts))

const BEARDS: readonly string[] = ['Por fazer', 'Curta', 'Cheia']

function staysFor({ form: { gender, beardPreference, hairLength, facts = [] }, record }: Known): FactChip[] {
  const wearsBeard = record.beard ? record.beard.value !== 'sem' : BEARDS.includes(beardPreference ?? '')
  const covering = record.covering?.value
  const isCovered = covering !== undefined && covering !== 'não'
  const isLong = hairLength === 'Longo' || hairLength === 'Muito longo'
  const isGrey =
    ['grisalho', 'branco'].includes(record.hairColour?.value ?? '') || (record.greys?.value ?? 'nenhum') !== 'nenhum'
  const texture = record.texture?.value
  /** Higher comes first; null: does not fit what is known. */
  const ranked: readonly (readonly [number | null, FactChip])[] = [
    [isLong ? 3 : 2, { key: 'length-stays', words: 'O comprimento' }],
    [wearsBeard ? 4 : gender === 'Feminino' ? null : 1, { key: 'moustache-stays', words: 'O bigode' }],
    [wearsBeard ? 4 : gender === 'Feminino' ? null : 1, { key: 'beard-stays', words: 'A barba' }],
    [2, { key: 'colour-stays', words: 'A cor' }],
    [texture === 'liso' ? null : texture === undefined ? 1 : 3, { key: 'texture-stays', words: 'Meus cachos' }],
    [isGrey ? 3 : 1, { key: 'greys-stay', words: 'Os brancos' }],
    [hairLength === 'Muito curto' ? 3 : isLong ? 0 : 1, { key: 'shaved-stays', words: 'Raspado' }],
    [isCovered ? 5 : 0, { key: 'covered', words: covering === 'turbante' ? 'O turbante' : 'O véu' }],
    [1, { key: 'no-fringe', words: 'Sem franja' }],
  ]
  return ranked
    .filter(([rank, chip]) => rank !== null || isOn(chip, facts))
    .map(([rank, chip]) => [rank ?? 0, chip] as const)
    .sort(([a], [b]) => b - a)
    .map(([, chip]) => chip)
}

type Named = Pick<FormFact, 'key'> & { readonly value?: string | undefined }

/** A row that repeats a chip switches the chip on instead. */
export const isOf = (chip: Named, fact: Named): boolean =>
  fact.key === chip.key && (chip.value === undefined || fact.value === undefined || fact.value === chip.value)

/** Tapped, or heard in the note and not taken away. */
export const isOn = (chip: Named, facts: readonly FormFact[]): boolean =>
  facts.some((fact) => fact.kept && isOf(chip, fact))

/** A chip that is switched off stays off, also where the note says it: it was taken away. */
export function toggled(chip: FactChip, on: boolean, facts: readonly FormFact[]): FormFact[] {
  const { key, value } = chip
  if (!on)
    return facts.flatMap((fact) =>
      !isOf(chip, fact) ? [fact] : fact.source === 'chip' ? [] : [{ ...fact, kept: false }],
    )
  const others = facts.filter((fact) => fact.kept || !isOf(chip, fact))
  return [...others, { key, ...(value === undefined ? {} : { value }), source: 'chip', kept: true }]
}

/** As `toggled`, of what is understood: a fact of the note or of a model stays known as taken away. */
export function withoutFact(fact: FormFact, facts: readonly FormFact[]): FormFact[] {
  const left = facts.flatMap((one) =>
    !isOf(fact, one) ? [one] : one.source === 'chip' ? [] : [{ ...one, kept: false }],
  )
  const isKnown = left.some((one) => isOf(fact, one))
  return fact.source === 'chip' || isKnown ? left : [...left, { ...fact, kept: false }]
}
