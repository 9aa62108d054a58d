import { ObservedStanding, type ObservedValues } from '#contract/face/observed.ts'
import type { DraftFormData } from '#contract/onboarding.ts'
import { CURL_TYPES, type ObservedField, type ObservedRecord, type ObservedValue } from '#visagism/observed/observed.ts'
import type { ViewBox } from '#visagism/portrait/views/portrait.ts'

/** Fields asked in drawings. `frame` is inside the row of glasses. */
export type DrawnField = RowField | 'frame'

/** Fields with their own row. */
export type RowField = (typeof ALL_ROWS)[number]

const HAIR_ROWS = ['hairColour', 'texture', 'length', 'top'] as const
const ALL_ROWS = ['skin', ...HAIR_ROWS, 'beard', 'glasses', 'eyes', 'covering'] as const

export interface Rows {
  readonly shown: readonly RowField[]
  /** Under "Mais": at most eight rows are shown. */
  readonly more: readonly RowField[]
}

interface RowsWanted {
  readonly record: ObservedRecord
  readonly hasBeardRow: boolean
  /** Hair is covered or unseen: its questions may be skipped. */
  readonly asksCoveringFirst: boolean
  readonly tellsHair: boolean
}

export function rowsFor({ record, hasBeardRow, asksCoveringFirst, tellsHair }: RowsWanted): Rows {
  const hair = isCovered(record) && !tellsHair ? [] : HAIR_ROWS
  const rest = [...(hasBeardRow ? (['beard'] as const) : []), 'glasses', 'eyes'] as const
  if (asksCoveringFirst) {
    const all: RowField[] = ['skin', 'covering', ...hair, ...rest]
    return {
      shown: all.slice(0, MOST_ROWS),
      more: [...all.slice(MOST_ROWS), ...(hasBeardRow ? [] : (['beard'] as const))],
    }
  }
  return hasBeardRow
    ? { shown: ['skin', ...hair, ...rest], more: ['covering'] }
    : { shown: ['skin', ...hair, ...rest, 'covering'], more: ['beard'] }
}

export const isCovered = ({ covering }: ObservedRecord): boolean => covering !== undefined && covering.value !== 'não'

/** Answers already in the profile, where the two lists agree. */
export function profileAnswers({ hairLength, beardPreference }: DraftFormData): ObservedValues {
  const length = hairLength && LENGTHS_OF_PROFILE[hairLength]
  const beard = beardPreference && BEARDS_OF_PROFILE[beardPreference]
  return { ...(length ? { length } : {}), ...(beard ? { beard } : {}) }
}

const LENGTHS_OF_PROFILE: Readonly<Record<string, ObservedValue<'length'>>> = {
  'Muito curto': 'curto',
  Curto: 'curto',
  Médio: 'médio',
  Longo: 'longo',
  'Muito longo': 'longo',
}
const BEARDS_OF_PROFILE: Readonly<Record<string, ObservedValue<'beard'>>> = {
  'Sem barba': 'sem',
  'Por fazer': 'por fazer',
  Curta: 'curta',
  Cheia: 'cheia',
}

/** For men, and people who wear a beard. */
export const asksBeard = ({ gender, beardPreference }: DraftFormData): boolean =>
  gender === 'Masculino' || ['Por fazer', 'Curta', 'Cheia'].includes(beardPreference ?? '')

/** These colours imply the share of white hair. */
export const tellsGreys = ({ hairColour }: ObservedRecord): boolean =>
  hairColour?.value === 'grisalho' || hairColour?.value === 'branco'

/** Empty without a texture. */
export function curlTypesOf({ texture }: ObservedRecord): readonly ObservedValue<'curlType'>[] {
  const first = { liso: '1', ondulado: '2', cacheado: '3', crespo: '4' }
  return texture ? CURL_TYPES.filter((type) => type.startsWith(first[texture.value])) : []
}

const MOST_ROWS = 8

/** In drawing units. */
export const CROPS: Readonly<Record<DrawnField, ViewBox>> = {
  skin: [2, -46, 72, 106],
  hairColour: [-104, -156, 208, 164],
  texture: [-118, -160, 236, 238],
  length: [-150, -172, 300, 312],
  top: [-100, -152, 200, 168],
  beard: [-84, -14, 168, 156],
  glasses: [-96, -62, 192, 120],
  frame: [-96, -62, 192, 120],
  eyes: [6, -30, 72, 60],
  covering: [-118, -182, 236, 228],
}

/** Changes one trait, and removes what would hide it. */
export function withTrait(
  record: ObservedRecord,
  field: DrawnField,
  value: string,
  masculine: boolean,
): ObservedRecord {
  switch (field) {
    case 'skin':
    case 'eyes':
      return { ...without(record, 'glasses'), ...saying({ [field]: value }) }
    case 'hairColour': {
      // Shaved hair shows no colour.
      const length = record.length?.value === 'raspado' ? 'curto' : undefined
      return { ...without(record, 'top', 'greys', 'covering'), ...saying({ length, hairColour: value }) }
    }
    case 'texture': {
      const length = masculine ? 'médio' : 'grande'
      return { ...without(record, 'top', 'covering'), ...saying({ length, texture: value }) }
    }
    case 'length':
      return { ...without(record, 'top', 'covering'), ...saying({ length: value }) }
    case 'top':
      return { ...without(record, 'covering'), ...saying({ top: value }) }
    case 'frame':
      return { ...record, ...saying({ glasses: 'sempre', frame: value }) }
    case 'glasses':
      return { ...record, ...saying({ glasses: value === 'não uso' ? value : 'sempre' }) }
    default:
      return { ...record, ...saying({ [field]: value }) }
  }
}

/** As if the person had answered. */
export function saying(values: Readonly<Partial<Record<ObservedField, string | null | undefined>>>): ObservedRecord {
  const words = Object.entries(values).flatMap(([field, value]) =>
    value === null || value === undefined ? [] : [[field, { value, by: 'cliente', at: LONG_AGO }]],
  )
  return ObservedStanding.parse(Object.fromEntries(words))
}

const LONG_AGO = new Date(0).toISOString()

function without(record: ObservedRecord, ...fields: readonly ObservedField[]): ObservedRecord {
  const left = Object.entries(record).filter(([field]) => !fields.some((one) => one === field))
  return ObservedStanding.parse(Object.fromEntries(left))
}
