import { FormFact, type FormFacts } from '#contract/facts.ts'
import { isFactKey } from '#visagism/facts/facts.ts'
import type { SettledFact } from '#visagism/facts/settle.ts'
import type { Prisma, Tx } from '../platform/db.ts'

type Row = Pick<Prisma.SaidFactGetPayload<object>, 'key' | 'value' | 'words' | 'source' | 'kept'>

/** Of a form; the newest last. */
export const factRows = {
  orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  select: { key: true, value: true, words: true, source: true, kept: true },
} as const satisfies Prisma.OnboardingForm$factsArgs

/** As the knowledge settles them. A fact that it no longer knows is left out. */
export const saidFacts = (rows: readonly Row[]): SettledFact[] =>
  rows.flatMap(({ key, value, words, source, kept }) =>
    isFactKey(key)
      ? [{ key, source, kept, ...(value === null ? {} : { value }), ...(words === null ? {} : { words }) }]
      : [],
  )

/** As the form sent them. */
export const formFacts = (rows: readonly Row[]): FormFact[] =>
  rows.flatMap(({ source, value, words, ...row }) =>
    source === 'visagist'
      ? []
      : [FormFact.parse({ ...row, source, value: value ?? undefined, words: words ?? undefined })],
  )

/** The buyer's, in place of those of an earlier form. The form is stored. */
export async function keepFormFacts(tx: Tx, orderId: string, facts: FormFacts): Promise<void> {
  await tx.saidFact.deleteMany({ where: { orderId, source: { not: 'visagist' } } })
  await tx.saidFact.createMany({
    data: facts.map(({ value, words, ...fact }) => ({
      ...fact,
      orderId,
      value: value || null,
      words: words || null,
    })),
  })
}

export interface VisagistFact extends Pick<SettledFact, 'key' | 'value' | 'words' | 'kept'> {
  readonly orderId: string
  readonly byUserId: string
}

/** Adds a fact, confirms one (`kept`) or takes one away; the last word on a fact and value counts. The caller locks the order. */
export async function sayFact(
  tx: Tx,
  { orderId, byUserId, key, value = '', words = '', kept }: VisagistFact,
): Promise<void> {
  const rows = await tx.saidFact.findMany({ where: { orderId, source: 'visagist' } })
  const before = rows.filter((row) => row.key === key && (row.value ?? '') === value).map(({ id }) => id)
  await tx.saidFact.deleteMany({ where: { id: { in: before } } })
  await tx.saidFact.create({
    data: { orderId, byUserId, key, value: value || null, words: words || null, kept, source: 'visagist' },
  })
}
