import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { db } from '../db.ts'
import { env } from '../env.ts'
import { openQueue } from '../queue.ts'
import { createDatabase } from './database.ts'

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement)
    return rows
  } finally {
    await client.end()
  }
}

describe('a test database', () => {
  test('is real PostgreSQL with UTF-8 text', async () => {
    const rows = await ask(
      env.DATABASE_URL,
      "select upper('ação') as shout, current_setting('server_encoding') as encoding",
    )
    expect(rows).toEqual([{ shout: 'AÇÃO', encoding: 'UTF8' }])
  })

  test('shares nothing with another one', async () => {
    const other = await createDatabase()
    try {
      await ask(env.DATABASE_URL, 'create table mine (id int)')
      await expect(ask(other.url, 'select * from mine')).rejects.toThrow(/does not exist/)
    } finally {
      await other.drop()
    }
  })

  test('has the tables of every migration, empty, and a queue to write jobs to', async () => {
    expect(await db.order.count()).toBe(0)
    const boss = await openQueue()
    expect((await boss.getQueues()).map((queue) => queue.name)).toContain('reports.build')
  })

  test('is gone once dropped, also while somebody is still connected', async () => {
    const other = await createDatabase()
    const client = new pg.Client({ connectionString: other.url })
    client.on('error', () => {})
    await client.connect()
    await other.drop()
    await expect(ask(other.url, 'select 1')).rejects.toThrow(/does not exist/)
    await client.end().catch(() => {})
  })
})
