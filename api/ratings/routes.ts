import { Router } from 'express'
import { ratingsApi } from '#contract/ratings.ts'
import { serve } from '../platform/http.ts'
import { rateOrder } from './ratings.ts'

export const ratingRoutes = Router()

serve(ratingRoutes, ratingsApi, {
  async rate({ viewer, body }) {
    await rateOrder(viewer.id, body)
    return { message: 'Obrigado pelo seu feedback! Isso nos ajuda a melhorar nossos serviços.' }
  },
})
