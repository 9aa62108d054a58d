// In its own process, to take no time from the server.
import { createHmac, randomUUID } from 'node:crypto'
import { tool } from '../tools.ts'

/** What is used of autocannon: https://github.com/mcollina/autocannon#api */
interface Autocannon {
  readonly default: (options: {
    readonly url: string
    readonly connections: number
    readonly duration: number
    readonly headers: Readonly<Record<string, string>>
    readonly overallRate?: number
    readonly requests?: readonly { readonly setupRequest: (request: object) => object }[]
  }) => Promise<{
    readonly '2xx': number
    readonly non2xx: number
    readonly errors: number
    readonly timeouts: number
    readonly duration: number
    readonly latency: { readonly p99: number }
  }>
}

export interface LoadOrder {
  readonly url: string
  readonly seconds?: number
  readonly connections?: number
  readonly headers?: Readonly<Record<string, string>>
  /** Requests a second in total; unlimited if absent. */
  readonly rate?: number
  /** Signs payment events with this token. */
  readonly signWith?: string
}

export interface LoadResult {
  readonly perSecond: number
  readonly p99: number
  readonly failed: number
}

export function newPayment(token: string, path: string) {
  const orderId = randomUUID()
  const body = JSON.stringify({
    order_id: orderId,
    webhook_event_type: 'order_approved',
    Customer: { email: `${orderId}@example.com`, full_name: 'Ana' },
    Commissions: { charge_amount: 7990 },
  })
  const signature = createHmac('sha1', token).update(body).digest('hex')
  return { method: 'POST' as const, path: `${path}?signature=${signature}`, body }
}

process.once('message', (order: LoadOrder) => void run(order))

async function run({ url, seconds = 1, connections = 1, headers = {}, rate, signWith }: LoadOrder): Promise<void> {
  const { pathname } = new URL(url)
  const { default: autocannon } = await tool<Autocannon>('autocannon')
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers,
    ...(rate === undefined ? {} : { overallRate: rate }),
    ...(signWith === undefined
      ? {}
      : { requests: [{ setupRequest: (request) => ({ ...request, ...newPayment(signWith, pathname) }) }] }),
  })
  const answer: LoadResult = {
    perSecond: result['2xx'] / result.duration,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  }
  process.send?.(answer, () => process.exit())
}
