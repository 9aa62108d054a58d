import * as z from 'zod/mini'
import { endpoints } from '../endpoint.ts'
import { Id, IsoDateTime } from '../fields.ts'
import { SalonCardText } from './reading.ts'

/** Today's visit, this week, until the next visit. */
export const SALON_CARD_DAYS = [1, 7, 30] as const

const Token = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'Link inválido.'))

export const SalonCardLink = z.object({
  token: Token,
  expiresAt: IsoDateTime,
  lastOpenedAt: z.nullable(IsoDateTime),
})
export type SalonCardLink = z.infer<typeof SalonCardLink>

/** Valid as long as their report. */
export const PrintedCard = z.object({ expiresAt: IsoDateTime, lastOpenedAt: z.nullable(IsoDateTime) })
export type PrintedCard = z.infer<typeof PrintedCard>

/** All that a hairdresser sees. */
export const SharedSalonCard = z.object({
  firstName: z.string(),
  card: SalonCardText,
  /** Never the text itself. */
  allergies: z.enum(['written', 'unknown']),
  /** An SVG, never a photo. */
  drawing: z.string(),
  expiresAt: IsoDateTime,
})
export type SharedSalonCard = z.infer<typeof SharedSalonCard>

const ofOrder = { path: '/api/orders/:id/salon-card', audience: 'customer', params: z.object({ id: Id }) } as const

export const salonCardApi = endpoints({
  link: {
    method: 'GET',
    ...ofOrder,
    says: 'O link aberto do cartão do salão, se houver.',
    reply: z.object({ link: z.nullable(SalonCardLink), printed: z.nullable(PrintedCard) }),
  },
  open: {
    method: 'POST',
    ...ofOrder,
    says: 'Cria um link com prazo para mostrar o cartão no salão; o anterior deixa de valer.',
    body: z.object({
      days: z
        .number()
        .check(z.refine((days) => SALON_CARD_DAYS.some((one) => one === days), 'Escolha um prazo da lista.')),
    }),
    reply: SalonCardLink,
  },
  close: {
    method: 'DELETE',
    ...ofOrder,
    says: 'Encerra o link do cartão na hora.',
    reply: z.object({ message: z.string() }),
  },
  closePrinted: {
    method: 'DELETE',
    ...ofOrder,
    path: '/api/orders/:id/printed-salon-card',
    says: 'Encerra de vez os códigos impressos nos cartões deste pedido.',
    reply: z.object({ message: z.string() }),
  },
  read: {
    method: 'GET',
    path: '/api/salon-cards/:token',
    audience: 'anyone',
    says: 'O cartão do salão, para quem recebeu o link e enquanto ele vale.',
    params: z.object({ token: Token }),
    reply: SharedSalonCard,
  },
})
