import { randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'
import { env } from './env.ts'
import { KEY_BYTES, missingMastersSentence, readMasterKeys, unwrapKey, wrapKey } from './master-keys.ts'
import type { Prisma } from '#prisma/client/client.ts'

/**
 * Encrypted and erased together. Per order: `face` (photos, findings), `report` (text, files), `answers` (form, draft, staff notes).
 * `journal`: entries on one order or person. `device`: data on a person's phone. `signing`: the product's own.
 */
export type SealScope = 'face' | 'report' | 'answers' | 'journal' | 'device' | 'signing'

export interface SealOwner {
  readonly scope: SealScope
  /** An order's id; in `journal` also, in `device` only a person's. */
  readonly ownerId: string
}

/** Stored wrapped, so it survives a change of secrets. */
export const HOUSE: SealOwner = { scope: 'signing', ownerId: '00000000-0000-0000-0000-000000000000' }

export interface SealingKey {
  readonly id: string
  readonly key: Buffer
}

interface KeyRow {
  id: string
  scope: SealScope
  owner_id: string
  master_id: string
  wrapped: Buffer | null
}

const masters = readMasterKeys(env.MASTER_KEYS)
/** How long other processes may still use a destroyed key. */
const REMEMBERED_MS = 30_000
const MOST_REMEMBERED = 5_000
const remembered = new Map<string, { readonly key: Buffer; readonly until: number }>()

/** Separate connections: a transaction holding an ordinary one must not wait for another. Each statement stands alone. */
const pool = new pg.Pool({
  connectionString: env.DATABASE_URL,
  max: 4,
  connectionTimeoutMillis: 10_000,
  idleTimeoutMillis: 10_000,
  query_timeout: 10_000,
  allowExitOnIdle: true,
})
// Broken idle connections are replaced on the next query.
pool.on('error', () => {})

export const closeKeyring = () => pool.end()

const COLUMNS = 'id, scope, owner_id, master_id, wrapped'
const boundTo = (id: string, { scope, ownerId }: SealOwner) => `${id}:${scope}:${ownerId}`

function unwrapped(row: KeyRow): SealingKey | null {
  const known = remembered.get(row.id)
  if (!row.wrapped) {
    remembered.delete(row.id)
    return null
  }
  const bound = boundTo(row.id, { scope: row.scope, ownerId: row.owner_id })
  const key = known?.key ?? unwrapKey(masters, row.master_id, row.wrapped, bound)
  if (remembered.size >= MOST_REMEMBERED) remembered.clear()
  remembered.set(row.id, { key, until: Date.now() + REMEMBERED_MS })
  return { id: row.id, key }
}

/**
 * Created if missing. Never cached: data written with a destroyed key would be lost. Commits before the caller's transaction; an unused key
 * is harmless.
 */
export async function currentKey(owner: SealOwner): Promise<SealingKey> {
  const living = await findLiving(owner)
  if (living) return living
  const id = randomUUID()
  const { masterId, wrapped } = wrapKey(masters, randomBytes(KEY_BYTES), boundTo(id, owner))
  await pool.query(
    `INSERT INTO sealing_keys (id, scope, owner_id, master_id, wrapped) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (owner_id, scope) WHERE destroyed_at IS NULL DO NOTHING`,
    [id, owner.scope, owner.ownerId, masterId, wrapped],
  )
  const made = await findLiving(owner)
  if (!made) throw new Error(`no key for ${owner.scope}`)
  return made
}

async function findLiving({ scope, ownerId }: SealOwner): Promise<SealingKey | null> {
  const { rows } = await pool.query<KeyRow>(
    `SELECT ${COLUMNS} FROM sealing_keys WHERE owner_id = $1 AND scope = $2 AND destroyed_at IS NULL`,
    [ownerId, scope],
  )
  return rows[0] ? unwrapped(rows[0]) : null
}

export async function findKeys(ids: Iterable<string>): Promise<ReadonlyMap<string, Buffer>> {
  const found = new Map<string, Buffer>()
  const unknown: string[] = []
  const now = Date.now()
  for (const id of new Set(ids)) {
    const known = remembered.get(id)
    if (known && known.until > now) found.set(id, known.key)
    else unknown.push(id)
  }
  if (unknown.length === 0) return found
  for (const id of unknown) remembered.delete(id)
  const { rows } = await pool.query<KeyRow>(`SELECT ${COLUMNS} FROM sealing_keys WHERE id = ANY($1::uuid[])`, [unknown])
  for (const row of rows) {
    const key = unwrapped(row)
    if (key) found.set(row.id, key.key)
  }
  return found
}

/**
 * With the caller's transaction: their data becomes unreadable in every copy. Must be its last step for these owners: encrypting afterwards
 * would deadlock with itself.
 * @returns how many there were
 */
export async function destroyKeys(tx: Prisma.TransactionClient, owners: readonly SealOwner[]): Promise<number> {
  if (owners.length === 0) return 0
  const rows = await tx.$queryRaw<{ id: string }[]>`
    UPDATE sealing_keys k SET wrapped = NULL, destroyed_at = now()
    FROM unnest(${owners.map(({ scope }) => scope)}::text[], ${owners.map(({ ownerId }) => ownerId)}::uuid[]) o (scope, owner_id)
    WHERE k.owner_id = o.owner_id AND k.scope = o.scope AND k.destroyed_at IS NULL RETURNING k.id`
  for (const { id } of rows) remembered.delete(id)
  return rows.length
}

export const isMasterGiven = (id: string): boolean => masters.byId.has(id)

/** Exits with 78 (configuration error) if stored data needs a missing master key: requests would fail. */
export async function requireMasterKeys(): Promise<void> {
  const { rows } = await pool.query<{ master_id: string }>(
    'SELECT DISTINCT master_id FROM sealing_keys WHERE wrapped IS NOT NULL ORDER BY 1',
  )
  const missing = rows.map(({ master_id: id }) => id).filter((id) => !isMasterGiven(id))
  if (missing.length === 0) return
  process.stderr.write(`${missingMastersSentence(missing)}\n`)
  process.exit(78)
}

/** Rewraps keys under the current master key; data is unchanged. @returns how many */
export async function rewrapKeys(by = masters, take = 500): Promise<number> {
  let total = 0
  for (;;) {
    const { rows } = await pool.query<KeyRow>(
      `SELECT ${COLUMNS} FROM sealing_keys WHERE wrapped IS NOT NULL AND master_id <> $1 ORDER BY id LIMIT $2`,
      [by.current, take],
    )
    if (rows.length === 0) return total
    for (const row of rows) {
      if (!row.wrapped) continue
      const bound = boundTo(row.id, { scope: row.scope, ownerId: row.owner_id })
      const again = wrapKey(by, unwrapKey(by, row.master_id, row.wrapped, bound), bound)
      // Never restores one destroyed meanwhile.
      await pool.query(
        'UPDATE sealing_keys SET master_id = $2, wrapped = $3 WHERE id = $1 AND master_id = $4 AND wrapped IS NOT NULL',
        [row.id, again.masterId, again.wrapped, row.master_id],
      )
    }
    total += rows.length
  }
}

/** A master key wrapping none may be removed from `MASTER_KEYS`. */
export async function countWrapped(): Promise<{ masterId: string; keys: number; isCurrent: boolean }[]> {
  const { rows } = await pool.query<{ master_id: string; n: number }>(
    'SELECT master_id, count(*)::int AS n FROM sealing_keys WHERE wrapped IS NOT NULL GROUP BY 1 ORDER BY 1',
  )
  return rows.map(({ master_id, n }) => ({ masterId: master_id, keys: n, isCurrent: master_id === masters.current }))
}

/** The owning row's id, for writes by their own id alone. Committed rows only. */
export async function findOwnerId(table: string, id: string): Promise<string | null> {
  const { rows } = await pool.query<{ order_id: string }>(
    `SELECT order_id FROM ${pg.escapeIdentifier(table)} WHERE id = $1::uuid`,
    [id],
  )
  return rows[0]?.order_id ?? null
}
