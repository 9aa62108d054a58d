import type { DeskObserved, ObservedWord } from '#contract/observed.ts'
import { isAsked, OBSERVED_FIELDS, type ObservedField, type ObservedRecord } from '#visagism/observed.ts'
import { curlTypesOf } from '#pwa/observed/rows.ts'

export interface SeenRow {
  /** Pressed again, it goes to the row's next field. */
  readonly key: string
  readonly name: string
  readonly fields: readonly [ObservedField, ...ObservedField[]]
}

/** The rows of the desk's panel, by the keys under the left hand. */
export const SEEN_ROWS: readonly SeenRow[] = [
  { key: 'q', name: 'Pele', fields: ['skin'] },
  { key: 'w', name: 'Subtom', fields: ['undertone'] },
  { key: 'e', name: 'Cabelo', fields: ['hairColour'] },
  { key: 'r', name: 'Fios brancos', fields: ['greys'] },
  { key: 't', name: 'Textura', fields: ['texture', 'curlType'] },
  { key: 'a', name: 'Volume', fields: ['top'] },
  { key: 's', name: 'Comprimento', fields: ['length', 'sides'] },
  { key: 'd', name: 'Barba', fields: ['beard'] },
  { key: 'f', name: 'Óculos', fields: ['glasses', 'frame', 'frameColour'] },
  { key: 'g', name: 'Olhos', fields: ['eyes'] },
  { key: 'z', name: 'Cobertura', fields: ['covering'] },
  { key: 'x', name: 'De lado', fields: ['nose', 'forehead', 'chin'] },
  { key: 'v', name: 'Sobrancelhas', fields: ['brows'] },
  { key: 'b', name: 'Idade', fields: ['ageBand'] },
]

/** The digits in their order on a keyboard, and what comes after them: the longest list has eleven values. */
export const VALUE_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '-'] as const

/** What a field may be now: curl types go with the texture, a frame with glasses, sides with hair that is not shaved. */
export const choicesOf = (field: ObservedField, record: ObservedRecord): readonly string[] =>
  field === 'curlType' ? curlTypesOf(record) : isAsked(field, record) ? OBSERVED_FIELDS[field] : []

/** The field a letter leads to, from the one that is in hand. */
export function fieldOfKey(key: string, current: ObservedField | null): ObservedField | null {
  const row = SEEN_ROWS.find((one) => one.key === key)
  if (!row) return null
  const at = row.fields.findIndex((field) => field === current)
  return row.fields[(at + 1) % row.fields.length] ?? row.fields[0]
}

/** What the customer said and nobody of the team has yet. */
export const customersIn = (record: ObservedRecord): Record<string, string> =>
  Object.fromEntries(
    Object.entries(record).flatMap(([field, { by, value }]) => (by === 'cliente' ? [[field, value]] : [])),
  )

/** `9 de 20 campos, 2 seus`. */
export function seenWords({ record, history }: DeskObserved, viewer: string | null): string {
  const said = Object.keys(record).length
  const own = Object.keys(record).filter((field) => lastWord(history, field)?.name === viewer && viewer !== null).length
  const all = Object.keys(OBSERVED_FIELDS).length
  return `${said} de ${all} campos${own === 0 ? '' : own === 1 ? ', 1 seu' : `, ${own} seus`}`
}

/** The visagist's word that stands for a field; undefined where another's does. */
export const lastWord = (history: readonly ObservedWord[], name: string): ObservedWord | undefined =>
  history.find(({ field, by, value }) => field === name && by === 'visagista' && value !== null)
