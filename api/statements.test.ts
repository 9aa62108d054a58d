import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keepDelivery } from './payments/receive.ts'
import { db } from './platform/db.ts'
import { serveApi } from './testing/api.ts'
import { newBuyer } from './testing/people.ts'

const api = serveApi()
let buyer: Awaited<ReturnType<typeof newBuyer>>
beforeEach(async () => {
  await db.rateLimit.deleteMany()
  buyer = await newBuyer(api.caller())
  const { orderId, userId } = buyer
  await db.rating.create({ data: { orderId, userId, rating: 5, serviceQuality: 5, deliveryTime: 5 } })
})

/** SQL statements of a request. */
async function statementsOf(path: string): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    expect((await buyer.caller.get(path)).status).toBe(200)
    return query.mock.calls.map(([asked]) =>
      typeof asked === 'string' ? asked : String(Reflect.get(Object(asked), 'text')),
    )
  } finally {
    query.mockRestore()
  }
}

/** Including authentication. `:order` is the buyer's own. */
const MOST: readonly (readonly [path: string, statements: number])[] = [
  ['/api/user', 2],
  ['/api/orders', 2],
  ['/api/dashboard/stats', 2],
  ['/api/notifications', 3],
  ['/api/notifications/unread-count', 2],
  ['/api/notification-preferences', 3],
  ['/api/account/sessions', 3],
  ['/api/push/key', 3],
  ['/api/drafts/:order', 3],
  ['/api/orders/:order/observed', 3],
  ['/api/orders/:order/asked-photos', 3],
  ['/api/orders/:order/marking', 3],
  ['/api/ratings/:order', 3],
  // Rarely opened: one statement per kind of data.
  ['/api/privacy', 9],
]

describe('a signed-in read asks the database little', () => {
  it.each(MOST)('%s: at most %i statements', async (path, most) => {
    const statements = await statementsOf(path.replace(':order', buyer.orderId))
    expect(statements.length).toBeGreaterThan(0)
    // Names the surplus statements.
    expect(statements.slice(most)).toEqual([])
  })

  it('and lists of orders never read what an analysis says', async () => {
    expect((await statementsOf('/api/orders')).join('\n')).not.toMatch(/"content"/)
  })
})

it('a payment that is delivered costs five statements once its token is known', async () => {
  const deliver = () =>
    keepDelivery(Buffer.from(JSON.stringify({ order_id: randomUUID(), webhook_event_type: 'order_approved' })))
  await deliver()
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await deliver()
  const kinds = query.mock.calls.map(([asked]) =>
    String(typeof asked === 'string' ? asked : Reflect.get(Object(asked), 'text'))
      .trim()
      .split(/\s/, 1)
      .join(),
  )
  query.mockRestore()
  expect(kinds).toEqual(['SELECT', 'BEGIN', 'INSERT', 'WITH', 'COMMIT'])
})
