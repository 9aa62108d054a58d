import type { JournalAction } from '#contract/journal.ts'
import { PRICE_CENTS } from '#contract/offer.ts'
import type { OrderStatus } from '#contract/orders.ts'
import { findOrCreateCustomer } from '../auth/users.ts'
import { queueMail } from '../mail/outgoing.ts'
import { notify } from '../notifications/notifications.ts'
import { announceOrder, endOrder, lockOrder } from '../orders/order-status.ts'
import { lockName, type Prisma, transact, type Tx } from '../platform/db.ts'
import { env } from '../platform/env.ts'
import { record } from '../platform/log.ts'
import { testAtPurchase } from '../quiz/purchase-answers.ts'
import { recordPurchase } from '../tracking/purchase.ts'
import { type PaymentEvent, readEvent } from './kiwify.ts'

type EventRow = Prisma.WebhookEventGetPayload<object>
type Verdict = { verdict: 'applied' | 'logged' | 'ignored' | 'flagged'; reason: string | null; orderId: string | null }

/** Kinds that change an order, weakest first: a stronger one wins in whatever order they arrive. */
const RANK = { paid: 0, refunded: 1, chargeback: 2 } as const
type Deciding = keyof typeof RANK
const STATUS_RANK: Readonly<Record<OrderStatus, number>> = {
  AGUARDANDO_FORMULARIO: 0,
  EM_PROCESSAMENTO: 0,
  CONCLUIDO: 0,
  REEMBOLSADO: 1,
  CHARGEBACK: 2,
}
const ENDED = { refunded: 'REEMBOLSADO', chargeback: 'CHARGEBACK' } as const

const isDeciding = (kind: string): kind is Deciding => Object.hasOwn(RANK, kind)

/** Works one stored event into its order. May run twice, and in any order with its siblings. */
export async function applyEvent(eventId: string): Promise<void> {
  const done = await transact(async (tx) => {
    const row = await tx.webhookEvent.findUnique({ where: { id: eventId } })
    if (!row || row.processedAt) return null
    const result = await judge(tx, row)
    await tx.webhookEvent.update({ where: { id: row.id }, data: { ...result, processedAt: new Date(), error: null } })
    return { row, result }
  })
  if (!done) return
  const { row, result } = done
  await record({
    level: result.verdict === 'flagged' ? 'warn' : 'info',
    category: 'webhook',
    action:
      row.kind === 'refunded' ? 'order_refunded' : row.kind === 'chargeback' ? 'order_chargeback' : `order_${row.kind}`,
    message: `Evento ${row.eventType}: ${result.reason ?? 'aplicado'}`,
    success: result.verdict !== 'flagged',
    orderId: result.orderId,
  })
}

async function judge(tx: Tx, row: EventRow): Promise<Verdict> {
  const event = eventOf(row)
  if (!event) return { verdict: 'flagged', reason: 'corpo ilegível', orderId: null }
  if (!event.isKnown) return { verdict: 'flagged', reason: 'tipo de evento desconhecido', orderId: null }
  if (event.isTest) return { verdict: 'logged', reason: 'teste de um administrador', orderId: null }
  if (isForeignProduct(event)) return { verdict: 'ignored', reason: 'de outro produto', orderId: null }
  if (!isDeciding(event.kind)) return { verdict: 'logged', reason: 'só registro', orderId: null }
  if (!event.orderId) return { verdict: 'flagged', reason: 'sem número de pedido', orderId: null }
  await lockName(tx, `payment:${row.provider}:${event.orderId}`)
  return applyToOrder(tx, row, event, event.kind, event.orderId)
}

function eventOf(row: EventRow): PaymentEvent | null {
  const { payload } = row
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload) || 'unreadable' in payload) return null
  return readEvent(payload)
}

const isForeignProduct = (event: PaymentEvent) =>
  env.KIWIFY_PRODUCTS.length > 0 && !env.KIWIFY_PRODUCTS.includes(event.productId ?? '')

async function applyToOrder(
  tx: Tx,
  row: EventRow,
  event: PaymentEvent,
  kind: Deciding,
  externalId: string,
): Promise<Verdict> {
  const siblings = await decidingEvents(tx, row.provider, externalId)
  // The approval tells price and method; a refund alone must do when the approval never came.
  const informative = siblings.find((sibling) => sibling.kind === 'paid') ?? event
  const key = { provider: row.provider, providerOrderId: externalId }
  const existing = await tx.order.findUnique({ where: { provider_providerOrderId: key } })
  const buyer = informative.buyer ?? siblings.find((sibling) => sibling.buyer)?.buyer
  if (!existing && !buyer)
    return { verdict: 'flagged', reason: 'e-mail do comprador ausente ou inválido', orderId: null }
  const facts = await factsOf(tx, informative)
  if (existing) {
    await tx.order.update({ where: { id: existing.id }, data: facts })
    if (kind !== 'paid' && RANK[kind] > STATUS_RANK[existing.status]) {
      const order = await lockOrder(tx, existing.id)
      if (order) await endOrder(tx, order, ENDED[kind], { id: null })
    }
    return { verdict: 'applied', reason: null, orderId: existing.id }
  }
  if (!buyer) return { verdict: 'flagged', reason: 'e-mail do comprador ausente ou inválido', orderId: null }
  const user = await findOrCreateCustomer(tx, buyer)
  const test = await testAtPurchase(tx, { clickId: facts.clickId, email: user.email })
  const created = await tx.order.create({
    data: { ...key, ...facts, userId: user.id, ...test },
  })
  await tx.journalEntry.create({
    data: {
      action: 'order.opened' satisfies JournalAction,
      subject: 'order',
      subjectId: created.id,
      to: 'AGUARDANDO_FORMULARIO',
    },
  })
  const strongest = siblings
    .map((sibling) => sibling.kind)
    .filter(isDeciding)
    .reduce((a, b) => (RANK[b] > RANK[a] ? b : a), kind)
  await announceOrder(tx, created)
  const order = await lockOrder(tx, created.id)
  if (order && strongest !== 'paid') await endOrder(tx, order, ENDED[strongest], { id: null })
  else {
    await welcome(tx, user, created.id)
    await recordPurchase(tx, { ...created, orderId: created.id, buyer })
  }
  return { verdict: 'applied', reason: null, orderId: created.id }
}

/** Every deciding event of this purchase stored so far, processed or not: their order of arrival tells nothing. */
async function decidingEvents(tx: Tx, provider: string, externalOrderId: string): Promise<PaymentEvent[]> {
  const rows = await tx.webhookEvent.findMany({
    where: { provider, externalOrderId, kind: { in: ['paid', 'refunded', 'chargeback'] } },
    orderBy: [{ receivedAt: 'asc' }, { id: 'asc' }],
  })
  return rows.flatMap((row) => eventOf(row) ?? [])
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

async function factsOf(tx: Tx, event: PaymentEvent) {
  const sck = event.tracking['sck'] ?? ''
  const click = UUID.test(sck) ? await tx.checkoutClick.findUnique({ where: { id: sck }, select: { id: true } }) : null
  return {
    amountCents: event.amountCents ?? PRICE_CENTS,
    listCents: event.listCents,
    paymentMethod: event.paymentMethod,
    installments: event.installments,
    productId: event.productId,
    productName: event.productName,
    paidAt: event.kind === 'paid' ? event.occurredAt : null,
    tracking: { ...event.tracking },
    clickId: click?.id ?? null,
  }
}

async function welcome(tx: Tx, user: { id: string; email: string }, orderId: string): Promise<void> {
  await notify(tx, {
    userId: user.id,
    orderId,
    type: 'welcome',
    title: 'Boas-vindas à Rosto Ideal',
    message: 'Sua compra foi confirmada. Preencha o formulário e envie as 4 fotos para começarmos.',
    dedupeKey: `welcome:${orderId}`,
  })
  await queueMail(tx, { kind: 'access', to: user.email, userId: user.id, orderId, dedupeKey: `access:${orderId}` })
}
