import { db } from '../platform/db.ts'

/** Name, for failure messages, to value. */
export type Secrets = ReadonlyMap<string, string>

/** Plain, URL-encoded, bytes, base64 of either. */
function spellings(secret: string): string[] {
  const bytes = Buffer.from(secret)
  const said = [secret, encodeURIComponent(secret), bytes.toString('hex'), bytes.toString('base64url')]
  if (/^[\w-]{40,}$/.test(secret)) {
    const decoded = Buffer.from(secret, 'base64url')
    said.push(decoded.toString('hex'), decoded.toString('base64'))
  }
  return [...new Set(said)]
}

/** Ignore six digits within longer numbers. */
const isSaid = (text: string, said: string) =>
  /^\d{6}$/.test(said) ? new RegExp(`(?<![\\w.-])${said}(?![\\w-])`).test(text) : text.includes(said)

/** Names of secrets found, in any encoding. */
export const secretsIn = (text: string, secrets: Secrets): string[] =>
  [...secrets].filter(([, secret]) => spellings(secret).some((said) => isSaid(text, said))).map(([name]) => name)

/**
 * Searches every column of every schema, the queue included.
 * @returns `<name of the secret> in <schema>.<table>.<column>`, unique, sorted
 */
export async function findSecretsInTables(secrets: Secrets): Promise<string[]> {
  const tables = await db.$queryRaw<{ schema: string; table: string }[]>`
    SELECT n.nspname AS schema, c.relname AS table FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind = 'r' AND n.nspname NOT IN ('pg_catalog', 'information_schema')`
  const found = new Set<string>()
  for (const { schema, table } of tables) {
    const rows = await db.$queryRawUnsafe<{ row: Record<string, unknown> }[]>(
      `SELECT to_jsonb(t) AS row FROM "${schema}"."${table}" t`,
    )
    for (const { row } of rows.filter(({ row }) => secretsIn(JSON.stringify(row), secrets).length > 0))
      for (const [column, value] of Object.entries(row))
        for (const name of secretsIn(JSON.stringify(value) ?? '', secrets))
          found.add(`${name} in ${schema}.${table}.${column}`)
  }
  return [...found].toSorted((a, b) => a.localeCompare(b))
}
