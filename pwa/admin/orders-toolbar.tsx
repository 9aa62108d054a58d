import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useId } from 'react'
import arrowClockwise from '@phosphor-icons/core/assets/regular/arrow-clockwise.svg?raw'
import caretDown from '@phosphor-icons/core/assets/bold/caret-down-bold.svg?raw'
import { ORDER_STATUS_WORDS, ORDER_STATUSES, OrderStatus } from '#contract/orders.ts'
import { Icon } from '#pwa/ui/icon.tsx'
import { IconButton } from '#pwa/ui/icon-button.tsx'
import { ExportLink } from './export-link.tsx'
import { ListPager } from './list-pager.tsx'
import { SearchField } from './search-field.tsx'
import type { useOrdersAddress } from './orders-address.ts'
import type { OrdersPage } from './orders-query.ts'

interface OrdersToolbarProps {
  address: ReturnType<typeof useOrdersAddress>
  page: OrdersPage | undefined
  query: Pick<UseQueryResult, 'isFetching' | 'isPlaceholderData' | 'refetch'>
  searchRef: RefObject<HTMLInputElement | null>
  /** Order and columns. */
  children?: ReactNode
}

/** Search, status, refresh and pages. */
export function OrdersToolbar({ address, page, query, searchRef, children }: OrdersToolbarProps) {
  const id = useId()
  return (
    <div className="admin-toolbar" role="search">
      <SearchField
        ref={searchRef}
        label="Buscar pedidos"
        placeholder="Nome, e-mail ou pedido"
        value={address.search}
        onSearch={address.setSearch}
      />
      <div className="admin-select">
        <label className="visually-hidden" htmlFor={id}>
          Status
        </label>
        <select
          id={id}
          value={address.status ?? ''}
          onChange={(event) => address.setStatus(OrderStatus.safeParse(event.target.value).data)}
        >
          <option value="">Status: todos</option>
          {ORDER_STATUSES.map((status) => (
            <option key={status} value={status}>
              {ORDER_STATUS_WORDS[status].label}
            </option>
          ))}
        </select>
        <Icon svg={caretDown} size={16} />
      </div>
      <IconButton
        svg={arrowClockwise}
        label="Atualizar a lista"
        className="admin-action"
        aria-busy={query.isFetching}
        onClick={() => void query.refetch()}
      />
      {children}
      <ExportLink list="orders" />
      <ListPager
        address={address}
        page={page && { shown: page.orders.length, total: page.total, next: page.next }}
        isMoving={query.isPlaceholderData}
        many="pedidos"
      />
    </div>
  )
}
