import pg from 'pg'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { db } from './platform/db.ts'
import { serveApi } from './testing/api.ts'
import { newBuyer } from './testing/people.ts'

const api = serveApi()
let buyer: Awaited<ReturnType<typeof newBuyer>>
beforeEach(async () => {
  await db.rateLimit.deleteMany()
  buyer = await newBuyer(api.caller())
})

/** What a request asks of the database, one line a statement. */
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

describe('a signed-in read asks the database little', () => {
  it.each([
    ['/api/user', 2],
    ['/api/orders', 2],
    ['/api/dashboard/stats', 2],
    ['/api/notifications', 3],
    ['/api/notifications/unread-count', 2],
  ])('%s: at most %i statements', async (path, most) => {
    const statements = await statementsOf(path)
    expect(statements.length).toBeGreaterThan(0)
    // Shown by name where there are more.
    expect(statements.slice(most)).toEqual([])
  })

  it('and lists of orders never read what an analysis says', async () => {
    expect((await statementsOf('/api/orders')).join('\n')).not.toMatch(/"content"/)
  })
})
