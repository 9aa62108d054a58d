import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { adminApi } from '#contract/admin.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { call } from '#pwa/platform/api.ts'
import type { OrdersFilter } from './orders-address.ts'

/** Every list of orders on the device; whoever changes an order makes them all stale. */
export const ORDERS_KEY = ['admin', 'orders'] as const

/** One page of orders. The one before stays on screen while this one is fetched. */
export const ordersQuery = ({ search, status, deadline, period, after, sort }: OrdersFilter) =>
  queryOptions({
    queryKey: [...ORDERS_KEY, { search, status, deadline, period, after, sort }],
    queryFn: ({ signal }) =>
      call(adminApi.orders, { query: { search, status, deadline, period, cursor: after, sort } }, { signal }),
    placeholderData: keepPreviousData,
  })

/** The newest page of everything: where the counts of the whole shop are read. */
export const allOrdersQuery = ordersQuery({
  search: '',
  status: undefined,
  deadline: undefined,
  period: undefined,
  after: undefined,
  sort: undefined,
})

export type OrdersPage = ReplyOf<typeof adminApi.orders>
