import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useInFront } from '#pwa/ui/use-in-front.ts'
import { Button } from '#pwa/ui/button.tsx'
import { EmptyState } from '#pwa/ui/state.tsx'
import { usePicked } from './bulk-bar.tsx'
import { ColumnChoice, useHiddenColumns } from './column-choice.tsx'
import { OrdersBulk } from './orders-bulk.tsx'
import { OrderDialogs } from './order-dialogs.tsx'
import { OrderPanel } from './order-panel.tsx'
import { OrdersList } from './orders-list.tsx'
import { OrdersPlaceholder } from './orders-placeholder.tsx'
import { HIDEABLE_COLUMNS, OrdersTable } from './orders-table.tsx'
import { SCREENFUL } from './list-view.tsx'
import { OrdersPager, OrdersToolbar } from './orders-toolbar.tsx'
import { useOrdersAddress } from './orders-address.ts'
import { ordersQuery } from './orders-query.ts'
import { useAdminAddress } from './use-admin-address.ts'
import { SortSelect } from './sort-select.tsx'
import { NEWEST_FIRST } from './use-list-address.ts'
import { ShortcutsBar } from './shortcuts-bar.tsx'
import { useMedia, NARROW } from './use-media.ts'
import { useBackToTop } from './use-back-to-top.ts'
import { useRowKeys } from './use-row-keys.ts'
import { useReportMaking } from './use-report-making.ts'
import { useStatusChange } from './use-status-change.ts'
import { ViewFailed } from './view-failed.tsx'
import './table.css'
import './orders.css'

/** Every order of the shop, newest first unless asked otherwise, a page at a time. */
export function OrdersView() {
  const address = useOrdersAddress()
  const query = useQuery(ordersQuery(address))
  const statuses = useStatusChange()
  const reports = useReportMaking()
  const isNarrow = useMedia(NARROW)
  const { params, state, change } = useAdminAddress()
  const openId = params.get('open')
  const openOrder = (id: string) => change({ view: 'orders', open: id }, { push: true, state })
  const closeOrder = () => openId !== null && change({ open: undefined }, { state })
  const rows = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  useRowKeys({ rows, search, onOpen: openOrder, enabled: useInFront() })

  useBackToTop(rows, [address.search, address.status, address.deadline, address.period, address.after, address.sort])

  const orders = query.data?.orders ?? []
  const isEmpty = query.data !== undefined && orders.length === 0
  const open = orders.find(({ id }) => id === openId)
  const actions = { statuses, reports, onOpen: openOrder }
  const picks = usePicked(orders)
  const { hidden, toggle } = useHiddenColumns('orders')
  const sorting = { sort: address.sort ?? NEWEST_FIRST, onSort: address.setSort }
  return (
    <>
      <OrdersToolbar address={address} page={query.data} searchRef={search} query={query}>
        {isEmpty ? null : isNarrow ? (
          <SortSelect columns={[{ label: 'valor', sort: 'amount' }]} {...sorting} />
        ) : (
          <ColumnChoice columns={HIDEABLE_COLUMNS} hidden={hidden} onToggle={toggle} />
        )}
      </OrdersToolbar>
      {picks.picked.length > 0 && (
        <OrdersBulk picked={picks.picked} isReviewed={reports.isReviewed} onClear={picks.clear} />
      )}
      <div
        className="admin-scroll"
        ref={rows}
        aria-busy={query.isFetching}
        data-stale={query.isPlaceholderData ? '' : undefined}
      >
        {query.data?.alike && orders.length > 0 && (
          <p className="admin-hint" role="status">
            Nenhum nome escrito assim; estes são os mais parecidos.
          </p>
        )}
        {query.isPending && <OrdersPlaceholder narrow={isNarrow} />}
        {query.isError && !query.data && <ViewFailed title="Não conseguimos abrir os pedidos." query={query} />}
        {isEmpty && (
          <div className="admin-state">
            {address.isFiltered ? (
              <EmptyState
                title="Nenhum pedido encontrado"
                text="Nada combina com esta busca e estes filtros. O número do pedido são os 8 caracteres da lista."
                action={
                  <Button kind="secondary" size="medium" onClick={address.clear}>
                    Limpar filtros
                  </Button>
                }
              />
            ) : (
              <EmptyState
                title="Nenhum pedido ainda"
                text="Cada compra aprovada aparece aqui assim que a plataforma de pagamento avisa."
              />
            )}
          </div>
        )}
        {orders.length > 0 &&
          (isNarrow ? (
            <OrdersList orders={orders} actions={actions} picks={picks} />
          ) : (
            <OrdersTable orders={orders} actions={actions} sorting={sorting} picks={picks} hidden={hidden} />
          ))}
        {isNarrow && orders.length > SCREENFUL && (
          <div className="admin-toolbar admin-foot">
            <OrdersPager address={address} page={query.data} isMoving={query.isPlaceholderData} />
          </div>
        )}
      </div>
      {!isNarrow && <ShortcutsBar rows={!isEmpty} picks />}
      <OrderPanel order={open} actions={actions} onClose={closeOrder} />
      <OrderDialogs statuses={statuses} reports={reports} />
    </>
  )
}
