import { DeadlineState } from '#contract/admin.ts'
import { Period } from '#contract/admin-analytics.ts'
import { OrderStatus } from '#contract/orders.ts'
import { type ListAddress, useListAddress } from './use-list-address.ts'

export interface OrdersFilter {
  search: string
  status: OrderStatus | undefined
  deadline: DeadlineState | undefined
  period: Period | undefined
  /** Cursor of the page shown; absent on the first. */
  after: string | undefined
  sort: string | undefined
}

type OrdersAddress = ListAddress & Pick<OrdersFilter, 'status' | 'deadline' | 'period'>

/** What the orders view shows, read from and written to the address. */
export function useOrdersAddress(): OrdersAddress {
  const address = useListAddress('orders', ['status', 'deadline', 'period'])
  const status = OrderStatus.safeParse(address.filters['status']).data
  const deadline = DeadlineState.safeParse(address.filters['deadline']).data
  const period = Period.safeParse(address.filters['period']).data
  const isFiltered = [status, deadline, period].some((filter) => filter !== undefined) || address.search !== ''
  return { ...address, status, deadline, period, isFiltered }
}
