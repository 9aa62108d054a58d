import { expect, it } from 'vitest'
import type { Order, OrderStatus } from '#contract/orders.ts'
import { pickPendingOrder } from './pending-order.ts'

const order = (id: string, status: OrderStatus): Order => ({
  id,
  status,
  endedByHand: false,
  undoableUntil: null,
  phonePages: null,
  kiwifyOrderId: null,
  createdAt: '2026-11-20T12:00:00Z',
  amount: 7990,
  submittedAt: null,
  estimatedDelivery: null,
  isDeliveryStopped: false,
  completedAt: null,
  completionPercentage: 0,
  hasForm: false,
  hasPhotos: false,
  photosCount: 0,
  photoSlots: [],
  hasPDF: false,
  pdfPages: null,
  pdfExpiresAt: null,
  hasRating: false,
  nextStep: '',
  profile: null,
})

it("is the route's order when that one awaits its form", () => {
  const orders = [order('a', 'AGUARDANDO_FORMULARIO'), order('b', 'AGUARDANDO_FORMULARIO')]
  expect(pickPendingOrder(orders, 'b')?.id).toBe('b')
})

it('is else the first that does', () => {
  const orders = [order('a', 'CONCLUIDO'), order('b', 'AGUARDANDO_FORMULARIO'), order('c', 'AGUARDANDO_FORMULARIO')]
  expect(pickPendingOrder(orders, 'a')?.id).toBe('b')
  expect(pickPendingOrder(orders, 'unknown')?.id).toBe('b')
})

it('is none when all are on their way', () => {
  expect(pickPendingOrder([order('a', 'EM_PROCESSAMENTO')], 'a')).toBeNull()
})
