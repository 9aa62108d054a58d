import ruler from '@phosphor-icons/core/assets/regular/ruler.svg?raw'
import warning from '@phosphor-icons/core/assets/regular/warning.svg?raw'
import { ALARM_KINDS } from '#contract/admin/health.ts'
import type { AdminOrder } from '#contract/admin/orders.ts'
import { Icon } from '#pwa/ui/icon.tsx'
import { deadlineOf } from '#pwa/admin/kit/deadline.ts'

export function DeadlineText({ order }: { order: AdminOrder }) {
  const { text, isUrgent, hint } = deadlineOf(order)
  return (
    <span className="order-deadline num" data-urgent={isUrgent ? '' : undefined} title={hint}>
      {text}
    </span>
  )
}

export function AlarmNote({ order }: { order: AdminOrder }) {
  const [kind] = order.alarms
  if (!kind) return null
  return (
    <span className="order-note row t-tiny t-medium t-soft" data-alarm="">
      <Icon svg={warning} size={16} />
      {ALARM_KINDS[kind].title}
    </span>
  )
}

/** Shown where the report is held back only for a visagist: an unknown face shape, or an unread note. */
export function VisagistNote({ order }: { order: AdminOrder }) {
  if (!order.needsVisagist) return null
  return (
    <span className="order-note row t-tiny t-medium t-soft">
      <Icon svg={ruler} size={16} />
      {order.waitsForNote ? 'Recado para ler na mesa' : 'Esperando visagista'}
    </span>
  )
}
