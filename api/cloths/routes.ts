import { Router } from 'express'
import { clothsApi } from '#contract/colours/cloths.ts'
import { serve } from '../platform/http.ts'
import { findOwnCloths, keepOwnCloths } from './cloths.ts'

export const clothsRoutes = Router()

serve(clothsRoutes, clothsApi, {
  read: async ({ viewer, params }) => ({ test: await findOwnCloths(viewer.id, params.orderId) }),
  keep: async ({ viewer, params, body }) => ({ test: await keepOwnCloths(viewer.id, params.orderId, body) }),
})
