import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** The migrated database that test databases are copies of. Nobody connects to it, or it could not be copied. */
    templateUrl: string
  }
}

export interface TestDatabase {
  readonly url: string
  readonly drop: () => Promise<void>
}

/**
 * A migrated, empty database: a copy of the template, in some 30 ms. Every test file of the api and jobs floors already has
 * one, at `env.DATABASE_URL` (see own-database.ts); this is for tests that need another.
 */
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
