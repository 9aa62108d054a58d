import { queryOptions } from '@tanstack/react-query'
import { adminApi, DeadlineState } from '#contract/admin/orders.ts'
import { Period } from '#contract/admin/analytics.ts'
import { OrderStatus } from '#contract/orders.ts'
import { call } from '#pwa/platform/api.ts'
import { type ListQuestion, listKey, pageKey } from './list-view.tsx'

/** Invalidate after changing any order. */
export const ORDERS_KEY = listKey('orders')

/** A page of orders, with the shop's count of open ones. */
export async function askOrders({ status, deadline, period, ...question }: ListQuestion, signal: AbortSignal) {
  const query = {
    ...question,
    status: OrderStatus.safeParse(status).data,
    deadline: DeadlineState.safeParse(deadline).data,
    period: Period.safeParse(period).data,
  }
  const { orders, ...page } = await call(adminApi.orders, { query }, { signal })
  return { ...page, items: orders }
}

/** Unfiltered first page, for the shop's counts. */
export const allOrdersQuery = queryOptions({
  queryKey: pageKey('orders', '', {}),
  queryFn: ({ signal }) => askOrders({}, signal),
})
