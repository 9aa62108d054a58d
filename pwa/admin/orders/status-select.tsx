import caretDown from '@phosphor-icons/core/assets/bold/caret-down-bold.svg?raw'
import type { AdminOrder } from '#contract/admin/orders.ts'
import { shortId } from '#contract/format.ts'
import { ORDER_STATUS_WORDS, OrderStatus } from '#contract/orders.ts'
import { useMay } from '#pwa/admin/kit/use-may.ts'
import { Icon } from '#pwa/ui/icon.tsx'
import type { OrderActions } from './order-actions.tsx'
import { statusesFor } from './order-words.ts'
import '#pwa/ui/badge.css'

/** A native select in the badge's colours. */
export function StatusSelect({ order, statuses }: { order: AdminOrder; statuses: OrderActions['statuses'] }) {
  const shown = statuses.statusShown(order)
  const isChanging = statuses.isChanging(order)
  const mayOpen = useMay()
  const offered = statusesFor(order.status, mayOpen('ownership'))
  return (
    <span className={`status-select badge-${ORDER_STATUS_WORDS[shown].tone}`} data-busy={isChanging ? '' : undefined}>
      <select
        aria-label={`Status do pedido ${shortId(order.id)}`}
        value={shown}
        aria-busy={isChanging}
        disabled={isChanging || offered.length === 1}
        onChange={(event) => {
          const { data } = OrderStatus.safeParse(event.target.value)
          if (data) statuses.change(order, data)
        }}
      >
        {offered.map((status) => (
          <option key={status} value={status}>
            {ORDER_STATUS_WORDS[status].label}
          </option>
        ))}
      </select>
      <Icon svg={caretDown} size={16} />
    </span>
  )
}
