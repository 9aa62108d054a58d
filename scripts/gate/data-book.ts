// node scripts/gate/data-book.ts: writes docs/data.md from prisma/schema.prisma and the retention list. A test compares them.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { RETENTION } from '#api/privacy/retention.ts'
import { ROOT } from '../root.ts'

// Unused, but the settings are read on import.
process.env['DATABASE_URL'] ??= 'postgresql://127.0.0.1:1/none'
const { SEALED_COLUMNS } = await import('#api/platform/sealed-columns.ts')

/** Keys and metadata are not personal. */
const NOT_PERSONAL = /^(id|\w+Id|createdAt|updatedAt|expiresAt|engineVersion|dedupeKey|attempts)$/

interface Table {
  readonly name: string
  readonly columns: readonly string[]
}

/** Relations are left out. */
export function tablesOf(schema: string): Table[] {
  const models = [...schema.matchAll(/^model (\w+) \{([^]*?)^\}/gm)]
  const names = new Set(models.map(([, name = '']) => name))
  return models.map(([, model = '', body = '']) => {
    const table = /@@map\("(\w+)"\)/.exec(body)?.[1] ?? model
    const fields = [...body.matchAll(/^ +(\w+) +(\w+)/gm)].filter(([, , type = '']) => !names.has(type))
    const sealed = sealedOf(model)
    return {
      name: table,
      columns: fields
        .map(([, field = '']) => field)
        .filter((field) => !NOT_PERSONAL.test(field))
        .map((field) => (sealed.has(field) ? `**${field}**` : field)),
    }
  })
}

function sealedOf(model: string): ReadonlySet<string> {
  const columns = Object.entries(SEALED_COLUMNS).find(([name]) => name === model)?.[1]
  if (!columns) return new Set()
  const { fields, ...more } = columns
  return new Set([
    ...fields,
    ...Object.values(more).flatMap((value) => (Array.isArray(value) ? (value as string[]) : [])),
  ])
}

const lifeWords = (days: number | null, from: string | undefined) =>
  days === null ? '—' : days === 0 ? (from ?? 'at once') : `${days} days after ${from ?? 'it was made'}`

/** @throws Error for a table without retention */
export function dataBook(schema: string): string {
  const personal: string[] = []
  const others: string[] = []
  for (const { name, columns } of tablesOf(schema)) {
    const life = RETENTION[name]
    if (!life) throw new Error(`${name}: api/privacy/retention.ts does not say how long it is kept`)
    const { what, why, days, from, by } = life
    if (by === 'nobody: of no person') others.push(`- \`${name}\`: ${what}`)
    else personal.push(`| \`${name}\` | ${what} | ${columns.join(', ')} | ${why} | ${lifeWords(days, from)} | ${by} |`)
  }
  return `# Data of people

Written by \`node scripts/gate/data-book.ts\` from prisma/schema.prisma and api/privacy/retention.ts; do not edit it. Columns in **bold** are
sealed (decision 0071). A dash: as long as the account or the order. The end of an account empties or deletes every row of its
person at once, but for what decision 0072 names; a refund or a consent taken back does so to all of a face.

| table | what | columns | why | how long | who ends it |
|---|---|---|---|---|---|
${personal.join('\n')}

Files: photos and both editions of reports live and end with their rows, sealed as these are; pictures of articles are of nobody.

## Tables of no person

${others.join('\n')}
`
}

if (import.meta.main)
  await writeFile(join(ROOT, 'docs/data.md'), dataBook(await readFile(join(ROOT, 'prisma/schema.prisma'), 'utf8')))
