import * as z from 'zod/mini'
import { env } from '../platform/env.ts'
import { Outage } from '../platform/outage.ts'

/** docs.kiwify.com.br/api-reference: client-credentials token, paged sales. At most ninety days per call, a hundred calls per minute. */
const TIMEOUT_MS = 15_000
const PAGE_SIZE = 50
/** Per comparison; the next takes the rest. */
const MOST_PAGES = 60
/** Renew tokens this early. */
const MARGIN_MS = 60_000

const text = z.nullish(z.string())
const Token = z.object({ access_token: z.string(), expires_in: z.union([z.number(), z.string()]) })
const Sale = z.object({
  id: z.string(),
  status: z.string(),
  created_at: text,
  approved_date: text,
  payment_method: text,
  installments: z.nullish(z.number()),
  product: z.nullish(z.object({ id: text, name: text })),
  customer: z.nullish(z.object({ name: text, email: text, mobile: text })),
  /** Cents. */
  payment: z.nullish(z.object({ charge_amount: z.nullish(z.number()), product_base_price: z.nullish(z.number()) })),
  tracking: z.nullish(z.record(z.string(), z.unknown())),
})
export type Sale = z.infer<typeof Sale>
const SalesPage = z.object({ data: z.array(Sale) })

export const salesAreConfigured = () => env.KIWIFY_CLIENT_ID !== undefined

let token: { readonly value: string; readonly until: number } | undefined

async function authorize(): Promise<string> {
  if (token && token.until > Date.now()) return token.value
  const body = new URLSearchParams({
    client_id: env.KIWIFY_CLIENT_ID ?? '',
    client_secret: env.KIWIFY_CLIENT_SECRET ?? '',
  })
  const answer = await ask('/oauth/token', { method: 'POST', body })
  const { access_token: value, expires_in: seconds } = Token.parse(answer)
  token = { value, until: Date.now() + Number(seconds) * 1000 - MARGIN_MS }
  return value
}

/** @throws Outage for any response but 2xx: listing sales cannot be our fault */
async function ask(path: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(`${env.KIWIFY_API_URL}${path}`, {
    ...init,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (response.status === 401) token = undefined
  if (!response.ok) throw new Outage(`A Kiwify respondeu ${response.status}.`)
  return response.json()
}

async function askSigned(path: string): Promise<unknown> {
  const headers = { authorization: `Bearer ${await authorize()}`, 'x-kiwify-account-id': env.KIWIFY_ACCOUNT_ID ?? '' }
  return ask(path, { headers })
}

/** `2026-11-23`, as the provider requires. */
const dayOf = (date: Date) => date.toISOString().slice(0, 10)

/** In any state. @throws Outage, ZodError */
export async function listSales(from: Date, to: Date): Promise<Sale[]> {
  const sales = new Map<string, Sale>()
  for (let page = 1; page <= MOST_PAGES; page++) {
    const query = new URLSearchParams({
      start_date: dayOf(from),
      // Dates mean midnight: include the whole last day.
      end_date: dayOf(new Date(to.getTime() + 86_400_000)),
      view_full_sale_details: 'true',
      page_size: String(PAGE_SIZE),
      page_number: String(page),
    })
    const { data } = SalesPage.parse(await askSigned(`/sales?${query.toString()}`))
    for (const sale of data) sales.set(sale.id, sale)
    if (data.length < PAGE_SIZE) break
  }
  return [...sales.values()]
}

/** @throws Outage, ZodError */
export const findSale = async (id: string): Promise<Sale> =>
  Sale.parse(await askSigned(`/sales/${encodeURIComponent(id)}`))

const PAID = new Set(['paid', 'approved'])
const ENDED: Readonly<Record<string, 'refunded' | 'chargeback'>> = { refunded: 'refunded', chargedback: 'chargeback' }

/** A requested refund changes nothing yet. */
export function effectOf({ status }: Sale): 'paid' | 'refunded' | 'chargeback' | 'none' {
  if (PAID.has(status) || status === 'refund_requested' || status === 'pending_refund') return 'paid'
  return ENDED[status] ?? 'none'
}

const EVENT_TYPES = { paid: 'order_approved', refunded: 'order_refunded', chargeback: 'chargeback' } as const

/** Like a webhook, so that all payments take one path. */
export function asDelivery(sale: Sale, effect: keyof typeof EVENT_TYPES): object {
  return {
    order_id: sale.id,
    order_status: sale.status,
    webhook_event_type: EVENT_TYPES[effect],
    payment_method: sale.payment_method,
    installments: sale.installments,
    created_at: sale.created_at,
    approved_date: sale.approved_date,
    Product: { product_id: sale.product?.id, product_name: sale.product?.name },
    Customer: { full_name: sale.customer?.name, email: sale.customer?.email, mobile: sale.customer?.mobile },
    Commissions: {
      charge_amount: sale.payment?.charge_amount,
      product_base_price: sale.payment?.product_base_price,
    },
    TrackingParameters: sale.tracking ?? {},
  }
}
