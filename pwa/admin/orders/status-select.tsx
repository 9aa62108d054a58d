import caretDown from '@phosphor-icons/core/assets/bold/caret-down-bold.svg?raw'
import type { AdminOrder } from '#contract/admin/orders.ts'
import { shortId } from '#contract/format.ts'
import { ORDER_STATUS_WORDS, ORDER_STATUSES, OrderStatus } from '#contract/orders.ts'
import { Icon } from '#pwa/ui/icon.tsx'
import type { OrderActions } from './order-actions.tsx'
import '#pwa/ui/badge.css'

/** The order's badge, which is also the way to change it: the browser's own select in the badge's colours. */
export function StatusSelect({ order, statuses }: { order: AdminOrder; statuses: OrderActions['statuses'] }) {
  const shown = statuses.statusShown(order)
  const isChanging = statuses.isChanging(order)
  return (
    <span className={`status-select badge-${ORDER_STATUS_WORDS[shown].tone}`} data-busy={isChanging ? '' : undefined}>
      <select
        aria-label={`Status do pedido ${shortId(order.id)}`}
        value={shown}
        aria-busy={isChanging}
        disabled={isChanging}
        onChange={(event) => {
          const { data } = OrderStatus.safeParse(event.target.value)
          if (data) statuses.change(order, data)
        }}
      >
        {ORDER_STATUSES.map((status) => (
          <option key={status} value={status}>
            {ORDER_STATUS_WORDS[status].label}
          </option>
        ))}
      </select>
      <Icon svg={caretDown} size={16} />
    </span>
  )
}
