import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode, RefObject } from 'react'
import arrowClockwise from '@phosphor-icons/core/assets/regular/arrow-clockwise.svg?raw'
import { PERIODS } from '#contract/admin-analytics.ts'
import { ORDER_STATUS_WORDS, ORDER_STATUSES } from '#contract/orders.ts'
import { IconButton } from '#pwa/ui/icon-button.tsx'
import { ExportLink } from './export-link.tsx'
import { PERIOD_WORDS } from './figure-words.ts'
import { ListPager } from './list-pager.tsx'

import { SearchField } from './search-field.tsx'
import { SelectField } from './select-field.tsx'
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

/** Filters of the address, each with what it is called and what may be chosen. */
const FILTERS = [
  {
    name: 'status',
    label: 'Status',
    all: 'Status: todos',
    options: ORDER_STATUSES.map((one) => [one, ORDER_STATUS_WORDS[one].label] as const),
  },
  {
    name: 'period',
    label: 'Período',
    all: 'Período: todo',
    options: PERIODS.filter((one) => one !== 'all').map((one) => [one, PERIOD_WORDS[one]] as const),
  },
  {
    name: 'deadline',
    label: 'Prazo',
    all: 'Prazo: qualquer',
    options: [
      ['late', 'Atrasados'],
      ['today', 'Vencem hoje'],
      ['later', 'Vencem depois'],
    ],
  },
] as const

/** Search, status, period, deadline, refresh and pages. */
export function OrdersToolbar({ address, page, query, searchRef, children }: OrdersToolbarProps) {
  return (
    <div className="admin-toolbar" role="search">
      <SearchField
        ref={searchRef}
        label="Buscar pedidos"
        placeholder="Nome, telefone, pedido"
        value={address.search}
        onSearch={address.setSearch}
      />
      {FILTERS.map(({ name, label, all, options }) => (
        <SelectField
          key={name}
          label={label}
          all={all}
          value={address[name]}
          options={options}
          onChange={(value) => address.setFilter(name, value)}
        />
      ))}
      <div className="admin-toolbar-end">
        <IconButton
          svg={arrowClockwise}
          label="Atualizar a lista"
          className="admin-action"
          aria-busy={query.isFetching}
          onClick={() => void query.refetch()}
        />
        {children}
        {page?.orders.length !== 0 && <ExportLink list="orders" />}
        <OrdersPager address={address} page={page} isMoving={query.isPlaceholderData} />
      </div>
    </div>
  )
}

/** Where in the orders this page is. */
export function OrdersPager({ page, ...rest }: Pick<OrdersToolbarProps, 'address' | 'page'> & { isMoving: boolean }) {
  return (
    <ListPager
      {...rest}
      page={page && { shown: page.orders.length, total: page.total, next: page.next }}
      many="pedidos"
    />
  )
}
