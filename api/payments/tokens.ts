import { hkdfSync, randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { db, lockName, type Tx } from '../platform/db.ts'
import { env } from '../platform/env.ts'
import { currentKey, findKeys, HOUSE, type SealingKey } from '../platform/keyring.ts'
import { keyIdOf, openValue, sealValue } from '../platform/sealed-value.ts'

const KEY = 'webhook-token'

/** Stored once changed here; before that, only the environment's token applies. */
const Kept = z.object({
  current: z.string(),
  previous: z.nullable(z.object({ token: z.string(), endsAt: z.string() })),
})
type Kept = z.infer<typeof Kept>

/** The token can create paid orders, so it is encrypted. */
const COLUMN = `Setting.${KEY}`
const sealingKey = ({ id, key }: SealingKey): SealingKey => ({
  id,
  key: Buffer.from(hkdfSync('sha256', key, '', 'rosto-ideal settings', 32)),
})

async function read(tx: Tx): Promise<Kept> {
  const row = await tx.setting.findUnique({ where: { key: KEY } })
  return Kept.safeParse(await opened(row?.value)).data ?? { current: env.KIWIFY_TOKEN, previous: null }
}

/** Older values are plain. */
async function opened(stored: unknown): Promise<unknown> {
  const id = keyIdOf(stored)
  const key = id === null ? undefined : (await findKeys([id])).get(id)
  return id !== null && key ? openValue(sealingKey({ id, key }).key, COLUMN, String(stored)) : stored
}

const isLiving = (previous: Kept['previous']) => previous !== null && new Date(previous.endsAt).getTime() > Date.now()

/** Other processes' cache time. */
const REMEMBERED_MS = 5_000
let remembered: { readonly kept: Kept; readonly until: number } | undefined

/**
 * The previous one counts during its overlap.
 * @param options.isFresh bypass the cache, which may lack a new token
 */
export async function acceptedTokens({ isFresh = false } = {}): Promise<string[]> {
  if (isFresh || !remembered || remembered.until <= Date.now())
    remembered = { kept: await read(db), until: Date.now() + REMEMBERED_MS }
  const { current, previous } = remembered.kept
  return [current, ...(previous && isLiving(previous) ? [previous.token] : [])].filter((token) => token !== '')
}

export async function readToken(): Promise<{ token: string; previousEndsAt: string | null }> {
  const { current, previous } = await read(db)
  return { token: current, previousEndsAt: previous && isLiving(previous) ? previous.endsAt : null }
}

/** The old token stays valid for a while. */
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
