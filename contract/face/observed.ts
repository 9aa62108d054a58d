import * as z from 'zod/mini'
import {
  OBSERVED_FIELDS,
  type ObservedField,
  type ObservedRecord,
  type Observer,
  OBSERVERS,
} from '#visagism/observed/observed.ts'
import { IsoDateTime } from '../fields.ts'

export const OBSERVED_NAMES: Readonly<Record<ObservedField, string>> = {
  covering: 'Cabelo coberto',
  skin: 'Tom de pele',
  hairColour: 'Cor do cabelo',
  greys: 'Fios brancos',
  texture: 'Textura',
  curlType: 'Tipo de curvatura',
  length: 'Comprimento',
  sides: 'Lados',
  top: 'Volume no alto',
  beard: 'Barba',
  beardLength: 'Comprimento da barba',
  moustache: 'Bigode',
  brows: 'Sobrancelhas',
  glasses: 'Óculos',
  frame: 'Armação',
  frameColour: 'Cor da armação',
  eyes: 'Olhos',
  undertone: 'Subtom',
  ageBand: 'Faixa de idade',
  nose: 'Nariz, de lado',
  forehead: 'Testa, de lado',
  chin: 'Queixo, de lado',
}

/** As worded for the observed person. */
export const OBSERVER_WORDS: Readonly<Record<Observer, string>> = {
  aparelho: 'o aparelho',
  cliente: 'você',
  visagista: 'quem fez a análise',
}

type FieldSchemas = {
  [F in ObservedField]: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniEnum<ListOf<(typeof OBSERVED_FIELDS)[F]>>>>
}
type WordSchemas = {
  [F in ObservedField]: z.ZodMiniExactOptional<
    z.ZodMiniObject<{
      value: z.ZodMiniEnum<ListOf<(typeof OBSERVED_FIELDS)[F]>>
      by: typeof By
      at: typeof IsoDateTime
    }>
  >
}
type ListOf<T extends readonly string[]> = { [V in T[number]]: V }

const By = z.enum(OBSERVERS, 'Só aparelho, cliente ou visagista.')

const perField = (schema: (list: readonly [string, ...string[]]) => z.ZodMiniType) =>
  Object.fromEntries(Object.entries(OBSERVED_FIELDS).map(([field, list]) => [field, schema(list)]))

/** Only the first signature links lists to fields. */
function fieldSchemas(): FieldSchemas
function fieldSchemas(): Record<string, z.ZodMiniType> {
  return perField((list) => z.optional(z.nullable(z.enum(list, 'Escolha um valor da lista.'))))
}

function wordSchemas(): WordSchemas
function wordSchemas(): Record<string, z.ZodMiniType> {
  return perField((list) => z.exactOptional(z.object({ value: z.enum(list), by: By, at: IsoDateTime })))
}

/** Null withdraws a value. Omitted fields stay unchanged. */
export const ObservedValues = z.strictObject(fieldSchemas(), 'Há aqui um campo que não existe.')
export type ObservedValues = z.infer<typeof ObservedValues>
export const ObservedFieldName = z.keyof(ObservedValues)
/** In display order. */
export const OBSERVED_KEYS: readonly ObservedField[] = ObservedFieldName.options

/** Server responses only: drops fields of a later version. */
export const ObservedStanding = z.object(wordSchemas()) satisfies z.ZodMiniType<ObservedRecord>

/** Newest first; `value` null: withdrawn. */
export const ObservedWord = z.object({
  field: ObservedFieldName,
  value: z.nullable(z.string()),
  by: By,
  /** Null for customer, device and former staff. */
  name: z.nullable(z.string()),
  at: IsoDateTime,
})
export type ObservedWord = z.infer<typeof ObservedWord>

export const DeskObserved = z.object({ record: ObservedStanding, history: z.array(ObservedWord) })
export type DeskObserved = z.infer<typeof DeskObserved>
