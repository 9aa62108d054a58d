import type { AdminOrder } from '#contract/admin.ts'
import { formatDayTime, formatMoney, shortId } from '#contract/format.ts'
import { PickBox } from './bulk-bar.tsx'
import type { Picks } from './list-rows.tsx'
import { Customer, DeadlineText, VisagistNote } from './order-cells.tsx'
import { type OrderActions, ReportButtons } from './order-actions.tsx'
import { orderWords } from './order-words.ts'
import { paymentWords } from '#contract/payment-words.ts'
import { SortHead, type SortState } from './sort-head.tsx'
import { StatusSelect } from './status-select.tsx'

interface OrdersTableProps {
  orders: readonly AdminOrder[]
  actions: OrderActions
  sorting: SortState
  picks: Picks
  hidden: ReadonlySet<string>
}

/** What may leave the table; the others are what the list is for. */
export const HIDEABLE_COLUMNS = [
  { id: 'order', label: 'Pedido' },
  { id: 'date', label: 'Data' },
  { id: 'deadline', label: 'Prazo' },
  { id: 'payment', label: 'Pagamento' },
  { id: 'amount', label: 'Valor' },
] as const

/** Orders as rows of 52 px under a head that stays. Columns leave from the least needed as the room shrinks. */
export function OrdersTable({ orders, actions, sorting, picks, hidden }: OrdersTableProps) {
  return (
    <table className={['admin-table', ...[...hidden].map((id) => `without-${id}`)].join(' ')}>
      <caption className="visually-hidden">Pedidos</caption>
      <OrdersHead sorting={sorting} picks={picks} />
      <tbody>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} actions={actions} picks={picks} />
        ))}
      </tbody>
    </table>
  )
}

export function OrdersHead({ sorting, picks }: { sorting?: SortState; picks?: Picks }) {
  return (
    <thead>
      <tr>
        {picks && (
          <th className="col-pick">
            <PickBox label="Escolher todos desta página" checked={picks.isAll} onToggle={picks.toggleAll} />
          </th>
        )}
        <th className="col-customer">Cliente</th>
        <th className="col-order">Pedido</th>
        <th className="col-status">Status</th>
        <SortHead className="col-date" by="date" state={sorting}>
          Data
        </SortHead>
        <th className="col-deadline">Prazo</th>
        <th className="col-payment">Pagamento</th>
        <SortHead className="col-amount" by="amount" state={sorting}>
          Valor
        </SortHead>
        <th className="col-actions">Ações</th>
      </tr>
    </thead>
  )
}

function OrderRow({ order, actions, picks }: { order: AdminOrder; actions: OrderActions; picks: Picks }) {
  const [day, time] = formatDayTime(order.createdAt).split(' ')
  return (
    <tr data-row={order.id} tabIndex={-1} aria-label={orderWords(order)}>
      <td className="col-pick">
        <PickBox
          label={`Escolher ${orderWords(order)}`}
          checked={picks.has(order.id)}
          onToggle={() => picks.toggle(order.id)}
        />
      </td>
      <td className="col-customer">
        <Customer order={order} onOpen={actions.onOpen} />
      </td>
      <td className="col-order num">{shortId(order.id)}</td>
      <td className="col-status">
        <StatusSelect order={order} statuses={actions.statuses} />
        <VisagistNote order={order} />
      </td>
      <td className="col-date num">
        {day} <span className="order-time">{time}</span>
      </td>
      <td className="col-deadline">
        <DeadlineText order={order} />
      </td>
      <td className="col-payment" title={paymentWords(order.paymentMethod, order.installments)}>
        {paymentWords(order.paymentMethod, order.installments)}
      </td>
      <td className="col-amount num">{formatMoney(order.amount)}</td>
      <td className="col-actions">
        <ReportButtons order={order} reports={actions.reports} />
      </td>
    </tr>
  )
}
