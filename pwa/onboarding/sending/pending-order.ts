import type { Order } from '#contract/orders.ts'

/** The order of the route if it awaits its form, else the first that does. */
export function pickPendingOrder(orders: readonly Order[], routeId: string): Order | null {
  const pending = orders.filter((order) => order.status === 'AGUARDANDO_FORMULARIO')
  return pending.find((order) => order.id === routeId) ?? pending[0] ?? null
}
