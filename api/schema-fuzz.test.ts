import fc from 'fast-check'
import { expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { CONTRACT_TABLES } from './admin/openapi.ts'
import { fieldMessages } from './platform/http.ts'

/** Values per schema; `SCHEMA_FUZZ=100000 npx vitest run --project integration api/schema-fuzz` for a night. */
const VALUES = Number(process.env['SCHEMA_FUZZ'] ?? 2000)
const MOST_FIELDS = 12

interface Asked {
  readonly name: string
  readonly schema: z.ZodMiniType
}

/** All request schemas, deduplicated. */
const asked: readonly Asked[] = Object.values(CONTRACT_TABLES).flatMap((table) =>
  Object.values(table).flatMap(({ method, path, params, query, body }) =>
    Object.entries({ params, query, body }).flatMap(([part, schema]) =>
      schema ? [{ name: `${method} ${path}, ${part}`, schema }] : [],
    ),
  ),
)

/** Empty unless an object. */
function fieldsOf(schema: z.ZodMiniType): string[] {
  const { def } = schema._zod as { readonly def: { readonly shape?: Readonly<Record<string, unknown>> } }
  return Object.keys(def.shape ?? {})
}

const HOSTILE: readonly unknown[] = [
  '__proto__',
  'constructor',
  '\u0000',
  '\ud800',
  '💇🏾‍♀️'.repeat(300),
  'a'.repeat(100_000),
  '../../etc/passwd',
  "'; DROP TABLE orders; --",
  '<script>alert(1)</script>',
  '2026-02-30',
  '0001-01-01T00:00:00.000Z',
  '9'.repeat(400),
  '1e309',
  '-0',
  ' ',
  Number.MAX_SAFE_INTEGER + 1,
  -1,
  0.1,
  [],
  [[[[]]]],
  {},
  { __proto__: null, toString: 1 },
  Array.from({ length: 1000 }, (_, at) => at),
  null,
  true,
]

const any = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.anything({ maxDepth: 3, withNullPrototype: true }),
  fc.jsonValue({ maxDepth: 4 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
)
const values = fc.sample(any, VALUES)

it('every call that reads anything is asked', () => {
  expect(asked.length).toBeGreaterThan(100)
})

it.each(asked)('$name: nothing makes it throw, what it refuses it says in words of ours', ({ schema }) => {
  const fields = fieldsOf(schema).slice(0, MOST_FIELDS)
  for (let at = 0; at < VALUES; at++) {
    const own = Object.fromEntries(fields.map((field, nth) => [field, values[(at + nth * 97) % VALUES]]))
    // Half use the schema's own fields.
    const value = at % 2 === 0 && fields.length > 0 ? own : values[at]
    const { success, error } = schema.safeParse(value)
    if (success) continue
    for (const message of Object.values(fieldMessages(error))) {
      if (!/^\S.{3,}/su.test(message) || message === 'Invalid input')
        throw new Error(`No words for ${JSON.stringify(value)?.slice(0, 200)}`)
    }
  }
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
})
