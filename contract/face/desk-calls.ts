import * as z from 'zod/mini'
import { endpoints } from '../endpoint.ts'
import { Id, Message } from '../fields.ts'
import { DeskObserved, ObservedFieldName, ObservedValues } from './observed.ts'
import { SideMarking } from './side.ts'

const ofDesk = z.object({ id: Id })
const oneField = z.object({ id: Id, field: ObservedFieldName })

/** What the visagist marks and says about a customer's face; the front photo's points are in `contract/admin/desk.ts`. */
export const adminFaceApi = endpoints({
  markSide: {
    method: 'PUT',
    path: '/api/admin/desk/:id/side-marking',
    audience: 'admin',
    permission: 'desk',
    says: 'Guarda os pontos que o visagista marcou na foto de lado.',
    params: ofDesk,
    body: SideMarking,
    reply: Message,
  },
  observed: {
    method: 'GET',
    path: '/api/admin/desk/:id/observed',
    audience: 'admin',
    permission: 'desk',
    says: 'O que se vê da pessoa, com a história de cada campo.',
    params: ofDesk,
    reply: DeskObserved,
  },
  confirmObserved: {
    method: 'PUT',
    path: '/api/admin/desk/:id/observed/:field',
    audience: 'admin',
    permission: 'desk',
    says: 'O visagista diz o valor de um campo; vence o cliente e o aparelho.',
    params: oneField,
    body: z.object({ value: z.string('Escolha um valor da lista.') }),
    reply: DeskObserved,
  },
  clearObserved: {
    method: 'DELETE',
    path: '/api/admin/desk/:id/observed/:field',
    audience: 'admin',
    permission: 'desk',
    says: 'O visagista esvazia um campo; o que foi dito antes fica só na história.',
    params: oneField,
    reply: DeskObserved,
  },
  acceptObserved: {
    method: 'POST',
    path: '/api/admin/desk/:id/observed/accept',
    audience: 'admin',
    permission: 'desk',
    says: 'O visagista aceita o que o cliente disse e ainda vale; só o que viu, nunca o que é do aparelho.',
    params: ofDesk,
    /** The value shown: one the customer has changed stays unconfirmed. */
    body: z.object({
      values: ObservedValues.check(
        z.refine((values) => Object.values(values).some((value) => value !== null), 'Nada para aceitar.'),
      ),
    }),
    reply: z.object({ ...DeskObserved.shape, ...Message.shape }),
  },
})
