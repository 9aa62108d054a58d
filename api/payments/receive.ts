import { randomUUID } from 'node:crypto'
import { Problem } from '#contract/problem.ts'
import { hashAddress } from '../mail/suppression.ts'
import { withoutBuyer } from '../orders/buyer-traces.ts'
import { db, type Prisma, transact } from '../platform/db.ts'
import { record } from '../platform/log.ts'
import { enqueue } from '../platform/queue.ts'
import { eventKey, hashBody, type PaymentEvent, readBody, readEvent, signatureMatches, signedParts } from './kiwify.ts'
import { acceptedTokens } from './tokens.ts'

export interface Delivery {
  readonly raw: Buffer
  /** By priority: query parameter, then headers. */
  readonly signatures: readonly string[]
}

export interface Receipt {
  readonly received: true
  readonly duplicate: boolean
}

/**
 * Verifies, stores and queues in one transaction; a job does the work. Redeliveries only count.
 * @throws Problem receiver-closed, signature-wrong
 */
export async function receiveDelivery({ raw, signatures }: Delivery): Promise<Receipt> {
  const signedBy = (tokens: readonly string[]) =>
    signedParts(raw).find((part) =>
      signatures.some((signature) => tokens.some((token) => signatureMatches(part, signature, token))),
    )
  // Read only the signed part: its wrapper is untrusted.
  const known = signedBy(await acceptedTokens())
  if (known) return receiptOf(known)
  // Perhaps a token just created by another process.
  const tokens = await acceptedTokens({ isFresh: true })
  const late = signedBy(tokens)
  if (late) return receiptOf(late)
  if (tokens.length === 0) throw await rejected('sem token', 'receiver-closed')
  throw await rejected(signatures.length === 0 ? 'sem assinatura' : 'assinatura errada', 'signature-wrong')
}

async function receiptOf(signed: Buffer): Promise<Receipt> {
  const { received, duplicate } = await keepDelivery(signed)
  return { received, duplicate }
}

/** @returns also the event's id, new or existing */
export async function keepDelivery(raw: Buffer): Promise<Receipt & { readonly eventId: string }> {
  const body = readBody(raw)
  const event = body && readEvent(body)
  const key = eventKey(event, raw)
  const bodyHash = hashBody(raw)
  // Unreadable bodies keep only hash and length.
  const read = (body ?? { unreadable: true, bytes: raw.length }) as Prisma.InputJsonObject
  const payload = (await isOfErased(event)) ? (withoutBuyer(read as Prisma.JsonObject) as Prisma.InputJsonObject) : read
  const created = await transact(async (tx) => {
    // Raw SQL: Prisma's only insert that skips duplicates is the bulk insert, recompiled each time.
    const [row] = await tx.$queryRaw<{ id: string }[]>`
      INSERT INTO webhook_events (id, provider, event_key, kind, event_type, external_order_id, body_hash, payload, is_test)
      VALUES (${randomUUID()}::uuid, 'kiwify', ${key}, ${event?.kind ?? 'other'}::payment_kind, ${event?.eventType ?? 'ilegível'},
              ${event?.orderId ?? null}, ${bodyHash}, ${JSON.stringify(payload)}::jsonb, ${event?.isTest ?? false})
      ON CONFLICT DO NOTHING RETURNING id`
    if (row) await enqueue(tx, 'payments.apply', { eventId: row.id })
    return row
  })
  if (created) return { received: true, duplicate: false, eventId: created.id }
  const eventId = await keepRedelivery(key, bodyHash, payload)
  await enqueueUnread(eventId)
  return { received: true, duplicate: true, eventId }
}

/** A redelivery is a chance to requeue an event whose job failed. */
async function enqueueUnread(eventId: string): Promise<void> {
  const waiting = await db.webhookEvent.findFirst({ where: { id: eventId, processedAt: null }, select: { id: true } })
  if (!waiting) return
  const [living] = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM pgboss.job
    WHERE name = 'payments.apply' AND state < 'completed' AND data->>'eventId' = ${waiting.id} LIMIT 1`
  if (!living) await enqueue(db, 'payments.apply', { eventId: waiting.id })
}

/** By its order, or by address if it opens none: an erased person who buys again is a new customer. */
async function isOfErased(event: PaymentEvent | null): Promise<boolean> {
  if (!event) return false
  const order =
    event.orderId &&
    (await db.order.findUnique({
      where: { provider_providerOrderId: { provider: 'kiwify', providerOrderId: event.orderId } },
      select: { user: { select: { erasedAt: true } } },
    }))
  if (order) return order.user.erasedAt !== null
  if (event.kind === 'paid' || !event.buyer) return false
  const erased = await db.suppression.findUnique({ where: { emailHash: hashAddress(event.buyer.email) } })
  return erased?.erasedAt != null && (await db.user.count({ where: { email: event.buyer.email } })) === 0
}

/** Stores a differing body beside the first, which counts unless it had no usable buyer: then the newest replaces it. */
function keepRedelivery(key: string, bodyHash: string, payload: Prisma.InputJsonObject): Promise<string> {
  return transact(async (tx) => {
    await tx.$queryRaw`SELECT id FROM webhook_events WHERE event_key = ${key} FOR UPDATE`
    const row = await tx.webhookEvent.findUniqueOrThrow({ where: { eventKey: key } })
    const isOther = row.bodyHash !== bodyHash
    const takesOver = isOther && !row.orderId && row.externalOrderId !== null && !namesBuyer(row)
    await tx.webhookEvent.update({
      where: { id: row.id },
      data: {
        deliveries: { increment: 1 },
        lastDeliveryAt: new Date(),
        ...(isOther ? { differingBodies: { increment: 1 }, otherPayload: payload } : {}),
        ...(takesOver
          ? { payload, bodyHash, otherPayload: row.payload as Prisma.InputJsonValue, processedAt: null }
          : {}),
      },
    })
    if (takesOver) await enqueue(tx, 'payments.apply', { eventId: row.id })
    return row.id
  })
}

const namesBuyer = ({ payload, buyerEmail }: { payload: Prisma.JsonValue; buyerEmail: string | null }): boolean =>
  typeof payload === 'object' &&
  payload !== null &&
  !Array.isArray(payload) &&
  readEvent(payload, buyerEmail).buyer !== null

/** Refused bodies are untrusted: only a count is kept. */
async function rejected(reason: string, code: 'receiver-closed' | 'signature-wrong'): Promise<Problem> {
  const rows = await db.$queryRaw<{ count: number }[]>`
    INSERT INTO webhook_rejections (provider, day, reason, count, last_at)
    VALUES ('kiwify', (now() AT TIME ZONE 'America/Sao_Paulo')::date, ${reason}, 1, now())
    ON CONFLICT (provider, day, reason) DO UPDATE SET count = webhook_rejections.count + 1, last_at = now()
    RETURNING count`
  // One log entry per reason and day.
  if (rows[0]?.count === 1)
    await record({
      level: 'warn',
      category: 'webhook',
      action: 'rejected_webhook',
      message: `Webhook recusado: ${reason}`,
      success: false,
    })
  return new Problem(code)
}
