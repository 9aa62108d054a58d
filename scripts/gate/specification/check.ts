import { access, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { declaredCalls, hasField } from './calls.ts'
import { constantOf, isTextIn, readSources, saidIn, titlesOf, tooShort } from './sources.ts'
import { quotedIn, readTable, type Proof, type Row } from './table.ts'

export interface Unproved {
  readonly row: string
  readonly says: string
  readonly lookedFor: readonly string[]
}

export const sayUnproved = ({ row, says, lookedFor }: Unproved) =>
  [`${row} ${says}`, ...lookedFor.map((one) => `      not found: ${one}`)].join('\n')

export async function unprovedRows(root: string): Promise<Unproved[]> {
  const rows = await readTable(root)
  const look = await lookingIn(root)
  const looked = await Promise.all(
    rows.map(async (row) => {
      const vain = await Promise.all(row.proof.map((proof) => look(row, proof)))
      return { row: row.row, says: row.says, lookedFor: [...unquoted(row), ...vain.flat()] }
    }),
  )
  return looked.filter(({ lookedFor }) => lookedFor.length > 0)
}

/** Quotes that no proof shows and no decision changes. */
function unquoted({ says, proof }: Row): string[] {
  if (proof.some((one) => 'record' in one)) return []
  const shown = proof.flatMap((one) => ('text' in one ? one.text : 'is' in one ? wordsIn(one.is) : []))
  return quotedIn(says)
    .filter((words) => !shown.includes(words))
    .map((words) => `a proof of “${words}”, which the row quotes: a text of these very words, or a record`)
}

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap((one) => wordsIn(one)) : []
}

type Look = (row: Row, proof: Proof) => Promise<string[]>

async function lookingIn(root: string): Promise<Look> {
  const [sources, calls] = await Promise.all([readSources(root), declaredCalls(root)])
  const records = await readdir(join(root, 'docs/decisions')).catch(() => [])

  function texts({ text, in: places }: Extract<Proof, { text: unknown }>): string[] {
    const said = saidIn(sources, places)
    const where = places?.join(', ') ?? 'the sources of production'
    return text.flatMap((words) => {
      const short = tooShort(words, places)
      if (short) return [`the text “${words}”, which ${short}`]
      return isTextIn(words, said) ? [] : [`the text “${words}” in ${where}`]
    })
  }

  function call(proof: Extract<Proof, { call: unknown }>): string[] {
    const declared = [...calls].find(([name]) => sameCall(name, proof.call))?.[1]
    if (!declared) return [`the call ${proof.call} in the contract's tables`]
    const missing = (part: 'query' | 'body' | 'reply') =>
      (proof[part] ?? [])
        .filter((field) => !hasField(declared[part], field))
        .map((field) => `the field ${field} in the ${part} of ${proof.call}`)
    const files = (proof.files ?? []).filter((name) => !declared.files?.includes(name))
    return [
      ...missing('query'),
      ...missing('body'),
      ...missing('reply'),
      ...files.map((name) => `the file ${name} of ${proof.call}`),
    ]
  }

  async function constant(proof: Extract<Proof, { constant: unknown }>): Promise<string[]> {
    const wanted = `the constant ${proof.constant} of ${proof.in} with the value ${JSON.stringify(proof.is)}`
    try {
      const value = await constantOf(root, sources, proof.in, proof.constant)
      if (isDeepStrictEqual(JSON.parse(JSON.stringify(value ?? null)), proof.is)) return []
      return [`${wanted}; it is ${JSON.stringify(value)}`]
    } catch (error) {
      return [`${wanted}; ${error instanceof Error ? error.message : String(error)}`]
    }
  }

  async function file(proof: Extract<Proof, { file: unknown }>): Promise<string[]> {
    const there = await Promise.all(
      proof.file.map((name) =>
        access(join(root, name)).then(
          () => true,
          () => false,
        ),
      ),
    )
    return proof.file.filter((_, index) => !there[index]).map((name) => `the file ${name}`)
  }

  async function test(proof: Extract<Proof, { test: unknown }>): Promise<string[]> {
    const source = await readFile(join(root, proof.in), 'utf8').catch(() => '')
    return titlesOf(source).includes(proof.test) ? [] : [`the test “${proof.test}” in ${proof.in}`]
  }

  async function record({ row }: Row, proof: Extract<Proof, { record: unknown }>): Promise<string[]> {
    const name = records.find((one) => one.startsWith(`${proof.record}-`))
    if (!name) return [`the decision ${proof.record} in docs/decisions`]
    const text = (await readFile(join(root, 'docs/decisions', name), 'utf8')).replace(/\s+/g, ' ')
    if (/^#[^·]*· superseded by/.test(text)) return [`the decision ${proof.record}, which is not in force any more`]
    const subject = proof.about ?? row
    return text.includes(subject) ? [] : [`“${subject}” in the decision ${name}`]
  }

  return async (row, proof) => {
    if ('text' in proof) return texts(proof)
    if ('call' in proof) return call(proof)
    if ('constant' in proof) return constant(proof)
    if ('file' in proof) return file(proof)
    if ('test' in proof) return test(proof)
    return record(row, proof)
  }
}

/** Parameter names do not matter. */
const sameCall = (one: string, other: string) => {
  const plain = (call: string) => call.replace(/\{\w+\}/g, '{}')
  return plain(one) === plain(other)
}
