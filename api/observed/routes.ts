import { Router } from 'express'
import { observedApi } from '#contract/observed.ts'
import { serve } from '../platform/http.ts'
import { readOwnRecord, sayOwn } from './own-record.ts'

export const observedRoutes = Router()

serve(observedRoutes, observedApi, {
  read: async ({ viewer, params }) => ({ record: await readOwnRecord(viewer.id, params.orderId) }),
  say: async ({ viewer, params, body }) => ({
    record: await sayOwn(viewer.id, { orderId: params.orderId, ...body }),
  }),
})
