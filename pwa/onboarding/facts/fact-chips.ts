import type { FormFact } from '#contract/facts.ts'
import type { DraftFormData } from '#contract/onboarding.ts'
import type { FactKey } from '#visagism/facts/facts.ts'
import type { ObservedRecord } from '#visagism/observed/observed.ts'

export interface FactChip {
  readonly key: FactKey
  readonly words: string
  readonly value?: string
  /** Another chip's value of the same fact. */
  readonly except?: string
}

export interface FactQuestion {
  readonly title: string
  readonly chips: readonly FactChip[]
}

/** What is known when the questions are asked. */
export interface Known {
  readonly form: Pick<DraftFormData, 'gender' | 'beardPreference' | 'hairLength' | 'facts' | 'today'>
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
/** Opens a field for what it is of. */
export const ALLERGY = {
  key: 'allergy',
  words: 'Alergia',
  except: DYE_ALLERGY.value,
} as const satisfies FactChip
export const ALLERGY_MAX = 120
/** Opens a field for the rule's words. */
export const WORK_RULE = { key: 'work-rule', words: 'Regra do trabalho' } as const satisfies FactChip
export const WORK_RULE_MAX = 60

/** Higher comes first; null: does not fit what is known, and is asked only where it was said. */
type Ranked = readonly (readonly [number | null, FactChip])[]

/** The three questions, their chips in the order of what is known of this person. None names a part of a face as a fault. */
export function questionsFor({ form, record }: Known): readonly FactQuestion[] {
  const known = lookOf({ form, record })
  return [
    { title: 'O que fica como está?', chips: fitting(staysFor(known), form.facts) },
    { title: 'O que não dá?', chips: fitting(cannotFor(known), form.facts) },
    { title: 'O que incomoda?', chips: fitting(bothersFor(known), form.facts) },
  ]
}

const fitting = (ranked: Ranked, facts: readonly FormFact[] = []): FactChip[] =>
  ranked
    .filter(([rank, chip]) => rank !== null || isOn(chip, facts))
    .map(([rank, chip]) => [rank ?? 0, chip] as const)
    .sort(([a], [b]) => b - a)
    .map(([, chip]) => chip)

const BEARDS: readonly string[] = ['Por fazer', 'Curta', 'Cheia']
/** Shorter hair falls on no eye and dries at once. */
const FALLS_CM = 6
/** Rente, or the machine. */
const SHAVEN_CM = 1
const PLAITED = /^(?:trancas|twists|dreads|nago)/

/** What is known of the head, from what was measured, seen or answered, in this order. */
function lookOf({ form: { gender, beardPreference, hairLength, today }, record }: Known) {
  const covering = record.covering?.value
  const cm = today?.cm ?? null
  const seen = record.length?.value
  const isBare = record.top?.value === 'sem fios'
  const isShaven = isBare || (cm === null ? seen === 'raspado' : cm <= SHAVEN_CM)
  return {
    gender,
    covering,
    isCovered: covering !== undefined && covering !== 'não',
    wearsBeard: record.beard ? record.beard.value !== 'sem' : BEARDS.includes(beardPreference ?? ''),
    beard: record.beard?.value,
    isBare,
    isShaven,
    isShort: isShaven || (cm === null ? seen === 'curto' || hairLength === 'Muito curto' : cm < FALLS_CM),
    isLong: cm === null ? hairLength === 'Longo' || hairLength === 'Muito longo' : cm >= 30,
    isPlaited: PLAITED.test(today?.cut ?? ''),
    isGrey:
      ['grisalho', 'branco'].includes(record.hairColour?.value ?? '') || (record.greys?.value ?? 'nenhum') !== 'nenhum',
    hairLength,
    hairColour: record.hairColour?.value,
    texture: record.texture?.value,
    top: record.top?.value,
    glasses: record.glasses?.value,
  }
}
type Look = ReturnType<typeof lookOf>

function staysFor(look: Look): Ranked {
  const { gender, wearsBeard, texture, isShaven, isShort, isLong } = look
  const ofBeard = wearsBeard ? 4 : gender === 'Feminino' ? null : 1
  const curls = texture === 'liso' || isShaven || look.isPlaited ? null : texture === undefined ? 1 : 3
  return [
    [isShaven ? null : isLong ? 3 : 2, { key: 'length-stays', words: 'O comprimento' }],
    [ofBeard, { key: 'moustache-stays', words: 'O bigode' }],
    [ofBeard, { key: 'beard-stays', words: 'A barba' }],
    [look.beard === 'cavanhaque' ? 5 : wearsBeard ? 3 : null, { key: 'goatee-stays', words: 'O cavanhaque' }],
    [look.isBare ? null : 2, { key: 'colour-stays', words: 'A cor' }],
    [curls, { key: 'texture-stays', words: 'Meus cachos' }],
    [
      look.isPlaited ? 5 : isShort || (texture !== 'crespo' && texture !== 'cacheado') ? null : 1,
      { key: 'braids-stay', words: look.isPlaited ? 'O trançado' : 'As tranças' },
    ],
    [isShort ? null : isLong ? 2 : 1, { key: 'trim-only', words: 'Só as pontas' }],
    [look.isBare ? null : look.isGrey ? 3 : 1, { key: 'greys-stay', words: 'Os brancos' }],
    [isShaven || look.hairLength === 'Muito curto' ? 3 : isLong ? 0 : 1, { key: 'shaved-stays', words: 'Raspado' }],
    [look.isCovered ? 6 : 0, { key: 'covered', words: look.covering === 'turbante' ? 'O turbante' : 'O véu' }],
    [look.isBare ? null : 1, { key: 'no-fringe', words: 'Sem franja' }],
  ]
}

function cannotFor({ isShort, isBare, isShaven, isLong }: Look): Ranked {
  return [
    [isBare ? null : 2, DYE],
    [2, ALLERGY],
    [isShaven ? null : 2, { key: 'little-time', value: '5', words: 'Mais de 5 min de manhã' }],
    [isShort ? null : isLong ? 3 : 2, { key: 'no-heat', words: 'Secador ou chapinha' }],
    [2, { key: 'helmet', words: 'Capacete' }],
    [2, { key: 'cap', words: 'Touca ou boné' }],
    [2, WORK_RULE],
    [2, { key: 'few-visits', value: '6', words: 'Salão todo mês' }],
  ]
}

const SHOWS_ROOTS: readonly string[] = ['colorido', 'loiro', 'ruivo', 'cobre']

function bothersFor({ texture, isShaven, isShort, isBare, isGrey, hairColour, top, glasses }: Look): Ranked {
  const isWaved = texture !== undefined && texture !== 'liso'
  return [
    [isShaven || texture === 'liso' ? null : isWaved ? 3 : 2, { key: 'volume-bothers', words: 'Arma na umidade' }],
    [isShort ? null : 2, { key: 'hair-in-eyes', words: 'Cai no olho' }],
    [isShort ? null : 2, { key: 'slow-to-dry', words: 'Demora a secar' }],
    [
      isShaven ? null : top === 'mais ralo' || top === 'entradas' ? 4 : 1,
      { key: 'thinning', words: 'Mais ralo no alto' },
    ],
    [glasses === 'não uso' ? null : glasses === 'sempre' ? 3 : 1, { key: 'glasses', words: 'O óculos escorrega' }],
    [
      isBare || isShaven ? null : isGrey || SHOWS_ROOTS.includes(hairColour ?? '') ? 3 : 1,
      { key: 'roots-show', words: 'A raiz aparece logo' },
    ],
  ]
}

type Named = Pick<FormFact, 'key'> & { readonly value?: string | undefined; readonly except?: string | undefined }

/** A row that repeats a chip switches the chip on instead. */
export const isOf = (chip: Named, fact: Named): boolean =>
  fact.key === chip.key &&
  (chip.except === undefined || fact.value !== chip.except) &&
  (chip.value === undefined || fact.value === undefined || fact.value === chip.value)

/** Tapped, or heard in the note and not taken away. */
export const isOn = (chip: Named, facts: readonly FormFact[]): boolean =>
  facts.some((fact) => fact.kept && isOf(chip, fact))

/** An allergy of any other thing, named or not, stays as it is. */
export const withDyeAllergy = (on: boolean, facts: readonly FormFact[]): FormFact[] => [
  ...facts.filter(({ key, value }) => key !== DYE_ALLERGY.key || value !== DYE_ALLERGY.value),
  ...(on ? [DYE_ALLERGY] : []),
]

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
