import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { db, lockName, Prisma, transact, type Tx } from '../platform/db.ts'
import { isSignedLasting, signLasting } from '../platform/lasting-signature.ts'

const PAGE = 2_000
const HOUR_MS = 3_600_000
/** Older unlinked entries were inserted later: transactions and clock differences take far less. */
const LATEST_MS = HOUR_MS
const HEAD = 'journal.head'

/** Signed, so rewriting the link table is detected. */
const Head = z.object({
  position: z.int(),
  hash: z.string(),
  /** Newest linked entry's time. */
  until: z.iso.datetime(),
  signature: z.string(),
})
type Head = z.infer<typeof Head>

/** `removed`: a missing entry or link. `unlinked`: an old entry outside the chain. */
export type Fault = 'changed' | 'removed' | 'unlinked' | 'head'

export interface Break {
  readonly fault: Fault
  /** From 1; null for an unlinked entry. */
  readonly position: number | null
  readonly entryId: string | null
}

export interface Verdict {
  readonly entries: number
  readonly head: Pick<Head, 'position' | 'hash'> | null
  readonly broken: Break | null
}

/** The last link is not the signed one: nothing may be appended. */
export class ChainBroken extends Error {
  override name = 'ChainBroken'
}

/** Encrypted values stay so: destroying a key changes nothing here. */
interface StoredEntry {
  readonly id: string
  /** All other columns in order, as JSON text. */
  readonly stored: string
  readonly createdAt: Date
}

const STORED = Prisma.sql`e.id::text AS id, e.created_at AS "createdAt", json_build_array(e.actor_id, e.actor_role, e.action,
  e.subject, e.subject_id, e."from"::text, e."to"::text, e.ip, (extract(epoch FROM e.created_at) * 1000)::bigint)::text AS stored`

/** SHA-256 of previous hash and entry, hexadecimal. */
const hashOf = (before: string, { id, stored }: Pick<StoredEntry, 'id' | 'stored'>) =>
  createHash('sha256').update(`${before}\n${id}\n${stored}`).digest('hex')

const headText = ({ position, hash, until }: Omit<Head, 'signature'>) => `journal head ${position} ${hash} ${until}`

async function readHead(tx: Tx): Promise<Head | null> {
  const row = await tx.setting.findUnique({ where: { key: HEAD } })
  return row && Head.parse(row.value)
}

/**
 * In found order, so that writers never wait. Safe for several processes.
 * @returns how many
 * @throws ChainBroken
 */
export async function linkEntries(): Promise<number> {
  for (let total = 0; ;) {
    const linked = await transact(linkPage)
    total += linked
    if (linked < PAGE) return total
  }
}

async function linkPage(tx: Tx): Promise<number> {
  await lockName(tx, HEAD)
  const head = await readHead(tx)
  await requireSigned(tx, head)
  const since = head ? Prisma.sql`e.created_at > ${new Date(Date.parse(head.until) - LATEST_MS)} AND` : Prisma.empty
  const entries = await tx.$queryRaw<StoredEntry[]>`
    SELECT ${STORED} FROM journal_entries e
    WHERE ${since} NOT EXISTS (SELECT FROM journal_links l WHERE l.entry_id = e.id)
    ORDER BY e.created_at, e.id LIMIT ${PAGE}`
  const last = entries.at(-1)
  if (!last) return 0
  let hash = head?.hash ?? ''
  const hashes = entries.map((entry) => (hash = hashOf(hash, entry)))
  const first = (head?.position ?? 0) + 1
  await tx.$executeRaw`
    INSERT INTO journal_links (position, entry_id, hash)
    SELECT ${first} + n - 1, id, hash
    FROM unnest(${entries.map(({ id }) => id)}::uuid[], ${hashes}::text[]) WITH ORDINALITY t (id, hash, n)`
  await writeHead(tx, {
    position: first + entries.length - 1,
    hash,
    // A fast clock must not hide others' entries.
    until: new Date(
      Math.max(Math.min(last.createdAt.getTime(), Date.now()), Date.parse(head?.until ?? '1970-01-01')),
    ).toISOString(),
  })
  return entries.length
}

async function writeHead(tx: Tx, unsigned: Omit<Head, 'signature'>): Promise<void> {
  const value: Head = { ...unsigned, signature: await signLasting(headText(unsigned)) }
  await tx.setting.upsert({ where: { key: HEAD }, create: { key: HEAD, value }, update: { value } })
}

/** @throws ChainBroken */
async function requireSigned(tx: Tx, head: Head | null): Promise<void> {
  const last = await tx.journalLink.findFirst({ orderBy: { position: 'desc' } })
  const isSame = last ? head?.position === Number(last.position) && head.hash === last.hash : head === null
  if (!isSame || (head && !(await isSignedLasting(headText(head), head.signature)))) throw new ChainBroken(HEAD)
}

/** Rereads the whole chain, ignoring links added meanwhile. */
export async function verifyChain(): Promise<Verdict> {
  const head = await readHead(db)
  if (!head) {
    const link = await db.journalLink.findFirst({ orderBy: { position: 'asc' } })
    const broken = link && ({ fault: 'head', position: Number(link.position), entryId: link.entryId } as const)
    return { entries: 0, head: null, broken }
  }
  const walked = await walk(head)
  const { position, hash } = head
  return {
    entries: walked.entries,
    head: { position, hash },
    broken: walked.broken ?? (await checkHead(head, walked.hash)) ?? (await findUnlinked()),
  }
}

async function walk(head: Head): Promise<{ entries: number; hash: string; broken: Break | null }> {
  let hash = ''
  for (let position = 0; position < head.position;) {
    const links = await db.$queryRaw<
      { position: bigint; entryId: string; hash: string; id: string | null; stored: string }[]
    >`SELECT l.position, l.entry_id::text AS "entryId", l.hash, ${STORED}
      FROM journal_links l LEFT JOIN journal_entries e ON e.id = l.entry_id
      WHERE l.position > ${position} AND l.position <= ${head.position} ORDER BY l.position LIMIT ${PAGE}`
    for (const { entryId, id, stored, ...link } of links) {
      if (Number(link.position) !== position + 1) break
      if (id === null) return { entries: position, hash, broken: { fault: 'removed', position: position + 1, entryId } }
      hash = hashOf(hash, { id, stored })
      if (hash !== link.hash)
        return { entries: position, hash, broken: { fault: 'changed', position: position + 1, entryId } }
      position += 1
    }
    const isGap = links.length === 0 || Number(links.at(-1)?.position) !== position
    if (isGap && position < head.position)
      return { entries: position, hash, broken: { fault: 'removed', position: position + 1, entryId: null } }
  }
  return { entries: head.position, hash, broken: null }
}

async function checkHead(head: Head, hash: string): Promise<Break | null> {
  const isRight = hash === head.hash && (await isSignedLasting(headText(head), head.signature))
  return isRight ? null : { fault: 'head', position: head.position, entryId: null }
}

/** Older than anything still in flight. */
async function findUnlinked(): Promise<Break | null> {
  const [entry] = await db.$queryRaw<{ id: string }[]>`
    SELECT e.id::text AS id FROM journal_entries e
    WHERE e.created_at < ${new Date(Date.now() - LATEST_MS)}
      AND NOT EXISTS (SELECT FROM journal_links l WHERE l.entry_id = e.id)
    ORDER BY e.created_at, e.id LIMIT 1`
  return entry ? { fault: 'unlinked', position: null, entryId: entry.id } : null
}

/** For comparison with a hash noted elsewhere. @returns null where there is none */
export async function hashAt(position: number): Promise<string | null> {
  return (await db.journalLink.findUnique({ where: { position } }))?.hash ?? null
}
