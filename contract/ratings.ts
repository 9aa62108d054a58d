import * as z from 'zod/mini'
import { endpoints } from './endpoint.ts'
import { Id, Message, text } from './fields.ts'

const score = z.int('Escolha de 1 a 5.').check(z.gte(1, 'Escolha de 1 a 5.'), z.lte(5, 'Escolha de 1 a 5.'))

export const NewRating = z.object({
  orderId: Id,
  rating: z._default(score, 5),
  feedback: z.nullish(text(2000)),
  serviceQuality: z._default(score, 5),
  deliveryTime: z._default(score, 5),
  recommendations: z.nullish(text(2000)),
  wouldRecommend: z._default(z.boolean(), true),
})
/** What the scores are called, to whoever gives them and to whoever reads them. */
export const SCORE_WORDS = {
  serviceQuality: 'Qualidade da análise',
  deliveryTime: 'Prazo de entrega',
} as const

export type NewRating = z.infer<typeof NewRating>

export const ratingsApi = endpoints({
  rate: {
    method: 'POST',
    path: '/api/ratings',
    audience: 'customer',
    says: 'Avalia um pedido entregue.',
    body: NewRating,
    reply: Message,
  },
})
