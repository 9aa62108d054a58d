import { OrderStatus } from '#contract/orders.ts'
import { type ListAddress, useListAddress } from './use-list-address.ts'

export interface OrdersFilter {
  search: string
  status: OrderStatus | undefined
  /** Cursor of the page shown; absent on the first. */
  after: string | undefined
  sort: string | undefined
}

interface OrdersAddress extends ListAddress {
  status: OrderStatus | undefined
  setStatus: (status: OrderStatus | undefined) => void
}

/** What the orders view shows, read from and written to the address. */
export function useOrdersAddress(): OrdersAddress {
  const address = useListAddress('orders', ['status'])
  const status = OrderStatus.safeParse(address.filters['status']).data
  return {
    ...address,
    status,
    isFiltered: address.search !== '' || status !== undefined,
    setStatus: (next) => address.setFilter('status', next),
  }
}
