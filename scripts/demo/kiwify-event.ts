import { createHash, createHmac } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export const KIWIFY_EVENTS = {
  approved: { type: 'order_approved', status: 'paid' },
  refunded: { type: 'order_refunded', status: 'refunded' },
  chargeback: { type: 'chargeback', status: 'chargedback' },
  rejected: { type: 'order_rejected', status: 'refused' },
  pix: { type: 'pix_created', status: 'waiting_payment' },
  boleto: { type: 'billet_created', status: 'waiting_payment' },
} as const
/** The product's id at the provider, for KIWIFY_PRODUCTS. */
export const KIWIFY_PRODUCT = 'f5b7c0de-0000-4000-a000-000000000002'
export type KiwifyEventName = keyof typeof KIWIFY_EVENTS

export interface Purchase {
  readonly email: string
  readonly name: string
  readonly event?: KiwifyEventName
  /** Any text: with the same e-mail, the same order. */
  readonly order?: string
}

/** As Kiwify does: flat JSON, HMAC-SHA1 of its bytes in the query. */
export async function postPurchase(address: string, token: string, purchase: Purchase): Promise<Response> {
  const body = JSON.stringify(kiwifyBody(purchase))
  const signature = createHmac('sha1', token).update(body).digest('hex')
  return await fetch(`${address}/api/webhooks/kiwify?signature=${signature}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  })
}

export function kiwifyOrderId({ email, order = '1' }: Purchase): string {
  const hex = createHash('sha256').update(`${email.toLowerCase()} ${order}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** By the provider's webhook documentation. */
function kiwifyBody(purchase: Purchase): object {
  const { email, name, event = 'approved' } = purchase
  const { type, status } = KIWIFY_EVENTS[event]
  const orderId = kiwifyOrderId(purchase)
  const now = brasiliaTime(new Date())
  return {
    order_id: orderId,
    order_ref: orderId.slice(0, 7),
    order_status: status,
    product_type: 'membership',
    payment_method: 'credit_card',
    store_id: 'f5b7c0de-0000-4000-a000-000000000001',
    installments: 1,
    card_type: 'visa',
    card_last4digits: '4242',
    created_at: now,
    updated_at: now,
    approved_date: status === 'paid' ? now : null,
    refunded_at: status === 'refunded' ? now : null,
    webhook_event_type: type,
    Product: { product_id: KIWIFY_PRODUCT, product_name: 'Rosto Ideal' },
    Customer: {
      full_name: name,
      first_name: name.split(' ')[0],
      email,
      mobile: '+5511987654321',
      CPF: '00000000191',
      ip: '203.0.113.7',
      country: 'br',
    },
    Commissions: {
      charge_amount: 7990,
      product_base_price: 7990,
      product_base_price_currency: 'BRL',
      currency: 'BRL',
      kiwify_fee: 970,
      my_commission: 7020,
      funds_status: 'waiting',
    },
    TrackingParameters: { src: null, sck: null, utm_source: 'instagram', utm_medium: null, utm_campaign: null },
  }
}

/** `2026-11-20 11:31`, Brasília time without zone. */
function brasiliaTime(at: Date): string {
  return new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'America/Sao_Paulo',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(at)
}

/** The environment's, or generated in development. */
export async function kiwifyToken(dataDir: string): Promise<string | undefined> {
  if (process.env['KIWIFY_TOKEN']) return process.env['KIWIFY_TOKEN']
  const text = await readFile(join(dataDir, 'secrets.json'), 'utf8').catch(() => '{}')
  const secrets: unknown = JSON.parse(text)
  if (typeof secrets !== 'object' || secrets === null || !('KIWIFY_TOKEN' in secrets)) return undefined
  return typeof secrets.KIWIFY_TOKEN === 'string' ? secrets.KIWIFY_TOKEN : undefined
}
