import { Router } from 'express'
import { sideApi } from '#contract/side/side-marking.ts'
import { serve } from '../platform/http.ts'
import { findOwnSide, markOwnSide } from './side-marking.ts'

export const sideRoutes = Router()

serve(sideRoutes, sideApi, {
  mark: ({ viewer, params, body }) => markOwnSide(viewer.id, params.orderId, body),
  marking: ({ viewer, params }) => findOwnSide(viewer.id, params.orderId),
})
