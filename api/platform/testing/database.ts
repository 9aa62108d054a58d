import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Copied for each test database. Never connect: open connections block copying. */
    templateUrl: string
  }
}

export interface TestDatabase {
  readonly url: string
  readonly drop: () => Promise<void>
}

/** Empty and migrated, copied in some 30 ms. API and job tests already have one at `env.DATABASE_URL` (see own-database.ts). */
export async function createDatabase(): Promise<TestDatabase> {
  const template = new URL(inject('templateUrl'))
  const name = `test_${randomBytes(6).toString('hex')}`
  await administer(template, `create database ${name} template ${nameOf(template)} strategy file_copy`)
  const own = new URL(template)
  own.pathname = `/${name}`
  return { url: own.href, drop: () => administer(template, `drop database if exists ${name} with (force)`) }
}

const nameOf = (url: URL) => url.pathname.slice(1)

async function administer(template: URL, statement: string): Promise<void> {
  const address = new URL(template)
  address.pathname = '/postgres'
  const client = new pg.Client({ connectionString: address.href })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
