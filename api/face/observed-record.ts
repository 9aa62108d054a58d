import {
  OBSERVED_KEYS,
  ObservedFieldName,
  ObservedStanding,
  ObservedValues,
  type ObservedWord,
} from '#contract/face/observed.ts'
import { Problem } from '#contract/problem.ts'
import {
  isStale,
  type ObservedField,
  type ObservedRecord,
  type Observer,
  OBSERVERS,
} from '#visagism/observed/observed.ts'
import { printedName } from '#visagism/names/person-name.ts'
import type { Prisma, Tx } from '../platform/db.ts'

type Row = Pick<Prisma.ObservationGetPayload<object>, 'field' | 'value' | 'by' | 'createdAt'>

const NEWEST_FIRST = { createdAt: 'desc' } as const satisfies Prisma.ObservationOrderByWithRelationInput

export const observedRows = {
  orderBy: NEWEST_FIRST,
  select: { field: true, value: true, by: true, createdAt: true },
} as const satisfies Prisma.Order$observedArgs

/**
 * Per field the strongest observer's last value. A withdrawal also voids weaker observers' earlier values, or the field would refill
 * itself. Drops curl types that contradict the texture, and frames without glasses.
 * @param rows of one order, in any order
 */
export function standingIn(rows: readonly Row[]): ObservedRecord {
  const newest = rows.toSorted(later)
  const record: Record<string, unknown> = {}
  for (const field of new Set(rows.map((row) => row.field))) {
    const word = currentWord(newest.filter((row) => row.field === field))
    const known = ObservedValues.safeParse({ [field]: word?.value })
    if (word && known.success) record[field] = { value: word.value, by: word.by, at: word.createdAt.toISOString() }
  }
  const said = ObservedStanding.parse(record)
  const stale: ReadonlySet<string> = new Set(OBSERVED_KEYS.filter((field) => isStale(field, said)))
  const standing = ObservedStanding.parse(
    Object.fromEntries(Object.entries(said).filter(([field]) => !stale.has(field))),
  )
  if (fitsTexture(standing.curlType?.value, standing.texture?.value)) return standing
  const { curlType: _stale, ...rest } = standing
  return rest
}

/** @param newest of one field, the newest first */
function currentWord(newest: readonly Row[]): Row | null {
  let emptiedAt = 0
  for (const by of OBSERVERS.toReversed()) {
    const last = newest.find((row) => row.by === by)
    if (!last || last.createdAt.getTime() <= emptiedAt) continue
    if (last.value !== null) return last
    emptiedAt = last.createdAt.getTime()
  }
  return null
}

const FIRST_OF_TYPE: Readonly<Record<string, string>> = { 1: 'liso', 2: 'ondulado', 3: 'cacheado', 4: 'crespo' }

/** Missing values never contradict. */
function fitsTexture(curlType: string | undefined, texture: string | undefined): boolean {
  return !curlType || !texture || FIRST_OF_TYPE[curlType.charAt(0)] === texture
}

export async function findRecord(tx: Tx, orderId: string): Promise<ObservedRecord> {
  return standingIn(await tx.observation.findMany({ where: { orderId } }))
}

export async function findHistory(tx: Tx, orderId: string): Promise<ObservedWord[]> {
  const rows = await tx.observation.findMany({
    where: { orderId },
    orderBy: [NEWEST_FIRST, { id: 'desc' }],
    include: { byUser: { select: { fullName: true } } },
  })
  return rows.flatMap(({ field, value, by, byUser, createdAt }) => {
    const known = ObservedFieldName.safeParse(field)
    if (!known.success) return []
    const name = by === 'visagista' ? printedName(byUser?.fullName) : null
    return [{ field: known.data, value, by, name, at: createdAt.toISOString() }]
  })
}

export interface Saying {
  readonly orderId: string
  readonly by: Observer
  readonly byUserId: string
  readonly values: ObservedValues
  /** Default now; clamped to now. */
  readonly saidAt?: Partial<Record<ObservedField, string>> | undefined
  /** Counts even if equal to a last value that was overridden since. */
  readonly isAnew?: boolean
}

/**
 * Skips repeated or older values: phones may send twice and late. The caller locks the order.
 * @returns fields written
 * @throws Problem invalid: curl type contradicts texture
 */
export async function keepWords(tx: Tx, saying: Saying): Promise<ObservedField[]> {
  const { orderId, by, byUserId, values, saidAt = {}, isAnew = false } = saying
  const rows = await tx.observation.findMany({ where: { orderId } })
  const now = Date.now()
  const words = OBSERVED_KEYS.flatMap((field) => {
    const value = values[field]
    if (value === undefined) return []
    const told = saidAt[field]
    const last = rows.filter((row) => row.by === by && row.field === field).toSorted(later)[0]
    // Keep times distinct within a millisecond.
    const at = told ? Math.min(new Date(told).getTime(), now) : Math.max(now, (last?.createdAt.getTime() ?? 0) + 1)
    const repeats = last?.value === value && !isAnew
    if (last ? repeats || last.createdAt.getTime() >= at : value === null && !isAnswered(rows, field)) return []
    return [{ orderId, field, value, by, byUserId, createdAt: new Date(at) }]
  })
  if (words.length === 0) return []
  refuseMismatch(standingIn([...rows, ...words].filter(({ field }) => field !== 'curlType')), values.curlType)
  await tx.observation.createMany({ data: words })
  return words.map(({ field }) => field)
}

const later = (a: Row, b: Row) => b.createdAt.getTime() - a.createdAt.getTime()
/** Withdrawing an unset value is no entry. */
const isAnswered = (rows: readonly Row[], name: ObservedField) => rows.some(({ field }) => field === name)

function refuseMismatch({ texture }: ObservedRecord, curlType: string | null | undefined): void {
  if (fitsTexture(curlType ?? undefined, texture?.value)) return
  const own = FIRST_OF_TYPE[curlType?.charAt(0) ?? '']
  throw new Problem('invalid', {
    fields: { 'values.curlType': `O tipo ${curlType} é de cabelo ${own}, e a textura dita é ${texture?.value}.` },
  })
}
