import { isTerminal, type OrderStatus } from '#contract/orders.ts'

interface EndedRow {
  readonly status: OrderStatus
  readonly endedFrom: OrderStatus | null
  readonly eraseAt: Date | null
}

/** What screens show of an ending: whether the team ended the order, and until when that can be undone. */
export const shownEnding = ({ status, endedFrom, eraseAt }: EndedRow) => ({
  endedByHand: endedFrom !== null && isTerminal(status),
  undoableUntil: eraseAt?.toISOString() ?? null,
})
