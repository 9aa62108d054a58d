import { text } from 'node:stream/consumers'
import { listen, type ListeningServer } from './listen.ts'

export interface SaleOfDouble {
  readonly id: string
  status: string
  readonly created_at: string
  readonly [more: string]: unknown
}

/** The provider's documented API: tokens and paged sales. */
export interface KiwifyApi {
  readonly env: Readonly<
    Record<'KIWIFY_CLIENT_ID' | 'KIWIFY_CLIENT_SECRET' | 'KIWIFY_ACCOUNT_ID' | 'KIWIFY_API_URL', string>
  >
  readonly sales: SaleOfDouble[]
  readonly asked: string[]
  /** Status for all responses; null: normal. */
  fail: (status: number | null) => void
  /** Invalidates all tokens. */
  forgetTokens: () => void
  readonly close: ListeningServer['close']
}

const CLIENT = { client_id: 'cliente', client_secret: 'segredo' }
const ACCOUNT = 'conta'

export async function startKiwifyApi(): Promise<KiwifyApi> {
  const sales: SaleOfDouble[] = []
  const asked: string[] = []
  const tokens = new Set<string>()
  let failing: number | null = null
  const { url, close } = await listen((request, response) => {
    const answer = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body))
    }
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://double')
    asked.push(`${request.method} ${pathname}`)
    if (failing !== null) return answer(failing, { message: 'fora do ar' })
    if (pathname === '/v1/oauth/token')
      return void text(request).then((body) => {
        const { client_id, client_secret } = Object.fromEntries(new URLSearchParams(body))
        if (client_id !== CLIENT.client_id || client_secret !== CLIENT.client_secret) return answer(401, {})
        const access_token = `token-${tokens.size}-${Math.random()}`
        tokens.add(access_token)
        return answer(200, { access_token, token_type: 'Bearer', expires_in: '86400', scope: 'sales' })
      })
    const token = request.headers.authorization?.replace('Bearer ', '') ?? ''
    if (!tokens.has(token) || request.headers['x-kiwify-account-id'] !== ACCOUNT) return answer(401, {})
    const [, id] = /^\/v1\/sales\/(.+)$/.exec(pathname) ?? []
    if (id !== undefined) {
      const sale = sales.find((one) => one.id === id)
      return sale ? answer(200, sale) : answer(404, {})
    }
    const from = searchParams.get('start_date')
    const to = searchParams.get('end_date')
    if (pathname !== '/v1/sales' || !from || !to) return answer(400, { message: 'start_date' })
    const size = Number(searchParams.get('page_size') ?? 10)
    const page = Number(searchParams.get('page_number') ?? 1)
    const within = sales.filter(({ created_at: at }) => at >= from && at < to)
    const isFull = searchParams.get('view_full_sale_details') === 'true'
    return answer(200, {
      pagination: { count: within.length, page_number: page, page_size: size },
      data: within
        .slice((page - 1) * size, page * size)
        .map((sale) => (isFull ? sale : { ...sale, payment: undefined, tracking: undefined })),
    })
  })
  return {
    env: {
      KIWIFY_CLIENT_ID: CLIENT.client_id,
      KIWIFY_CLIENT_SECRET: CLIENT.client_secret,
      KIWIFY_ACCOUNT_ID: ACCOUNT,
      KIWIFY_API_URL: `${url}/v1`,
    },
    sales,
    asked,
    fail: (status) => void (failing = status),
    forgetTokens: () => tokens.clear(),
    close,
  }
}
