import { Problem } from '#contract/problem.ts'
import { db, type Prisma, transact } from '../platform/db.ts'
import { record } from '../platform/log.ts'
import { enqueue } from '../platform/queue.ts'
import { eventKey, hashBody, readBody, readEvent, signatureMatches } from './kiwify.ts'
import { acceptedTokens } from './tokens.ts'

export interface Delivery {
  readonly raw: Buffer
  /** In the order they are believed: query parameter, then headers. */
  readonly signatures: readonly string[]
}

export interface Receipt {
  readonly received: true
  readonly duplicate: boolean
}

/**
 * The payment door. Verifies, keeps the event and asks for its processing in one transaction, and answers; the work is a
 * job's. A second delivery of the same event changes nothing but a counter.
 * @throws Problem receiver-closed, signature-wrong
 */
export async function receiveDelivery({ raw, signatures }: Delivery): Promise<Receipt> {
  const tokens = await acceptedTokens()
  if (tokens.length === 0) throw await rejected('sem token', 'receiver-closed')
  if (signatures.length === 0) throw await rejected('sem assinatura', 'signature-wrong')
  if (!signatures.some((signature) => tokens.some((token) => signatureMatches(raw, signature, token))))
    throw await rejected('assinatura errada', 'signature-wrong')
  const body = readBody(raw)
  const event = body && readEvent(body)
  const key = eventKey(event, raw)
  const bodyHash = hashBody(raw)
  const payload = (body ?? {
    unreadable: raw.toString('utf8', 0, 2000).replaceAll('\0', '').toWellFormed(),
  }) as Prisma.InputJsonObject
  const duplicate = await transact(async (tx) => {
    const [row] = await tx.webhookEvent.createManyAndReturn({
      data: [
        {
          provider: 'kiwify',
          eventKey: key,
          kind: event?.kind ?? 'other',
          eventType: event?.eventType ?? 'ilegível',
          externalOrderId: event?.orderId ?? null,
          bodyHash,
          payload,
          isTest: event?.isTest ?? false,
        },
      ],
      skipDuplicates: true,
      select: { id: true },
    })
    if (row) await enqueue(tx, 'payments.apply', { eventId: row.id })
    return row === undefined
  })
  if (duplicate) await countRedelivery(key, bodyHash, payload)
  return { received: true, duplicate }
}

/** Another body under the same key is kept beside the first, so that the difference can be seen; the first one counts. */
async function countRedelivery(key: string, bodyHash: string, payload: Prisma.InputJsonObject): Promise<void> {
  await db.$executeRaw`
    UPDATE webhook_events
    SET deliveries = deliveries + 1, last_delivery_at = now(),
        differing_bodies = differing_bodies + (CASE WHEN body_hash = ${bodyHash} THEN 0 ELSE 1 END),
        other_payload = CASE WHEN body_hash = ${bodyHash} THEN other_payload ELSE ${JSON.stringify(payload)}::jsonb END
    WHERE event_key = ${key}`
}

/** Nothing of a refused delivery is kept but the fact: its body is anybody's. */
async function rejected(reason: string, code: 'receiver-closed' | 'signature-wrong'): Promise<Problem> {
  const rows = await db.$queryRaw<{ count: number }[]>`
    INSERT INTO webhook_rejections (provider, day, reason, count, last_at)
    VALUES ('kiwify', (now() AT TIME ZONE 'America/Sao_Paulo')::date, ${reason}, 1, now())
    ON CONFLICT (provider, day, reason) DO UPDATE SET count = webhook_rejections.count + 1, last_at = now()
    RETURNING count`
  // One line a reason and day for the administrator; the rest is in the count.
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
