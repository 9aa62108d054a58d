import * as z from 'zod/mini'
import { OBSERVED_BEARDS } from '#visagism/observed/observed.ts'
import { endpoints } from '../endpoint.ts'
import { FormHairToday } from '../facts.ts'
import { Id, Message, text } from '../fields.ts'

const Beard = z.nullable(z.enum(OBSERVED_BEARDS, 'Escolha uma barba da lista.'))

/** What the visagist says in place of the buyer, or of an engine that has no answer. */
export const DeskSaid = z.object({
  today: z.object({
    ...FormHairToday.shape,
    beard: z.nullable(z.string()),
    /** Who measured; null: nobody did. */
    by: z.nullable(z.string()),
  }),
  /** Cuts by name. */
  cuts: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Of the note, as the letter quotes them, wishes first. `engine`: its answer, null where only a person has one. */
  questions: z.array(
    z.object({
      question: z.string(),
      /** Wished for, and made no fact. */
      isRequest: z.boolean(),
      engine: z.nullable(z.string()),
      answer: z.nullable(z.object({ words: z.string(), by: z.string() })),
    }),
  ),
})
export type DeskSaid = z.infer<typeof DeskSaid>

const one = z.object({ id: Id })
const reply = z.object({ ...DeskSaid.shape, ...Message.shape })

export const adminSaidApi = endpoints({
  open: {
    method: 'GET',
    path: '/api/admin/desk/:id/said',
    audience: 'admin',
    permission: 'desk',
    says: 'O cabelo de hoje, como o motor conta com ele, e os pedidos e perguntas do recado com as respostas.',
    params: one,
    reply: DeskSaid,
  },
  today: {
    method: 'PUT',
    path: '/api/admin/desk/:id/today',
    audience: 'admin',
    permission: 'desk',
    says: 'Corrige o cabelo e a barba de hoje; tudo em branco devolve à medida do cliente.',
    params: one,
    body: z.object({
      ...FormHairToday.shape,
      /** Left out: as it is. */
      beard: z.optional(Beard),
    }),
    reply,
  },
  answer: {
    method: 'PUT',
    path: '/api/admin/desk/:id/answers',
    audience: 'admin',
    permission: 'desk',
    says: 'Responde a um pedido ou a uma pergunta do recado; a resposta sai na carta, ao lado. Em branco, tira a resposta.',
    params: one,
    body: z.object({ question: text(4000), words: text(700) }),
    reply,
  },
})
