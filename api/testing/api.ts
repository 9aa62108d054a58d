import { createHmac } from 'node:crypto'
import { afterAll, beforeAll } from 'vitest'
import { ensureLocalSecrets } from '../platform/env.ts'
import { createApp } from '../app.ts'
import { type LiveServer, openLiveServer } from '../notifications/live.ts'
import { env } from '../platform/env.ts'
import { openQueue } from '../platform/queue.ts'
import { listen, type ListeningServer } from '../platform/testing/listen.ts'

/** Keeps cookies, speaks JSON. */
export class Caller {
  readonly base: string
  private readonly cookies = new Map<string, string>()

  constructor(base: string) {
    this.base = base
  }

  async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const raw = body instanceof FormData || Buffer.isBuffer(body)
    const response = await fetch(this.base + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(body !== undefined && !raw ? { 'content-type': 'application/json' } : {}),
        ...(this.cookies.size > 0 ? { cookie: this.cookie() } : {}),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : {
            body: body instanceof FormData ? body : Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body),
          }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      if (value === '') this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    const bytes = Buffer.from(await response.arrayBuffer())
    const isJson = bytes.length > 0 && (response.headers.get('content-type')?.includes('json') ?? false)
    return {
      status: response.status,
      headers: response.headers,
      bytes,
      json: isJson ? (JSON.parse(bytes.toString('utf8')) as Answer['json']) : {},
    }
  }

  /** The Cookie header. */
  cookie = (): string => [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')

  get = (path: string) => this.send('GET', path)
  post = (path: string, body?: unknown) => this.send('POST', path, body)
  put = (path: string, body?: unknown) => this.send('PUT', path, body)
  delete = (path: string) => this.send('DELETE', path)
}

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly bytes: Buffer
  /** Unvalidated. */
  readonly json: Record<string, unknown> & { readonly error?: string; readonly fields?: Record<string, string> }
}

export interface ServedApi {
  readonly caller: () => Caller
  readonly url: () => string
  readonly live: () => LiveServer
}

/** The real app on its own port, per test file. */
export function serveApi(): ServedApi {
  let server: ListeningServer | undefined
  let live: LiveServer | undefined
  const url = () => {
    if (!server) throw new Error('the api is not up yet')
    return server.url
  }
  beforeAll(async () => {
    ensureLocalSecrets(env.DATA_DIR)
    await openQueue()
    server = await listen(createApp())
    live = openLiveServer(server.server)
    await live.ready
  })
  afterAll(async () => {
    await live?.close()
    await server?.close()
  })
  return {
    url,
    caller: () => new Caller(url()),
    live: () => {
      if (!live) throw new Error('the api is not up yet')
      return live
    },
  }
}

/** In the provider's shape. */
export function kiwifyBody(event: {
  orderId: string
  type: string
  email?: string
  name?: string
  [extra: string]: unknown
}): string {
  const { orderId, type, email = 'marina@example.com', name = 'Marina Albuquerque', ...extra } = event
  return JSON.stringify({
    order_id: orderId,
    order_status: 'paid',
    webhook_event_type: type,
    payment_method: 'pix',
    Product: { product_id: 'p-1', product_name: 'Análise de visagismo' },
    Customer: { full_name: name, email, mobile: '+5511987654321', CPF: '12345678909', ip: '10.0.0.1' },
    Commissions: { charge_amount: 7990, product_base_price: 7990 },
    ...extra,
  })
}

export const signBody = (body: string | Buffer, token = env.KIWIFY_TOKEN) =>
  createHmac('sha1', token).update(body).digest('hex')

/** Signed, through the real receiver. */
export async function deliver(
  base: string,
  body: string | Buffer,
  signature = signBody(body),
): Promise<{ status: number; json: unknown }> {
  const response = await fetch(`${base}/api/webhooks/kiwify?signature=${signature}`, {
    method: 'POST',
    body: new Uint8Array(Buffer.from(body)),
  })
  return { status: response.status, json: await response.json() }
}
