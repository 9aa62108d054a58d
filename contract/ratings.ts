import * as z from 'zod/mini'
import { endpoints } from './endpoint.ts'
import { Id, Message, oneLine, text } from './fields.ts'

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
export const SCORE_WORDS = {
  serviceQuality: 'Qualidade da análise',
  deliveryTime: 'Prazo de entrega',
} as const

export type NewRating = z.infer<typeof NewRating>

/** Any change of text is a new version. */
export const VOICE_VERSION = '2026-11'
/** Characters. */
export const VOICE_LEAST = 20
export const VOICE_MOST = 280

const sentence = z
  .string('Escreva a frase.')
  .check(
    oneLine,
    z.minLength(VOICE_LEAST, `Escreva pelo menos ${VOICE_LEAST} letras.`),
    z.maxLength(VOICE_MOST, `Use no máximo ${VOICE_MOST} letras.`),
  )
const publicName = z
  .string('Escolha o nome que aparece.')
  .check(oneLine, z.minLength(2, 'Escolha o nome que aparece.'), z.maxLength(40, 'Use no máximo 40 letras.'))

/** In the buyer's words, under a chosen name. */
export const VoiceLicence = z.object({ text: sentence, name: publicName, withShape: z.boolean() })
export type VoiceLicence = z.infer<typeof VoiceLicence>

export const OwnRating = z.object({
  rating: z.int(),
  serviceQuality: z.int(),
  deliveryTime: z.int(),
  feedback: z.nullable(z.string()),
  recommendations: z.nullable(z.string()),
  wouldRecommend: z.boolean(),
  /** `em coração`; null if unconfirmed. */
  shape: z.nullable(z.string()),
  /** `isPublished`: now on the site. */
  licence: z.nullable(z.object({ ...VoiceLicence.shape, isPublished: z.boolean() })),
})
export type OwnRating = z.infer<typeof OwnRating>

const ofOrder = z.object({ orderId: Id })

export const ratingsApi = endpoints({
  rate: {
    method: 'POST',
    path: '/api/ratings',
    audience: 'customer',
    says: 'Avalia um pedido entregue, ou muda a própria avaliação dele.',
    body: NewRating,
    reply: Message,
  },
  own: {
    method: 'GET',
    path: '/api/ratings/:orderId',
    audience: 'customer',
    says: 'A própria avaliação de um pedido, e o que dela pode ser publicado.',
    params: ofOrder,
    reply: OwnRating,
  },
  allow: {
    method: 'PUT',
    path: '/api/ratings/:orderId/voice',
    audience: 'customer',
    says: 'Autoriza o site a publicar uma frase da avaliação, com o nome que a pessoa escolher.',
    params: ofOrder,
    body: VoiceLicence,
    reply: Message,
  },
  withdraw: {
    method: 'DELETE',
    path: '/api/ratings/:orderId/voice',
    audience: 'customer',
    says: 'Retira a autorização: a frase sai do site na hora.',
    params: ofOrder,
    reply: Message,
  },
})
