import { hkdfSync, randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { db, lockName, type Tx } from '../platform/db.ts'
import { env } from '../platform/env.ts'
import { currentKey, findKeys, HOUSE, type SealingKey } from '../platform/keyring.ts'
import { keyIdOf, openValue, sealValue } from '../platform/sealed-value.ts'

const KEY = 'webhook-token'

/** Kept once an administrator changed the token; until then the environment's is the only one. */
const Kept = z.object({
  current: z.string(),
  previous: z.nullable(z.object({ token: z.string(), endsAt: z.string() })),
})
type Kept = z.infer<typeof Kept>

/** The token can create paid orders, so it is sealed: a copy of the database does not reveal it. */
const COLUMN = `Setting.${KEY}`
const sealingKey = ({ id, key }: SealingKey): SealingKey => ({
  id,
  key: Buffer.from(hkdfSync('sha256', key, '', 'rosto-ideal settings', 32)),
})

async function read(tx: Tx): Promise<Kept> {
  const row = await tx.setting.findUnique({ where: { key: KEY } })
  return Kept.safeParse(await opened(row?.value)).data ?? { current: env.KIWIFY_TOKEN, previous: null }
}

/** One that was stored before is readable as it stands. */
async function opened(stored: unknown): Promise<unknown> {
  const id = keyIdOf(stored)
  const key = id === null ? undefined : (await findKeys([id])).get(id)
  return id !== null && key ? openValue(sealingKey({ id, key }).key, COLUMN, String(stored)) : stored
}

const isLiving = (previous: Kept['previous']) => previous !== null && new Date(previous.endsAt).getTime() > Date.now()

/** How long another process may still take a token that was ended without an overlap. */
const REMEMBERED_MS = 5_000
let remembered: { readonly kept: Kept; readonly until: number } | undefined

/**
 * Tokens whose signature opens the receiver now: the current one, and the one before while its overlap lasts.
 * @param options.isFresh asks the database: what was read seconds ago may not know a new token
 */
export async function acceptedTokens({ isFresh = false } = {}): Promise<string[]> {
  if (isFresh || !remembered || remembered.until <= Date.now())
    remembered = { kept: await read(db), until: Date.now() + REMEMBERED_MS }
  const { current, previous } = remembered.kept
  return [current, ...(previous && isLiving(previous) ? [previous.token] : [])].filter((token) => token !== '')
}

/** The token to give the provider, and until when the one before it is still taken. */
export async function readToken(): Promise<{ token: string; previousEndsAt: string | null }> {
  const { current, previous } = await read(db)
  return { token: current, previousEndsAt: previous && isLiving(previous) ? previous.endsAt : null }
}

/** Makes a new token; the old one is taken for so many hours more, so that nothing is lost while the provider is told. */
export async function rotateToken(tx: Tx, overlapHours: number): Promise<{ token: string; previousEndsAt: string }> {
  await lockName(tx, KEY)
  const { current } = await read(tx)
  const endsAt = new Date(Date.now() + overlapHours * 3_600_000).toISOString()
  const kept: Kept = { current: randomBytes(16).toString('hex'), previous: { token: current, endsAt } }
  const value = sealValue(sealingKey(await currentKey(HOUSE)), COLUMN, kept)
  await tx.setting.upsert({ where: { key: KEY }, create: { key: KEY, value }, update: { value } })
  remembered = undefined
  return { token: kept.current, previousEndsAt: endsAt }
}
