import type { AdminOrder } from '#contract/admin/orders.ts'

const PLAIN: AdminOrder = {
  id: '0198aaaa-0000-7000-8000-00007d12f0aa',
  userId: '0198aaaa-0000-7000-8000-000000000001',
  customerName: 'Beatriz Yamamoto',
  customerEmail: 'bia.yamamoto@exemplo.com.br',
  kiwifyOrderId: null,
  status: 'EM_PROCESSAMENTO',
  endedByHand: false,
  undoableUntil: null,
  amount: 7990,
  paymentMethod: 'pix',
  installments: null,
  createdAt: '2026-11-20T12:00:00.000Z',
  estimatedDelivery: null,
  isDeliveryStopped: false,
  completedAt: null,
  processingStartedAt: null,
  photosCount: 4,
  hasForm: true,
  pdfCreatedAt: null,
  hasPDF: false,
  needsVisagist: false,
  waitsForNote: false,
  alarms: [],
}

export const order = (changes: Partial<AdminOrder> = {}): AdminOrder => ({ ...PLAIN, ...changes })
