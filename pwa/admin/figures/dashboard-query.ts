import { queryOptions } from '@tanstack/react-query'
import { adminAnalyticsApi, type Period } from '#contract/admin/analytics.ts'
import type { OrderStatus } from '#contract/orders.ts'
import { call } from '#pwa/platform/api.ts'

/** The figures of a period and of the one before it. */
export const dashboardQuery = (period: Period, status?: OrderStatus) =>
  queryOptions({
    queryKey: ['admin', 'dashboard', period, status],
    queryFn: ({ signal }) => call(adminAnalyticsApi.dashboard, { query: { period, status } }, { signal }),
  })
