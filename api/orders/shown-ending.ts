import { isTerminal, type OrderStatus } from '#contract/orders.ts'

interface EndedRow {
  readonly status: OrderStatus
  readonly endedFrom: OrderStatus | null
  readonly eraseAt: Date | null
}

export const shownEnding = ({ status, endedFrom, eraseAt }: EndedRow) => ({
  endedByHand: endedFrom !== null && isTerminal(status),
  undoableUntil: eraseAt?.toISOString() ?? null,
})
