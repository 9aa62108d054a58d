import { Router } from 'express'
import { ordersApi } from '#contract/orders.ts'
import { serve } from '../platform/http.ts'
import { dashboardStats, listOrders } from './orders.ts'

export const orderRoutes = Router()

serve(orderRoutes, ordersApi, {
  list: ({ viewer }) => listOrders(viewer.id),
  stats: ({ viewer }) => dashboardStats(viewer.id),
})
