import type { DeskObserved, ObservedWord } from '#contract/face/observed.ts'
import { isAsked, OBSERVED_FIELDS, type ObservedField, type ObservedRecord } from '#visagism/observed/observed.ts'
import { curlTypesOf } from '#pwa/face/observed/rows.ts'

export interface SeenRow {
  /** Pressed again, selects the row's next field. */
  readonly key: string
  readonly name: string
  readonly fields: readonly [ObservedField, ...ObservedField[]]
}

/** The keys are under the left hand. */
export const SEEN_ROWS: readonly SeenRow[] = [
  { key: 'q', name: 'Pele', fields: ['skin'] },
  { key: 'w', name: 'Subtom', fields: ['undertone'] },
  { key: 'e', name: 'Cabelo', fields: ['hairColour'] },
  { key: 'r', name: 'Fios brancos', fields: ['greys'] },
  { key: 't', name: 'Textura', fields: ['texture', 'curlType'] },
  { key: 'a', name: 'Volume', fields: ['top'] },
  { key: 's', name: 'Comprimento', fields: ['length', 'sides'] },
  { key: 'd', name: 'Barba', fields: ['beard', 'beardLength', 'moustache'] },
  { key: 'f', name: 'Óculos', fields: ['glasses', 'frame', 'frameColour'] },
  { key: 'g', name: 'Olhos', fields: ['eyes'] },
  { key: 'z', name: 'Cobertura', fields: ['covering'] },
  { key: 'x', name: 'De lado', fields: ['nose', 'forehead', 'chin'] },
  { key: 'v', name: 'Sobrancelhas', fields: ['brows'] },
  { key: 'b', name: 'Idade', fields: ['ageBand'] },
]

/** In keyboard order: the longest list has eleven values. */
export const VALUE_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '-'] as const

/** Some choices depend on other fields: curl types on the texture, frames on glasses, sides on unshaved hair, a moustache on a beard. */
export const choicesOf = (field: ObservedField, record: ObservedRecord): readonly string[] =>
  field === 'curlType' ? curlTypesOf(record) : isAsked(field, record) ? OBSERVED_FIELDS[field] : []

export function fieldOfKey(key: string, current: ObservedField | null): ObservedField | null {
  const row = SEEN_ROWS.find((one) => one.key === key)
  if (!row) return null
  const at = row.fields.findIndex((field) => field === current)
  return row.fields[(at + 1) % row.fields.length] ?? row.fields[0]
}

/** Customer's values that no visagist has set. */
export const customersIn = (record: ObservedRecord): Record<string, string> =>
  Object.fromEntries(
    Object.entries(record).flatMap(([field, { by, value }]) => (by === 'cliente' ? [[field, value]] : [])),
  )

export function seenWords({ record, history }: DeskObserved, viewer: string | null): string {
  const said = Object.keys(record).length
  const own = Object.keys(record).filter((field) => lastWord(history, field)?.name === viewer && viewer !== null).length
  const all = Object.keys(OBSERVED_FIELDS).length
  return `${said} de ${all} campos${own === 0 ? '' : own === 1 ? ', 1 seu' : `, ${own} seus`}`
}

/** The visagist's word, while current. */
export const lastWord = (history: readonly ObservedWord[], name: string): ObservedWord | undefined =>
  history.find(({ field, by, value }) => field === name && by === 'visagista' && value !== null)
