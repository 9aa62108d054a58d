import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import * as z from 'zod'

/** In the order of row numbers. */
export const PARTS = ['customer', 'funnel', 'administration'] as const
export const TABLE_FOLDER = 'docs/specification'

const words = z.string().trim().min(1)
const oneOrMore = z
  .union([words, z.array(words).min(1)])
  .transform((value) => (typeof value === 'string' ? [value] : value))
const fields = z.array(words).min(1)

/** Shown by a screen, mail or answer. `{name}` stands for any expression. */
const TextProof = z.strictObject({ text: oneOrMore, in: oneOrMore.optional() })
/** `a.b` is field `b` of `a`, or of its items. */
const CallProof = z.strictObject({
  call: z.string().regex(/^(GET|HEAD|POST|PUT|PATCH|DELETE) \/\S*$/),
  query: fields.optional(),
  body: fields.optional(),
  files: fields.optional(),
  reply: fields.optional(),
})
/** `NAME` or `NAME.path.to.value`, and its value. */
const ConstantProof = z.strictObject({ constant: words, in: words, is: z.json() })
const FileProof = z.strictObject({ file: oneOrMore })
/** The full title: `describe › it`. */
const TestProof = z.strictObject({ test: words, in: words })
/** The decision must name the row's number or contain `about`. */
const RecordProof = z.strictObject({ record: z.string().regex(/^\d{4}$/), about: words.optional() })

const Proof = z.union([TextProof, CallProof, ConstantProof, FileProof, TestProof, RecordProof])
export type Proof = z.infer<typeof Proof>

const Row = z.strictObject({ row: z.string().regex(/^[1-3]\.\d{3}$/), says: words, proof: z.array(Proof).min(1) })
export type Row = z.infer<typeof Row>

/** @throws where a row has the wrong shape, naming it */
export function readRows(name: string, yaml: string): Row[] {
  const data: unknown = parse(yaml)
  if (!Array.isArray(data)) throw new Error(`${name} is no list of rows`)
  return data.map((entry: unknown, index) => {
    const row = Row.safeParse(entry)
    if (row.success) return row.data
    throw new Error(`${name}, entry ${index + 1}: ${JSON.stringify(entry)}\n${z.prettifyError(row.error)}`)
  })
}

export async function readTable(root: string): Promise<Row[]> {
  const parts = PARTS.map(async (part) => {
    const file = `${TABLE_FOLDER}/${part}.yaml`
    return readRows(file, await readFile(join(root, file), 'utf8'))
  })
  return (await Promise.all(parts)).flat()
}

/** The words “between these”. */
export const quotedIn = (says: string): string[] => [...says.matchAll(/“([^”]+)”/g)].map(([, words = '']) => words)
