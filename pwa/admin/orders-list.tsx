import type { AdminOrder } from '#contract/admin.ts'
import { formatDayTime, formatMoney, shortId } from '#contract/format.ts'
import { PickBox } from './bulk-bar.tsx'
import type { Picks } from './list-rows.tsx'
import { Customer, DeadlineText, VisagistNote } from './order-cells.tsx'
import { type OrderActions, ReportButtons } from './order-actions.tsx'
import { orderWords } from './order-words.ts'
import { StatusSelect } from './status-select.tsx'

interface OrdersListProps {
  orders: readonly AdminOrder[]
  actions: OrderActions
  picks: Picks
}

/** The same orders where a table does not fit: one card each, apart by rules. */
export function OrdersList({ orders, actions, picks }: OrdersListProps) {
  return (
    <ul className="admin-cards">
      {orders.map((order) => (
        <li key={order.id} data-row={order.id} tabIndex={-1} aria-label={orderWords(order)}>
          <PickBox
            label={`Escolher ${orderWords(order)}`}
            checked={picks.has(order.id)}
            onToggle={() => picks.toggle(order.id)}
          />
          <div className="admin-order-head">
            <div>
              <Customer order={order} onOpen={actions.onOpen} />
            </div>
            <p className="num">{formatMoney(order.amount)}</p>
          </div>
          <div className="admin-order-status">
            <StatusSelect order={order} statuses={actions.statuses} />
            <DeadlineText order={order} />
          </div>
          <VisagistNote order={order} />
          <div className="admin-order-foot">
            <p className="num">
              {shortId(order.id)}, {formatDayTime(order.createdAt)}
            </p>
            <ReportButtons order={order} reports={actions.reports} />
          </div>
        </li>
      ))}
    </ul>
  )
}
