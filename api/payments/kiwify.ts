import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { domainToASCII } from 'node:url'
import { tidyAddress } from '#contract/email-address.ts'
import { Email } from '#contract/fields.ts'
import { storedPhone } from '../platform/phone-number.ts'

/** Tolerant parser (docs.kiwify.com.br, "receiving"): flat, wrapped, and the specification's sample. Never touches the database. */
export type PaymentKind = 'paid' | 'refunded' | 'chargeback' | 'pending' | 'refused' | 'abandoned' | 'other'

export interface PaymentEvent {
  readonly kind: PaymentKind
  /** As received. */
  readonly eventType: string
  /** Known, even if it needs no action. */
  readonly isKnown: boolean
  readonly orderId: string | null
  readonly buyer: { readonly email: string; readonly fullName: string | null; readonly phone: string | null } | null
  readonly amountCents: number | null
  readonly listCents: number | null
  readonly paymentMethod: string | null
  readonly installments: number | null
  readonly productId: string | null
  readonly productName: string | null
  readonly occurredAt: Date | null
  readonly tracking: Readonly<Record<string, string>>
  /** An administrator's test, which changes no order. */
  readonly isTest: boolean
}

type Json = Readonly<Record<string, unknown>>

/** HMAC-SHA1 of the raw bytes, in constant time. An empty token verifies nothing: anyone could sign with it. */
export function signatureMatches(raw: Buffer, signature: string, token: string): boolean {
  if (token === '' || !/^[0-9a-f]{40}$/i.test(signature)) return false
  return timingSafeEqual(createHmac('sha1', token).update(raw).digest(), Buffer.from(signature, 'hex'))
}

/** The raw bytes, or the wrapped order as compact JSON. Only the signed part may be read. */
export function signedParts(raw: Buffer): readonly Buffer[] {
  const inner = wrappedOrder(parseJson(raw))
  return inner ? [raw, Buffer.from(JSON.stringify(inner))] : [raw]
}

/** Requires our token; no provider sends it. */
export const TEST_MARK = 'rosto_ideal_test'

const KINDS: Readonly<Record<string, PaymentKind>> = {
  order_approved: 'paid',
  order_paid: 'paid',
  pix_paid: 'paid',
  billet_paid: 'paid',
  compra_aprovada: 'paid',
  order_refunded: 'refunded',
  compra_reembolsada: 'refunded',
  chargeback: 'chargeback',
  order_chargeback: 'chargeback',
  order_chargedback: 'chargeback',
  order_rejected: 'refused',
  compra_recusada: 'refused',
  billet_created: 'pending',
  boleto_gerado: 'pending',
  pix_created: 'pending',
  pix_gerado: 'pending',
  abandoned_cart: 'abandoned',
  carrinho_abandonado: 'abandoned',
  refund_requested: 'other',
  subscription_canceled: 'other',
  subscription_late: 'other',
  subscription_renewed: 'other',
}

const STATUS_KINDS: Readonly<Record<string, PaymentKind>> = {
  paid: 'paid',
  approved: 'paid',
  refunded: 'refunded',
  chargedback: 'chargeback',
  chargeback: 'chargeback',
  refused: 'refused',
  waiting_payment: 'pending',
  abandoned: 'abandoned',
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

const looseKeysOf = new WeakMap<Json, ReadonlyMap<string, string>>()

/** Lower-cased keys; built once per object against key floods. */
function looseKeys(from: Json): ReadonlyMap<string, string> {
  const known = looseKeysOf.get(from)
  if (known) return known
  const made = new Map<string, string>()
  for (const key of Object.keys(from)) if (!made.has(key.toLowerCase())) made.set(key.toLowerCase(), key)
  looseKeysOf.set(from, made)
  return made
}

/** Exact key, then any case: the provider mixes them. */
function pick(from: Json, ...names: string[]): unknown {
  for (const name of names) {
    if (Object.hasOwn(from, name)) return from[name]
    const loose = looseKeys(from).get(name.toLowerCase())
    if (loose !== undefined) return from[loose]
  }
  return undefined
}

const textOf = (value: unknown, max = 200): string | null => {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, max) : null
}

/** Integer cents, also as text; decimals are reais. */
function centsOf(value: unknown): number | null {
  const number = typeof value === 'string' ? Number(value.replace(',', '.')) : value
  if (typeof number !== 'number' || !Number.isFinite(number) || number < 0) return null
  const cents = Number.isInteger(number) && !String(value).includes('.') ? number : Math.round(number * 100)
  return cents <= 2_000_000_000 ? cents : null
}

/** `2026-11-20 14:31` without zone is Brasília time. */
function timeOf(value: unknown): Date | null {
  const text = textOf(value)
  if (!text) return null
  const bare = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})(:\d{2})?$/.exec(text)
  const date = new Date(bare ? `${bare[1]}T${bare[2]}${bare[3] ?? ':00'}-03:00` : text)
  return Number.isNaN(date.getTime()) ? null : date
}

/** Parses, unwraps and redacts. Null unless a JSON object. */
export function readBody(raw: Buffer): Json | null {
  const clean = redact(parseJson(raw), 0)
  return isObject(clean) ? (wrappedOrder(clean) ?? clean) : null
}

function parseJson(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'))
  } catch {
    return null
  }
}

/** Null for a flat body. */
const wrappedOrder = (body: unknown): Json | null =>
  isObject(body) && isObject(body['order']) && !Object.hasOwn(body, 'order_id') ? body['order'] : null

/** Allowlist, in lower case: order, event, times, payment, product, origin, and the buyer's name, address and phone. */
const KEPT = new Set(
  [
    'order order_id order_ref order_status status id store_id webhook_event_type webhook_type event_type event type',
    'created_at updated_at approved_date refunded_at product_type payment_method installments amount currency',
    'product product_id product_name commissions charge_amount product_base_price product_base_price_currency kiwify_fee',
    'my_commission funds_status trackingparameters src sck s1 s2 s3 utm_source utm_medium utm_campaign utm_content utm_term',
    'customer email customer_email full_name first_name name customer_name mobile phone subscription subscription_id',
    TEST_MARK,
  ]
    .join(' ')
    .split(' '),
)
const MOST_LETTERS = 500

/** Also drops lists, and what jsonb rejects: NUL and lone surrogates. */
function redact(value: unknown, depth: number): unknown {
  if (depth > 30 || Array.isArray(value)) return null
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed().slice(0, MOST_LETTERS)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => KEPT.has(key.toLowerCase()))
      .map(([key, item]) => [key, redact(item, depth + 1)]),
  )
}

/** Tidies a copied address, rather than lose a payment; domain in ASCII. */
function usable(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const bare = tidyAddress(value)
  const [, local = '', domain = ''] = /^(.*)@(.*)$/.exec(bare) ?? []
  const isPlain = /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)
  return local !== '' && isPlain ? `${local}@${domainToASCII(domain)}` : value
}

function buyerOf(order: Json, typed: string | null): PaymentEvent['buyer'] {
  const customer = pick(order, 'Customer')
  const from = isObject(customer) ? customer : order
  const told = pick(from, 'email', 'customer_email') ?? pick(order, 'customer_email', 'email')
  const email = Email.safeParse(typed ?? usable(told))
  if (!email.success) return null
  return {
    email: email.data,
    fullName: textOf(pick(from, 'full_name', 'name', 'customer_name') ?? pick(order, 'customer_name', 'name'), 120),
    phone: storedPhone(textOf(pick(from, 'mobile', 'phone'), 40)),
  }
}

function trackingOf(order: Json): Record<string, string> {
  const parameters = pick(order, 'TrackingParameters')
  if (!isObject(parameters)) return {}
  return Object.fromEntries(
    Object.entries(parameters).flatMap(([key, value]) => {
      const text = textOf(value)
      return text ? [[key, text] as const] : []
    }),
  )
}

/**
 * By event type; by order status only without one.
 * @param typedEmail an owner's correction of the buyer's address
 */
export function readEvent(order: Json, typedEmail: string | null = null): PaymentEvent {
  const type = textOf(pick(order, 'webhook_event_type', 'webhook_type', 'event_type', 'event', 'type'))
  const status = textOf(pick(order, 'order_status', 'status'))?.toLowerCase() ?? ''
  const known = type ? KINDS[type.toLowerCase().replaceAll('.', '_')] : STATUS_KINDS[status]
  const commissions = pick(order, 'Commissions')
  const money = isObject(commissions) ? commissions : {}
  const product = pick(order, 'Product')
  const goods = isObject(product) ? product : order
  return {
    kind: known ?? 'other',
    eventType: type ?? (status ? `status:${status}` : 'sem tipo'),
    isKnown: known !== undefined,
    orderId: textOf(pick(order, 'order_id')) ?? (known === 'abandoned' ? textOf(pick(order, 'id')) : null),
    buyer: buyerOf(order, typedEmail),
    amountCents: centsOf(pick(money, 'charge_amount') ?? pick(order, 'amount')),
    listCents: centsOf(pick(money, 'product_base_price')),
    paymentMethod: textOf(pick(order, 'payment_method'), 40),
    installments: centsOf(pick(order, 'installments')),
    productId: textOf(pick(goods, 'product_id')),
    productName: textOf(pick(goods, 'product_name')),
    occurredAt:
      timeOf(pick(order, 'approved_date')) ?? timeOf(pick(order, 'updated_at')) ?? timeOf(pick(order, 'created_at')),
    tracking: trackingOf(order),
    isTest: pick(order, TEST_MARK) === true,
  }
}

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')

export const hashBody = (raw: Buffer) => sha256(raw)

/**
 * The provider sends no event id: provider, order and kind, so aliases coincide. Types without effect keep their name; a body without order
 * is its own key.
 */
export function eventKey(event: PaymentEvent | null, raw: Buffer): string {
  if (!event?.orderId) return sha256(JSON.stringify(['kiwify', 'body', sha256(raw)]))
  const changes = event.kind === 'paid' || event.kind === 'refunded' || event.kind === 'chargeback'
  return sha256(JSON.stringify(['kiwify', event.orderId, changes ? event.kind : event.eventType.toLowerCase()]))
}
