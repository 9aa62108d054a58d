import type { useReportMaking } from './use-report-making.ts'
import type { useStatusChange } from './use-status-change.ts'

/** What can be done to an order, handed to whatever shows one: a row, a card, the panel. */
export interface OrderDesk {
  readonly statuses: ReturnType<typeof useStatusChange>
  readonly reports: ReturnType<typeof useReportMaking>
  readonly onOpen: (orderId: string) => void
}
