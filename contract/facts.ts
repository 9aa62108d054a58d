import * as z from 'zod/mini'
import { requiredText } from './fields.ts'

/** Of the free text, and of a clause of it. */
export const NOTE_MAX = 4000
/** A draft holds what was pasted too long, so that its author can shorten it. */
export const NOTE_PASTED_MAX = 20_000

/** Read by `visagism`; names of another version are dropped there, so that the form needs no table of facts. */
const FactName = z.string().check(z.regex(/^[a-z-]{1,40}$/, 'Isto não é um fato que conhecemos.'))

/** One thing a buyer said of themself: a chip they tapped, or what rules or an AI model heard in their note and they were shown. */
export const FormFact = z.object({
  key: FactName,
  value: z.optional(requiredText(NOTE_MAX, 'Diga o quê.')),
  /** As written. */
  words: z.optional(requiredText(NOTE_MAX, 'Diga o quê.')),
  source: z.enum(['model', 'chip', 'note']),
  /** False: shown to them, and taken away. */
  kept: z.boolean(),
})
export type FormFact = z.infer<typeof FormFact>

export const FormFacts = z.array(FormFact).check(z.maxLength(200, 'São fatos demais para um pedido.'))
export type FormFacts = z.infer<typeof FormFacts>

const LONGEST_CM = 200
const Centimetres = z.nullable(
  z.number('Diga em centímetros.').check(z.gte(0, 'Diga em centímetros.'), z.lte(LONGEST_CM, 'Diga em centímetros.')),
)

/** Measured by its owner, as it falls; `cut` names a cut of `visagism`. */
export const FormHairToday = z.object({
  cm: Centimetres,
  sidesCm: Centimetres,
  cut: z.nullable(z.string().check(z.maxLength(60))),
})
export type FormHairToday = z.infer<typeof FormHairToday>
