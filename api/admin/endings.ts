import type { StatusResult } from '#contract/admin/orders.ts'
import { type OrderStatus, ORDER_STATUS_WORDS } from '#contract/orders.ts'
import { Problem } from '#contract/problem.ts'
import { type Actor, requireOwner, setOrderStatus } from '../orders/order-status.ts'
import { requireConfirmed, type Viewer } from '../platform/http.ts'

/** Requires role, re-authentication and the order's number. @throws Problem role-forbidden, confirmation-needed, invalid (typed) */
export function requireEnding(viewer: Viewer, isTyped: boolean, expected: string): void {
  requireOwner({ id: viewer.id, role: viewer.staffRole })
  requireConfirmed(viewer)
  requireTyped(isTyped, expected)
}

/** @throws Problem invalid (typed) */
export function requireTyped(isTyped: boolean, expected: string): void {
  if (isTyped) return
  const text = `Digite ${expected} para confirmar.`
  throw new Problem('invalid', { text, fields: { typed: text } })
}

interface Which {
  readonly id: string
  readonly from?: OrderStatus | undefined
}

/** Each order separately: a refused one stays unchanged, with the reason. */
export async function setStatuses(
  orders: readonly Which[],
  status: OrderStatus,
  actor: Actor,
): Promise<{ results: StatusResult[]; message: string }> {
  const results: StatusResult[] = []
  for (const { id, from } of orders) {
    const refusal = await refusalOf(() => setOrderStatus(id, status, actor, from))
    results.push({ orderId: id, refusal })
  }
  const done = results.filter(({ refusal }) => refusal === null).length
  const reasons = [...new Set(results.flatMap(({ refusal }) => refusal ?? []))].join(' ')
  const { label } = ORDER_STATUS_WORDS[status]
  return { results, message: [`${done} de ${orders.length}: ${label}.`, reasons].filter(Boolean).join(' ') }
}

async function refusalOf(act: () => Promise<void>): Promise<string | null> {
  try {
    await act()
    return null
  } catch (error) {
    if (error instanceof Problem) return error.text
    throw error
  }
}
