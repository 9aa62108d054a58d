import { beforeAll, describe, expect, it } from 'vitest'
import { SEARCH_COUNT_CAP } from '#contract/admin/page.ts'
import { db } from '../platform/db.ts'
import { listMails } from './inbox.ts'
import { listAdminOrders } from './orders.ts'
import { listRatings } from './records.ts'
import { listUsers } from './users.ts'

/** More than a search gathers; every second bought, every tenth was refunded. */
const PEOPLE = 2300
const RETURNED = PEOPLE / 10
const RATED = 23

beforeAll(async () => {
  await db.$executeRaw`
    INSERT INTO users (id, email, full_name, role, staff_role, updated_at)
    SELECT gen_random_uuid(), 'maria' || n || '@example.com', 'Maria Número ' || n, (CASE WHEN n = 7 THEN 'admin' ELSE 'customer' END)::role,
      (CASE WHEN n = 7 THEN 'visagista' END)::staff_role, now()
    FROM generate_series(1, ${PEOPLE}::int) n`
  await db.$executeRaw`
    INSERT INTO orders (id, user_id, status, amount_cents, updated_at)
    SELECT gen_random_uuid(), id, (CASE WHEN n % 10 = 0 THEN 'REEMBOLSADO' ELSE 'AGUARDANDO_FORMULARIO' END)::order_status, n, now()
    FROM (SELECT id, split_part(full_name, ' ', 3)::int AS n FROM users WHERE full_name LIKE 'Maria Número %') people WHERE n % 2 = 0`
  await db.$executeRaw`
    INSERT INTO ratings (id, order_id, user_id, rating, service_quality, delivery_time)
    SELECT gen_random_uuid(), id, user_id, 5, 5, 5 FROM orders WHERE amount_cents % 100 = 0`
})

describe('a name that thousands have', () => {
  it('is counted as far as anybody reads', async () => {
    expect((await listUsers({ search: 'maria' })).total).toBe(SEARCH_COUNT_CAP + 1)
    expect((await listAdminOrders({ search: 'maria' })).total).toBe(SEARCH_COUNT_CAP + 1)
  })

  it('is in a list that is counted whole as long as nobody is searched for', async () => {
    expect((await listUsers({})).total).toBe(await db.user.count())
    expect(await db.user.count()).toBeGreaterThan(SEARCH_COUNT_CAP)
    const orders = await listAdminOrders({})
    expect(orders).toMatchObject({ total: PEOPLE / 2, open: PEOPLE / 2 - RETURNED })
    expect((await listAdminOrders({ cursor: orders.next ?? undefined })).total).toBe(PEOPLE / 2)
  })

  it('finds each person once, whether the name begins so or only holds the words', async () => {
    // 2, 20 to 29, 200 to 299, 2000 to 2300.
    const found = 1 + 10 + 100 + 301
    expect((await listUsers({ search: 'Maria Número 2' })).total).toBe(found)
    expect((await listUsers({ search: 'NUMERO 2' })).total).toBe(found)
    expect((await listAdminOrders({ search: 'maria número 1' })).total).toBe((10 + 100 + 1000) / 2)
  })

  it('is found as it is misspelt', async () => {
    expect(await listUsers({ search: 'Mariia' })).toMatchObject({ total: SEARCH_COUNT_CAP + 1, isFuzzyMatch: true })
  })

  it('is not in a text of more words than names have, nor in one of signs', async () => {
    for (const search of ['maria '.repeat(20).trim(), 'maria '.repeat(1700), '%_\\'.repeat(2000)])
      expect(await listUsers({ search })).toMatchObject({ items: [], total: 0 })
  })

  it('is one person where the address is whole, whatever its case', async () => {
    await db.user.create({ data: { email: 'outra-maria23@example.com', fullName: 'Outra' } })
    for (const search of ['maria23@example.com', ' MARIA23@Example.com '])
      expect((await listUsers({ search })).items.map(({ email }) => email)).toEqual(['maria23@example.com'])
    expect((await listUsers({ search: 'maria23@exam' })).total).toBe(2)
  })

  it('is counted whole where fewer rows are theirs, whoever was looked at first', async () => {
    expect((await listAdminOrders({ search: 'maria', status: 'REEMBOLSADO' })).total).toBe(RETURNED)
    expect((await listAdminOrders({ search: 'maria', status: 'CONCLUIDO' })).total).toBe(0)
    expect((await listUsers({ search: 'maria', role: 'admin' })).total).toBe(1)
    expect((await listRatings({ search: 'maria' })).total).toBe(RATED)
    expect((await listRatings({ search: 'maria', stars: '4' })).total).toBe(0)
    expect((await listMails({ search: 'maria' })).total).toBe(0)
  })

  it('sorts a status by amount, and goes on from page to page without losing or repeating one', async () => {
    const seen: number[] = []
    let cursor: string | undefined
    do {
      const page = await listAdminOrders({ status: 'REEMBOLSADO', sort: '-amount', cursor })
      seen.push(...page.orders.map(({ amount }) => amount))
      cursor = page.next ?? undefined
    } while (cursor)
    expect(seen).toEqual(Array.from({ length: RETURNED }, (_, i) => PEOPLE - 10 * i))
  })

  it('sorts people by name', async () => {
    const { items } = await listUsers({ search: 'maria', sort: 'name' })
    const names = items.map(({ typedName }) => typedName)
    expect(names.slice(0, 3)).toEqual(['Maria Número 1', 'Maria Número 10', 'Maria Número 100'])
    expect(names).toHaveLength(50)
  })
})
