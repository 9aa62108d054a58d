import { Router } from 'express'
import { faceApi } from '#contract/face/calls.ts'
import { serve } from '../platform/http.ts'
import { findOwnCloths, keepOwnCloths } from './cloths.ts'
import { findOwnMarking, markOwnFace } from './marking.ts'
import { readOwnRecord, sayOwn } from './own-record.ts'
import { findOwnToday, keepOwnToday } from './own-today.ts'
import { findOwnSheet, keepOwnSheet } from './own-sheet.ts'
import { findOwnSide, markOwnSide } from './side-marking.ts'

export const faceRoutes = Router()

serve(faceRoutes, faceApi, {
  mark: ({ viewer, params, body }) => markOwnFace(viewer.id, params.orderId, body),
  marking: ({ viewer, params }) => findOwnMarking(viewer.id, params.orderId),
  markSide: ({ viewer, params, body }) => markOwnSide(viewer.id, params.orderId, body),
  sideMarking: ({ viewer, params }) => findOwnSide(viewer.id, params.orderId),
  observed: async ({ viewer, params }) => ({ record: await readOwnRecord(viewer.id, params.orderId) }),
  sayObserved: async ({ viewer, params, body }) => ({
    record: await sayOwn(viewer.id, { orderId: params.orderId, ...body }),
  }),
  sheet: async ({ viewer, params }) => ({ measure: await findOwnSheet(viewer.id, params.orderId) }),
  keepSheet: async ({ viewer, params, body }) => ({ measure: await keepOwnSheet(viewer.id, params.orderId, body) }),
  cloths: async ({ viewer, params }) => ({ test: await findOwnCloths(viewer.id, params.orderId) }),
  keepCloths: async ({ viewer, params, body }) => ({ test: await keepOwnCloths(viewer.id, params.orderId, body) }),
  today: async ({ viewer, params }) => ({ today: await findOwnToday(viewer.id, params.orderId) }),
  keepToday: async ({ viewer, params, body }) => ({ today: await keepOwnToday(viewer.id, params.orderId, body) }),
})
