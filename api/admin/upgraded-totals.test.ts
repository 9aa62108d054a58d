import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'
import { beforeAll, expect, it } from 'vitest'
import { db } from '../platform/db.ts'
import { env } from '../platform/env.ts'
import { readAnalytics } from './analytics.ts'
import { dayOf } from './period.ts'
import { refreshTotals } from './refresh-totals.ts'

const MIGRATIONS = new URL('../../prisma/migrations/', import.meta.url)
const DAILY_TOTALS = '20261124020000_daily_totals'

/** Three years of a test a week, each bought two days later, and a purchase a month that no test led to. */
const YEARS = `
  INSERT INTO users (id, email, updated_at) SELECT gen_random_uuid(), 'pessoa-' || n || '@example.com', now() FROM generate_series(1, 156) n;
  INSERT INTO leads (id, email, name, funnel_source, updated_at)
    SELECT gen_random_uuid(), email, 'x', 'x', now() FROM users;
  INSERT INTO quiz_runs (id, lead_id, source, step, started_at, updated_at)
    SELECT gen_random_uuid(), id, 'google', 'result', at, at
    FROM (SELECT id, now() - row_number() OVER (ORDER BY email) * interval '7 days' AS at FROM leads) taken;
  INSERT INTO orders (id, user_id, created_at, updated_at)
    SELECT gen_random_uuid(), u.id, started_at + interval '2 days', now()
    FROM quiz_runs r JOIN leads l ON l.id = r.lead_id JOIN users u ON u.email = l.email;
  INSERT INTO users (id, email, updated_at) VALUES ('00000000-0000-7000-8000-000000000000', 'outra@example.com', now());
  INSERT INTO orders (id, user_id, created_at, updated_at)
    SELECT gen_random_uuid(), '00000000-0000-7000-8000-000000000000', now() - n * interval '30 days', now() FROM generate_series(1, 36) n;`

/** What the edition before had stored of them in its own tables. */
const STORED_BEFORE = `
  INSERT INTO order_days SELECT day_of(created_at), status, 1000, 1000, 0, 0, 0, 0, 0, 0, 0, 0, 0 FROM orders GROUP BY 1, 2;
  INSERT INTO counted_until (day) VALUES ('${dayOf(new Date())}');`

beforeAll(async () => {
  const client = new pg.Client({ connectionString: env.DATABASE_URL })
  await client.connect()
  await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  const names = (await readdir(MIGRATIONS)).filter((name) => !name.endsWith('.toml')).toSorted()
  for (const name of names) {
    if (name === DAILY_TOTALS) await client.query(YEARS + STORED_BEFORE)
    await client.query(await readFile(new URL(`${name}/migration.sql`, MIGRATIONS), 'utf8'))
  }
  await client.end()
})

it('years of a running shop are counted from their rows after the upgrade, and the same once they are stored', async () => {
  const before = await readAnalytics('all')
  expect(before.totalOrders).toBe(156 + 36)
  expect(before.funnel.at(0)?.count).toBeGreaterThan(100)
  expect(before.funnel.find(({ id }) => id === 'paid')).toEqual({ ...before.funnel.at(0), id: 'paid' })
  expect(before.outsideFunnel.untested).toBe(24)
  await refreshTotals()
  expect(await readAnalytics('all')).toEqual(before)
  const stored = await db.dailyTotal.groupBy({ by: 'metric', _sum: { n: true } })
  expect(stored).toContainEqual({ metric: 'stages', _sum: { n: 156 } })
  expect(stored).toContainEqual({ metric: 'tested', _sum: { n: 156 + 36 } })
})

it('nothing is left of the triggers that marked days before', async () => {
  const triggers = await db.$queryRaw<{ name: string }[]>`
    SELECT tgname::text AS name FROM pg_trigger WHERE NOT tgisinternal AND (tgname LIKE '%day%' OR tgname LIKE 'orders%run')`
  expect(triggers).toEqual([])
})
