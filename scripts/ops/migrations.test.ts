import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../root.ts'

/** What blocks writes or breaks the previous version, and what to do instead. */
const RULES: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/ADD COLUMN[^,;]*GENERATED ALWAYS AS/i, 'a plain column, filled in pieces by a job'],
  [/ALTER COLUMN[^,;]*(SET DATA )?TYPE /i, 'a new column, filled in pieces, read from the next version on'],
  [/ALTER COLUMN[^,;]*SET NOT NULL/i, 'a CHECK (… IS NOT NULL) NOT VALID, validated by the next migration'],
  [/ADD CONSTRAINT(?![^;]*NOT VALID)[^;]*(FOREIGN KEY|CHECK)/i, 'NOT VALID, validated by the next migration'],
  [/RENAME (COLUMN|TO)/i, 'a new name beside the old one'],
  [
    /DROP (COLUMN|TABLE)(?![^]*-- unused since)/i,
    'first a version that does not ask for it; then "-- unused since <version>"',
  ],
]

/** Tables created by the same migration are safe. */
function faultsIn(sql: string): string[] {
  const own = [...sql.matchAll(/CREATE TABLE (?:IF NOT EXISTS )?"?(\w+)"?/gi)].map(([, name]) => name)
  const statements = sql.split(';').map((statement) => statement.trim())
  const others = statements.filter((statement) => !own.some((name) => statement.includes(name ?? '')))
  const faults = others.flatMap((statement) =>
    RULES.filter(([pattern]) => pattern.test(statement)).map(([, instead]) => `${statement.slice(0, 60)}: ${instead}`),
  )
  for (const statement of others) {
    if (/CREATE (UNIQUE )?INDEX(?! CONCURRENTLY)/i.test(statement))
      faults.push(`${statement.slice(0, 60)}: CONCURRENTLY, in a migration of its own`)
  }
  if (/CONCURRENTLY/i.test(sql) && statements.filter((statement) => /^[a-z]/im.test(statement)).length > 1)
    faults.push('CONCURRENTLY: in a migration of its own')
  return faults
}

test('the rules find what locks', () => {
  expect(faultsIn('CREATE INDEX "a" ON "orders"("id");')).toHaveLength(1)
  expect(faultsIn('CREATE INDEX CONCURRENTLY "a" ON "orders"("id");')).toEqual([])
  expect(
    faultsIn('CREATE INDEX CONCURRENTLY "a" ON "orders"("id"); ALTER TABLE "orders" ADD COLUMN "b" TEXT;'),
  ).toHaveLength(1)
  expect(faultsIn('ALTER TABLE "orders" ADD COLUMN "b" TEXT;')).toEqual([])
  expect(faultsIn('ALTER TABLE "orders" ALTER COLUMN "b" SET NOT NULL;')).toHaveLength(1)
  expect(faultsIn('ALTER TABLE "orders" ADD CONSTRAINT "c" CHECK (b > 0);')).toHaveLength(1)
  expect(faultsIn('ALTER TABLE "orders" ADD CONSTRAINT "c" CHECK (b > 0) NOT VALID;')).toEqual([])
  expect(faultsIn('CREATE TABLE "new" ("id" INT); CREATE INDEX "n" ON "new"("id");')).toEqual([])
})

// Later ones may meet millions of rows and machines of the previous version.
test('no migration but the first stops writes, or takes from machines of the version before what they ask for', async () => {
  const folder = join(ROOT, 'prisma/migrations')
  const [, ...names] = (await readdir(folder)).filter((name) => /^\d/.test(name)).toSorted()
  const faults = await Promise.all(
    names.map(async (name) => faultsIn(await readFile(join(folder, name, 'migration.sql'), 'utf8'))),
  )
  expect(Object.fromEntries(names.map((name, n) => [name, faults[n]]))).toEqual(
    Object.fromEntries(names.map((name) => [name, []])),
  )
})
