import type { JournalAction } from '#contract/journal.ts'
import { PRICE_CENTS } from '#contract/offer.ts'
import type { OrderStatus } from '#contract/orders.ts'
import { Problem } from '#contract/problem.ts'
import { findOrCreateCustomer } from '../auth/users.ts'
import { queueMail } from '../mail/outgoing.ts'
import { notify } from '../notifications/notifications.ts'
import { announceOrder, endOrder, lockOrder } from '../orders/order-status.ts'
import { lockName, type Prisma, transact, type Tx } from '../platform/db.ts'
import { env } from '../platform/env.ts'
import { record } from '../platform/log.ts'
import { enqueue } from '../platform/queue.ts'
import { testAtPurchase } from '../quiz/purchase-answers.ts'
import { recordPurchase } from '../tracking/purchase.ts'
import { type PaymentEvent, readEvent } from './kiwify.ts'

type EventRow = Prisma.WebhookEventGetPayload<object>
export type EventVerdict = {
  verdict: 'applied' | 'logged' | 'ignored' | 'flagged'
  reason: string | null
  orderId: string | null
}

/** Weakest first: the strongest wins, whatever the arrival order. */
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

interface Worked {
  readonly row: EventRow
  readonly result: EventVerdict
}

/** May run twice and in any order. */
export async function applyEvent(eventId: string): Promise<void> {
  const worked = await transact((tx) => workEvent(tx, eventId))
  if (worked) await tellOf(worked)
}

/** Also if processed before. @returns null where there is no such event */
export async function reworkEvent(eventId: string): Promise<EventVerdict | null> {
  const worked = await transact((tx) => workEvent(tx, eventId, {}))
  if (worked) await tellOf(worked)
  return worked?.result ?? null
}

/**
 * Sets a flagged purchase's missing address and opens its order.
 * @param alsoDo first, in the same transaction
 * @throws Problem not-found, notice-settled (it waits for no address), changed-meanwhile (another address was given)
 */
export async function applyWithAddress(
  eventId: string,
  buyerEmail: string,
  alsoDo: (tx: Tx) => Promise<void>,
): Promise<EventVerdict> {
  const worked = await transact(async (tx) => {
    const row = await lockEvent(tx, eventId)
    if (!row) throw new Problem('not-found')
    if (row.orderId && row.buyerEmail === buyerEmail)
      return { row, result: { verdict: 'applied', reason: null, orderId: row.orderId } } satisfies Worked
    if (row.orderId && row.buyerEmail)
      throw new Problem('changed-meanwhile', { text: `O pedido já foi aberto para ${row.buyerEmail}.` })
    if (!waitsForAddress(row)) throw new Problem('notice-settled')
    await alsoDo(tx)
    return workEvent(tx, eventId, { buyerEmail })
  })
  if (!worked) throw new Problem('not-found')
  await tellOf(worked)
  return worked.result
}

/** A genuine purchase, or its end, without a buyer. */
export const waitsForAddress = (row: Pick<EventRow, 'kind' | 'verdict' | 'orderId' | 'externalOrderId' | 'isTest'>) =>
  isDeciding(row.kind) && row.verdict === 'flagged' && !row.orderId && row.externalOrderId !== null && !row.isTest

/** Locks the payment, then the event: siblings are serialised, redeliveries wait. */
async function lockEvent(tx: Tx, eventId: string): Promise<EventRow | null> {
  const found = await tx.webhookEvent.findUnique({ where: { id: eventId } })
  if (!found) return null
  if (found.externalOrderId) await lockName(tx, `payment:${found.provider}:${found.externalOrderId}`)
  await tx.$queryRaw`SELECT id FROM webhook_events WHERE id = ${eventId}::uuid FOR UPDATE`
  return tx.webhookEvent.findUnique({ where: { id: eventId } })
}

/** @param anew written first, and forces reprocessing */
async function workEvent(tx: Tx, eventId: string, anew?: { readonly buyerEmail?: string }): Promise<Worked | null> {
  const locked = await lockEvent(tx, eventId)
  if (!locked || (locked.processedAt && !anew)) return null
  // First, because the events are then read from their rows.
  const row = anew?.buyerEmail ? await tx.webhookEvent.update({ where: { id: eventId }, data: anew }) : locked
  const result = await judge(tx, row)
  await tx.webhookEvent.update({ where: { id: eventId }, data: { ...result, processedAt: new Date(), error: null } })
  return { row, result }
}

function tellOf({ row, result }: Worked): Promise<void> {
  return record({
    level: result.verdict === 'flagged' ? 'warn' : 'info',
    category: 'webhook',
    action:
      row.kind === 'refunded' ? 'order_refunded' : row.kind === 'chargeback' ? 'order_chargeback' : `order_${row.kind}`,
    message: `Evento ${row.eventType}: ${result.reason ?? 'aplicado'}`,
    success: result.verdict !== 'flagged',
    orderId: result.orderId,
  })
}

async function judge(tx: Tx, row: EventRow): Promise<EventVerdict> {
  const event = eventOf(row)
  if (!event) return { verdict: 'flagged', reason: 'corpo ilegível', orderId: null }
  if (!event.isKnown) return { verdict: 'flagged', reason: 'tipo de evento desconhecido', orderId: null }
  if (event.isTest) return { verdict: 'logged', reason: 'teste de um administrador', orderId: null }
  if (isForeignProduct(event)) return { verdict: 'ignored', reason: 'de outro produto', orderId: null }
  if (!isDeciding(event.kind)) return { verdict: 'logged', reason: 'só registro', orderId: null }
  if (!event.orderId) return { verdict: 'flagged', reason: 'sem número de pedido', orderId: null }
  return applyToOrder(tx, row, event, event.kind, event.orderId)
}

function eventOf(row: EventRow): PaymentEvent | null {
  const { payload } = row
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload) || 'unreadable' in payload) return null
  return readEvent(payload, row.buyerEmail)
}

const isForeignProduct = (event: PaymentEvent) =>
  env.KIWIFY_PRODUCTS.length > 0 && !env.KIWIFY_PRODUCTS.includes(event.productId ?? '')

async function applyToOrder(
  tx: Tx,
  row: EventRow,
  event: PaymentEvent,
  kind: Deciding,
  externalId: string,
): Promise<EventVerdict> {
  const siblings = await decidingEvents(tx, row.provider, externalId)
  // The approval has price and method; without it a refund must do.
  const informative = siblings.find((sibling) => sibling.kind === 'paid') ?? event
  const key = { provider: row.provider, providerOrderId: externalId }
  const existing = await tx.order.findUnique({ where: { provider_providerOrderId: key } })
  const buyer = informative.buyer ?? siblings.find((sibling) => sibling.buyer)?.buyer
  if (!existing && !buyer)
    return { verdict: 'flagged', reason: 'e-mail do comprador ausente ou inválido', orderId: null }
  const facts = await factsOf(tx, informative)
  if (existing) {
    await tx.order.update({ where: { id: existing.id }, data: facts })
    // An undoable ending counts as none: the provider's is final.
    if (kind !== 'paid' && (existing.eraseAt || RANK[kind] > STATUS_RANK[existing.status])) {
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
  await reopenFlagged(tx, row)
  const order = await lockOrder(tx, created.id)
  // Ended before it began: no access and no notification.
  if (order && strongest !== 'paid') await endOrder(tx, order, ENDED[strongest], { id: null }, { isSilent: true })
  else {
    await welcome(tx, user, created.id)
    await recordPurchase(tx, { ...created, orderId: created.id, buyer })
  }
  return { verdict: 'applied', reason: null, orderId: created.id }
}

/** Reprocesses the payment's earlier events without an order. */
async function reopenFlagged(tx: Tx, { id, provider, externalOrderId }: EventRow): Promise<void> {
  const where = { provider, externalOrderId, verdict: 'flagged', orderId: null, id: { not: id } } as const
  const siblings = await tx.webhookEvent.findMany({ where, select: { id: true } })
  await tx.webhookEvent.updateMany({ where, data: { processedAt: null } })
  for (const sibling of siblings) await enqueue(tx, 'payments.apply', { eventId: sibling.id })
}

/** Processed or not; arrival order means nothing. */
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
