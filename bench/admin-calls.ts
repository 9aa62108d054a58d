import type { Client } from 'pg'
import { PERIODS } from '#contract/admin/analytics.ts'
import { RARE_NAME } from './admin-data.ts'

export interface Call {
  readonly name: string
  readonly path: string
  /** Limit of the 95th percentile, in milliseconds. */
  readonly target: number
}

const LISTS = {
  orders: '/api/admin/orders',
  users: '/api/admin/users',
  ratings: '/api/admin/ratings',
  forms: '/api/admin/customer-forms',
  photos: '/api/admin/customer-photos',
  pdfs: '/api/admin/generated-pdfs',
  links: '/api/admin/magic-links',
  notifications: '/api/admin/notifications',
  webhooks: '/api/admin/logs/webhook',
  mails: '/api/admin/logs/email',
  logs: '/api/admin/logs/all/all',
  journal: '/api/admin/journal',
} as const

const FILTERS: readonly (readonly [keyof typeof LISTS, string])[] = [
  ...['AGUARDANDO_FORMULARIO', 'EM_PROCESSAMENTO', 'CONCLUIDO', 'REEMBOLSADO', 'CHARGEBACK'].map(
    (status) => ['orders', `status=${status}`] as const,
  ),
  ['users', 'role=admin'],
  ['users', 'role=customer'],
  ...[1, 2, 3, 4, 5].map((stars) => ['ratings', `stars=${stars}`] as const),
  ['photos', 'slot=front'],
  ['photos', 'slot=back'],
  ['links', 'state=used'],
  ['links', 'state=active'],
  ['links', 'state=expired'],
  ...['applied', 'logged', 'ignored', 'flagged'].map((verdict) => ['webhooks', `verdict=${verdict}`] as const),
  ...['queued', 'sent', 'failed', 'suppressed'].map((status) => ['mails', `status=${status}`] as const),
]

const SORTS = {
  orders: ['amount', '-amount'],
  users: ['name', '-name'],
  ratings: ['stars', '-stars'],
  pdfs: ['downloads', '-downloads'],
} as const

/** Every request of the administrator's screens, with ordinary and awkward searches. */
export async function callsOf(client: Client): Promise<Call[]> {
  const calls: Call[] = []
  const add = (name: string, path: string, target = 100) => calls.push({ name, path, target })
  for (const [name, path] of Object.entries(LISTS)) add(`${name}, first page`, path)
  for (const [name, path] of Object.entries(LISTS)) add(`${name}, oldest first`, `${path}?sort=date`)
  for (const list of ['orders', 'users', 'ratings', 'pdfs'] as const)
    for (const sort of SORTS[list]) add(`${list}, by ${sort}`, `${LISTS[list]}?sort=${sort}`)
  add('orders, CHARGEBACK by amount', `${LISTS.orders}?status=CHARGEBACK&sort=-amount`)
  add('orders, common name by amount', `${LISTS.orders}?search=maria&sort=amount`)
  add('users, common name by name', `${LISTS.users}?search=maria&sort=name`)
  for (const [list, filter] of FILTERS) add(`${list}, ${filter}`, `${LISTS[list]}?${filter}`)
  add('logs, category', '/api/admin/logs/email/all')
  add('logs, level', '/api/admin/logs/all/error')
  add('logs, both', '/api/admin/logs/webhook/warn')
  const deep = await deepCursors(client)
  for (const [name, path] of Object.entries(LISTS)) {
    const cursor = deep[name]
    if (cursor) add(`${name}, deep page`, `${path}?cursor=${encodeURIComponent(cursor)}`)
  }
  const words = await searches(client)
  for (const list of [
    'orders',
    'users',
    'ratings',
    'forms',
    'photos',
    'pdfs',
    'links',
    'notifications',
    'mails',
  ] as const)
    for (const [name, word] of Object.entries(words))
      add(`${list}, search ${name}`, `${LISTS[list]}?search=${encodeURIComponent(word)}`)
  for (const list of ['webhooks', 'logs', 'journal'] as const)
    for (const name of ['short number', 'absent', 'wildcards'] as const)
      add(`${list}, search ${name}`, `${LISTS[list]}?search=${encodeURIComponent(words[name])}`)
  add('journal, search action', `${LISTS.journal}?search=report.forced`)
  add('logs, search message', `${LISTS.logs}?search=${encodeURIComponent('número 7')}`)
  add('webhooks, search type', `${LISTS.webhooks}?search=refunded`)
  add('webhooks, search order', `${LISTS.webhooks}?search=kw-77`)
  add('orders, status and common name', `${LISTS.orders}?status=REEMBOLSADO&search=maria`)
  for (const period of PERIODS) add(`dashboard, ${period}`, `/api/admin/dashboard?period=${period}`, 150)
  add('dashboard, 1year, CONCLUIDO', '/api/admin/dashboard?period=1year&status=CONCLUIDO', 150)
  for (const period of PERIODS) add(`analytics, ${period}`, `/api/admin/analytics?period=${period}`, 150)
  add('desk, queue', '/api/admin/desk')
  const order = await someOrder(client)
  add('desk, one order', `/api/admin/desk/${order.id}`)
  add('customer', `/api/admin/customer-details/${order.user_id}`)
  add('failed jobs', '/api/admin/jobs/failed')
  return calls
}

async function someOrder(client: Client): Promise<{ id: string; user_id: string }> {
  const { rows } = await client.query<{ id: string; user_id: string }>(
    `SELECT o.id, o.user_id FROM orders o JOIN onboarding_forms f ON f.order_id = o.id ORDER BY o.created_at DESC LIMIT 1`,
  )
  const row = rows[0]
  if (!row) throw new Error('a shop without orders')
  return row
}

async function deepCursors(client: Client): Promise<Record<string, string>> {
  const tables: Readonly<Record<string, string>> = {
    orders: 'orders',
    users: 'users',
    ratings: 'ratings',
    forms: 'onboarding_forms',
    photos: 'customer_photos',
    pdfs: 'generated_pdfs',
    links: 'magic_links',
    notifications: 'notifications',
    mails: 'outgoing_mails',
    journal: 'journal_entries',
  }
  const cursors: Record<string, string> = {}
  for (const [name, table] of Object.entries(tables)) {
    const { rows } = await client.query<{ at: Date; id: string }>(
      `SELECT created_at AS at, id FROM ${table} WHERE created_at < now() - interval '800 days' ORDER BY created_at DESC LIMIT 1`,
    )
    const row = rows[0]
    const place = row && ['timestamptz', row.at.toISOString(), row.id]
    if (place) cursors[name] = Buffer.from(JSON.stringify(place)).toString('base64url')
  }
  return cursors
}

async function searches(client: Client) {
  const { rows } = await client.query<{ email: string; id: string }>(
    `SELECT u.email, o.id FROM orders o JOIN users u ON u.id = o.user_id WHERE o.created_at < now() - interval '300 days' ORDER BY o.created_at DESC LIMIT 1`,
  )
  return {
    'common name': 'maria',
    'two names': 'maria silva',
    'less common': 'quitéria',
    'rare name': RARE_NAME,
    misspelt: 'Beatris',
    'misspelt rare': 'Zumira Xavantna',
    'e-mail': rows[0]?.email ?? '',
    domain: '@caixa',
    'short number': (rows[0]?.id ?? '').slice(-8),
    'two letters': 'zq',
    'one letter': 'a',
    absent: 'qwrtpsdfg',
    '10,000 letters': 'maria '.repeat(1700).slice(0, 10_000),
    wildcards: '%_\\',
    SQL: `'; DROP TABLE orders; --`,
  }
}
