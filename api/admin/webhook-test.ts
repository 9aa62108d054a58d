import { createHmac, randomUUID } from 'node:crypto'
import type { ArrivedEvent } from '#contract/admin/integrations.ts'
import { PRICE_CENTS } from '#contract/offer.ts'
import type { Actor } from '../orders/order-status.ts'
import { TEST_MARK } from '../payments/kiwify.ts'
import { receiveDelivery } from '../payments/receive.ts'
import { readToken } from '../payments/tokens.ts'
import { db } from '../platform/db.ts'
import { env } from '../platform/env.ts'
import { journal } from './journal.ts'

export const WEBHOOK_PATH = '/api/webhooks/kiwify'
const SEND_MS = 5000

/**
 * Sends the specification's sample, signed, to our public address. If that does not lead here (laptop, closed network), reports it and
 * delivers internally.
 */
export async function sendTestWebhook(
  actor: Actor,
): Promise<{ externalOrderId: string; way: 'public' | 'inside'; message: string }> {
  const { token } = await readToken()
  const externalOrderId = `teste-${randomUUID()}`
  const raw = Buffer.from(JSON.stringify(sampleOf(externalOrderId)))
  const signature = createHmac('sha1', token).update(raw).digest('hex')
  await journal(db, actor, { action: 'webhook.tested', subject: 'webhook', to: { externalOrderId } })
  const refusal = await sendPublicly(raw, signature)
  if (refusal === null)
    return { externalOrderId, way: 'public', message: `Enviado a ${env.appUrl}${WEBHOOK_PATH} e aceito.` }
  await receiveDelivery({ raw, signatures: [signature] })
  return {
    externalOrderId,
    way: 'inside',
    message: `O endereço público ${env.appUrl} não respondeu (${refusal}); o evento entrou por dentro. Confira o endereço antes de vender.`,
  }
}

/** Marked as no purchase. */
const sampleOf = (orderId: string) => ({
  [TEST_MARK]: true,
  order_id: orderId,
  product_id: 'teste',
  customer_email: 'teste@exemplo.com.br',
  customer_name: 'Teste do administrador',
  order_status: 'paid',
  amount: PRICE_CENTS,
  currency: 'BRL',
  payment_method: 'pix',
  webhook_event_type: 'order.paid',
})

/** Null if accepted, else why not. */
async function sendPublicly(raw: Buffer, signature: string): Promise<string | null> {
  try {
    const response = await fetch(`${env.appUrl}${WEBHOOK_PATH}?signature=${signature}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new Uint8Array(raw),
      redirect: 'manual',
      signal: AbortSignal.timeout(SEND_MS),
    })
    await response.arrayBuffer()
    return response.ok ? null : `respondeu ${response.status}`
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? 'demorou demais' : 'sem conexão'
  }
}

/** Oldest first, tests included. */
export async function listArrivals(since: string): Promise<ArrivedEvent[]> {
  const rows = await db.webhookEvent.findMany({
    where: { receivedAt: { gte: new Date(since) } },
    orderBy: { receivedAt: 'asc' },
    take: 20,
  })
  return rows.map((row) => ({
    id: row.id,
    eventType: row.eventType,
    isTest: row.isTest,
    verdict: row.verdict,
    reason: row.reason,
    externalOrderId: row.externalOrderId,
    receivedAt: row.receivedAt.toISOString(),
  }))
}
