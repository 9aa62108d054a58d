import { queryOptions } from '@tanstack/react-query'
import { adminApi, DeadlineState } from '#contract/admin/orders.ts'
import { Period } from '#contract/admin/analytics.ts'
import { OrderStatus } from '#contract/orders.ts'
import { call } from '#pwa/platform/api.ts'
import { type ListQuestion, listKey, pageKey } from './list-view.tsx'

/** Every list of orders on the device; whoever changes an order makes them all stale. */
export const ORDERS_KEY = listKey('orders')

/** One page of orders, and how many of the whole shop are open. */
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

/** The newest page of everything: where the counts of the whole shop are read. */
export const allOrdersQuery = queryOptions({
  queryKey: pageKey('orders', '', {}),
  queryFn: ({ signal }) => askOrders({}, signal),
})
