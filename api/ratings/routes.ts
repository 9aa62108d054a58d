import { Router } from 'express'
import { ratingsApi } from '#contract/ratings.ts'
import { serve } from '../platform/http.ts'
import { rateOrder } from './ratings.ts'
import { allowVoice, readOwnRating, withdrawVoice } from './voices.ts'

export const ratingRoutes = Router()

serve(ratingRoutes, ratingsApi, {
  async rate({ viewer, body }) {
    await rateOrder(viewer.id, body)
    return { message: 'Obrigado pelo seu feedback! Isso nos ajuda a melhorar nossos serviços.' }
  },
  own: ({ viewer, params }) => readOwnRating(viewer.id, params.orderId),
  async allow({ viewer, params, body, client }) {
    await allowVoice({ userId: viewer.id, ...client }, params.orderId, body)
    return { message: 'Autorizado. A frase só aparece no site se for escolhida, e você a retira quando quiser.' }
  },
  async withdraw({ viewer, params, client }) {
    await withdrawVoice({ userId: viewer.id, ...client }, params.orderId)
    return { message: 'Retirada. A frase não está mais no site.' }
  },
})
