import * as z from 'zod/mini'
import { FACT_SOURCES, FACTS, SHELVES, TAKEN } from '#visagism/facts/facts.ts'
import { endpoints } from '../endpoint.ts'
import { Id, Message, text } from '../fields.ts'

const Fact = z.string().check(z.refine((key) => Object.hasOwn(FACTS, key), 'Escolha um fato da lista.'))
const value = z.optional(text(120))
const words = z.optional(text(4000))

/** What is asked for beside it; null: nothing. */
const takes = z.nullable(z.enum(TAKEN))

const SaidOfThem = z.object({
  key: z.string(),
  /** On its chip. */
  name: z.string(),
  /** What the guide does with it. */
  does: z.string(),
  value,
  words,
  source: z.enum(FACT_SOURCES),
  /** False: taken away by the visagist, or proposed by an AI model and waiting for her. */
  kept: z.boolean(),
  takes,
})

/** `isNeeded`: without the value it binds nothing. */
const CanBeAdded = z.object({ key: z.string(), name: z.string(), shelf: z.enum(SHELVES), takes, isNeeded: z.boolean() })

/** What the buyer tapped and wrote of themself, as the engine takes it, and what the visagist said of it. */
export const DeskFacts = z.object({
  facts: z.array(SaidOfThem),
  /** Of the body, faith or an allergy: a plain row, each confirmed, mended or taken away by itself. */
  byPerson: z.array(SaidOfThem),
  /** Health, faith and the like, and questions: read by a person, never a chip. */
  forPerson: z.array(z.object({ concern: z.string(), words: z.string() })),
  /** Parts of the note that nobody understood. */
  unheard: z.array(z.string()),
  /** What can be added. */
  table: z.array(CanBeAdded),
  /** Beside `byPerson`. */
  personTable: z.array(CanBeAdded),
})
export type DeskFacts = z.infer<typeof DeskFacts>

const one = z.object({ id: Id })
const reply = z.object({ ...DeskFacts.shape, ...Message.shape })

export const adminFactsApi = endpoints({
  open: {
    method: 'GET',
    path: '/api/admin/desk/:id/facts',
    audience: 'admin',
    permission: 'desk',
    says: 'Os fatos de um pedido: o que se marcou, o que se ouviu do recado, o que a visagista disse.',
    params: one,
    reply: DeskFacts,
  },
  say: {
    method: 'PUT',
    path: '/api/admin/desk/:id/facts',
    audience: 'admin',
    permission: 'desk',
    says: 'A visagista confirma, tira ou acrescenta fatos; a palavra dela vence.',
    params: one,
    body: z.object({
      facts: z
        .array(z.object({ key: Fact, value, words, kept: z.boolean('Diga se o fato vale.') }))
        .check(z.minLength(1, 'Diga qual fato.'), z.maxLength(100, 'São fatos demais.')),
    }),
    reply,
  },
})
