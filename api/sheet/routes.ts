import { Router } from 'express'
import { sheetApi } from '#contract/colours/sheet.ts'
import { serve } from '../platform/http.ts'
import { findOwnSheet, keepOwnSheet } from './own-sheet.ts'

export const sheetRoutes = Router()

serve(sheetRoutes, sheetApi, {
  read: async ({ viewer, params }) => ({ measure: await findOwnSheet(viewer.id, params.orderId) }),
  keep: async ({ viewer, params, body }) => ({ measure: await keepOwnSheet(viewer.id, params.orderId, body) }),
})
