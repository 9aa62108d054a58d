import { type AlarmKind, REPAIRABLE } from '#contract/admin/health.ts'
import { TIME_ZONE } from '#contract/format.ts'
import { PRICE_CENTS } from '#contract/offer.ts'
import { isTerminal } from '#contract/orders.ts'
import { Problem } from '#contract/problem.ts'
import { db, transact } from '../platform/db.ts'
import { env } from '../platform/env.ts'
import { record } from '../platform/log.ts'
import { raiseAlarms, type Violation } from '../upkeep/alarms.ts'
import { noteRun } from '../upkeep/runs.ts'
import { asDelivery, effectOf, findSale, listSales, type Sale, salesAreConfigured } from './kiwify-sales.ts'
import { reworkEvent, type EventVerdict, waitsForAddress } from './apply.ts'
import { readEvent } from './kiwify.ts'
import { keepDelivery } from './receive.ts'

const DAY_MS = 86_400_000
/** Hourly, and at four in the morning. Days. */
const HOURLY = 2
const NIGHTLY = 30
const NIGHTLY_HOUR = '04'
/** The webhook or order may still be in progress. */
const YOUNG_MS = 10 * 60_000

type Difference = Extract<AlarmKind, `sale-${string}`>
const DIFFERENCES = [
  'sale-missing',
  'sale-not-ended',
  'sale-unknown',
  'sale-amount',
] as const satisfies readonly Difference[]

const daysFor = (now: Date) =>
  new Intl.DateTimeFormat('pt-BR', { timeZone: TIME_ZONE, hour: '2-digit', hourCycle: 'h23' }).format(now) ===
  NIGHTLY_HOUR
    ? NIGHTLY
    : HOURLY

/**
 * Each difference alarms until resolved; flagged purchases with a usable address get their order. Does nothing without credentials.
 * @returns sales compared, or null
 */
export async function compareSales(days?: number, now = new Date()): Promise<number | null> {
  if (!salesAreConfigured()) return null
  const from = new Date(now.getTime() - (days ?? daysFor(now)) * DAY_MS)
  const sales = (await listSales(from, now)).filter(isOurs)
  const first = await findDifferences(sales, from, now)
  const found = (await openFlagged(first, sales)) ? await findDifferences(sales, from, now) : first
  await transact(async (tx) => {
    for (const kind of DIFFERENCES) {
      const violations = found.filter((one) => one.kind === kind)
      await raiseAlarms(tx, kind, violations)
      // Older alarms wait for the night's longer range.
      await tx.alarm.updateMany({
        where: {
          kind,
          endedAt: null,
          subject: { notIn: violations.map(({ subject }) => subject) },
          OR: [
            { subject: { in: sales.map(({ id }) => id) } },
            { order: { createdAt: { gte: from } } },
            { openedAt: { lt: new Date(now.getTime() - NIGHTLY * DAY_MS) } },
          ],
        },
        data: { endedAt: now },
      })
    }
  })
  await noteRun('payments.compare', { compared: sales.length, differences: found.length })
  if (found.length > 0)
    await record({
      level: 'warn',
      category: 'webhook',
      action: 'sales_compared',
      message: `Conferência com a Kiwify: ${sales.length} vendas, ${found.length} diferenças`,
      success: false,
    })
  return sales.length
}

const isOurs = ({ product }: Sale) =>
  env.KIWIFY_PRODUCTS.length === 0 || env.KIWIFY_PRODUCTS.includes(product?.id ?? '')

type Found = Violation & { readonly kind: Difference }

async function findDifferences(sales: readonly Sale[], from: Date, now: Date): Promise<Found[]> {
  const orders = await db.order.findMany({
    where: {
      provider: 'kiwify',
      OR: [
        { providerOrderId: { in: sales.map(({ id }) => id) } },
        { providerOrderId: { not: null }, paidAt: { gte: new Date(from.getTime() + DAY_MS) } },
      ],
    },
    select: { id: true, providerOrderId: true, status: true, amountCents: true, createdAt: true },
  })
  const orderOf = new Map(orders.map((order) => [order.providerOrderId, order]))
  const saleOf = new Map(sales.map((sale) => [sale.id, sale]))
  const ofSales = sales.flatMap((sale): Found[] => {
    const effect = effectOf(sale)
    const order = orderOf.get(sale.id)
    const charged = sale.payment?.charge_amount ?? null
    const told = { subject: sale.id, orderId: order?.id ?? null, detail: { amountCents: charged } }
    const isYoung = now.getTime() - Date.parse(sale.approved_date ?? sale.created_at ?? '') < YOUNG_MS
    if (!order) return effect === 'paid' && !isYoung ? [{ kind: 'sale-missing', ...told }] : []
    if (effect === 'refunded' || effect === 'chargeback')
      return isTerminal(order.status) || isYoung ? [] : [{ kind: 'sale-not-ended', ...told }]
    if (effect === 'none') return isTerminal(order.status) ? [] : [{ kind: 'sale-unknown', ...told }]
    return charged !== null && charged !== order.amountCents ? [{ kind: 'sale-amount', ...told }] : []
  })
  // Signed, but unknown to the provider.
  const unknown = orders.flatMap((order): Found[] => {
    const subject = order.providerOrderId
    const isYoung = now.getTime() - order.createdAt.getTime() < YOUNG_MS
    if (!subject || saleOf.has(subject) || isTerminal(order.status) || isYoung || order.createdAt < from) return []
    return [{ kind: 'sale-unknown', subject, orderId: order.id, detail: { amountCents: order.amountCents } }]
  })
  return [...ofSales, ...unknown]
}

/** Unknown or low amounts need a person to check. */
export const isSafeAmount = (amountCents: number | null): boolean => amountCents !== null && amountCents >= PRICE_CENTS

/**
 * Rereads and processes the sale like its webhook, which then counts as a redelivery.
 * @throws Problem not-found, sale-changed, sale-unsafe, repair-failed (nothing was made; the alarm stays open)
 */
export async function repairDifference(alarmId: string): Promise<{ saleId: string; effect: string }> {
  const alarm = await db.alarm.findUnique({ where: { id: alarmId } })
  if (!alarm || alarm.endedAt || !REPAIRABLE.some((kind) => kind === alarm.kind)) throw new Problem('not-found')
  const sale = await findSale(alarm.subject)
  const effect = effectOf(sale)
  if (!isOurs(sale) || effect === 'none' || (alarm.kind === 'sale-missing') !== (effect === 'paid'))
    throw new Problem('sale-changed')
  if (effect === 'paid' && !isSafeAmount(sale.payment?.charge_amount ?? null)) throw new Problem('sale-unsafe')
  const made = await workSale(sale, effect)
  if (made?.verdict !== 'applied') {
    const why = made?.reason ?? 'o aviso não foi encontrado'
    const text = `Nada foi resolvido: ${why}. O alarme continua aberto; corrija na Kiwify, ou digite o endereço no aviso, em Logs.`
    throw new Problem('repair-failed', { text })
  }
  await db.alarm.update({ where: { id: alarm.id }, data: { endedAt: new Date() } })
  return { saleId: sale.id, effect }
}

/** Like its webhook, even if that failed earlier. */
async function workSale(sale: Sale, effect: Parameters<typeof asDelivery>[1]): Promise<EventVerdict | null> {
  const { eventId } = await keepDelivery(Buffer.from(JSON.stringify(asDelivery(sale, effect))))
  return reworkEvent(eventId)
}

/** Whose missing address the provider now names. @returns whether any was opened */
async function openFlagged(found: readonly Found[], sales: readonly Sale[]): Promise<boolean> {
  const missing = new Set(found.flatMap(({ kind, subject }) => (kind === 'sale-missing' ? [subject] : [])))
  const flagged = await db.webhookEvent.findMany({
    where: { provider: 'kiwify', kind: 'paid', externalOrderId: { in: [...missing] } },
  })
  const waiting = new Set(flagged.filter(waitsForAddress).map(({ externalOrderId }) => externalOrderId))
  const ready = sales.filter(
    (sale) =>
      waiting.has(sale.id) &&
      isSafeAmount(sale.payment?.charge_amount ?? null) &&
      readEvent({ ...asDelivery(sale, 'paid') }).buyer !== null,
  )
  const made = []
  for (const sale of ready) made.push(await workSale(sale, 'paid'))
  return made.some((result) => result?.verdict === 'applied')
}
