import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'
import { beforeAll, expect, it } from 'vitest'
import { db } from '../platform/db.ts'
import { env } from '../platform/env.ts'
import { readAnalytics } from './analytics.ts'
import { keepDays } from './keep-days.ts'
import { dayOf, midnightOf } from './period.ts'

const MIGRATIONS = new URL('../../prisma/migrations/', import.meta.url)
const COHORT = '20261122200000_the_funnel_as_a_cohort'
const DAY_MS = 24 * 3_600_000
const today = midnightOf(dayOf(new Date())).getTime()
const yesterday = dayOf(new Date(today - DAY_MS / 2))

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

/** What the keeper before made of them: books that are no more, days that were marked since. */
const KEPT = `
  INSERT INTO order_days SELECT day_of(created_at), status, 1000, 1000, 0, 0, 0, 0, 0, 0, 0, 0, 0 FROM orders GROUP BY 1, 2;
  INSERT INTO day_tallies SELECT 'steps', day_of(started_at), step, count(*) FROM quiz_runs GROUP BY 2, 3;
  INSERT INTO day_tallies SELECT 'orders', day_of(created_at), 'direto', count(*) FROM orders GROUP BY 2;
  INSERT INTO counted_until (day) VALUES ('${yesterday}');
  INSERT INTO stale_days (day) VALUES ('2024-01-01');`

beforeAll(async () => {
  const client = new pg.Client({ connectionString: env.DATABASE_URL })
  await client.connect()
  await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  const names = (await readdir(MIGRATIONS)).filter((name) => !name.endsWith('.toml')).toSorted()
  for (const name of names) {
    if (name === COHORT) await client.query(YEARS + KEPT)
    await client.query(await readFile(new URL(`${name}/migration.sql`, MIGRATIONS), 'utf8'))
  }
  await client.end()
})

it('years that an earlier edition had kept are counted from their rows at once, and kept anew', async () => {
  const before = await readAnalytics('all')
  expect(before.totalOrders).toBe(156 + 36)
  expect(before.funnel.at(0)?.count).toBeGreaterThan(100)
  expect(before.funnel.find(({ id }) => id === 'paid')).toEqual({ ...before.funnel.at(0), id: 'paid' })
  expect(before.outsideFunnel.untested).toBe(24)
  await keepDays(new Date(today + DAY_MS / 2))
  expect(await readAnalytics('all')).toEqual(before)
  const [until] = await db.$queryRaw<{ day: string }[]>`SELECT to_char(day, 'YYYY-MM-DD') AS day FROM counted_until`
  expect(until?.day).toBe(yesterday)
  const kept = await db.$queryRaw<{ book: string; n: number }[]>`
    SELECT book, sum(n)::float8 AS n FROM day_tallies GROUP BY book`
  expect(kept).toContainEqual({ book: 'stages', n: 156 })
  expect(kept).toContainEqual({ book: 'tested', n: 156 + 36 })
  expect(kept.map(({ book }) => book)).not.toContain('steps')
})

it('a worker of that edition, still running, can keep no day without the new books', async () => {
  const keepBook = (book: string) =>
    db.$executeRaw`INSERT INTO day_tallies (book, day, kind, n) VALUES (${book}, '2020-01-01', 'x', 1)`
  // It wrote one of these wherever the funnel or the purchases now have something to tell.
  for (const book of ['steps', 'orders']) await expect(keepBook(book)).rejects.toThrow(/day_tallies_books/)
  expect(await keepBook('stages')).toBe(1)
})
