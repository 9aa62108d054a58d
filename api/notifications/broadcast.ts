import * as z from 'zod/mini'
import type { Broadcast, BroadcastMessage } from '#contract/admin/notifications.ts'
import { Problem } from '#contract/problem.ts'
import { db, lockName, type Prisma, transact, type Tx } from '../platform/db.ts'
import { enqueue } from '../platform/queue.ts'
import { publishNotifications } from './publish.ts'

/** People per transaction: quick to cancel, yet 300,000 in minutes. */
export const BROADCAST_BATCH = 1000
const PREFIX = 'broadcast:'

const Kept = z.object({
  type: z.string(),
  title: z.string(),
  message: z.string(),
  state: z.enum(['sending', 'done', 'cancelled']),
  told: z.int(),
  of: z.int(),
  /** Last person notified. */
  after: z.nullable(z.string()),
  createdAt: z.string(),
})
type Kept = z.infer<typeof Kept>

const keyOf = (id: string) => PREFIX + id
const present = (id: string, { state, told, of, title, message, createdAt }: Kept): Broadcast => ({
  id,
  title,
  message,
  state,
  told,
  of,
  createdAt,
})

const everybody = (at: string) =>
  ({ role: 'customer', erasedAt: null, createdAt: { lte: new Date(at) } }) as const satisfies Prisma.UserWhereInput

export const countRecipients = (): Promise<number> => db.user.count({ where: everybody(new Date().toISOString()) })

/** The same id starts once. */
export async function startBroadcast(
  tx: Tx,
  id: string,
  message: z.output<typeof BroadcastMessage>,
): Promise<{ broadcast: Broadcast; isNew: boolean }> {
  await lockName(tx, keyOf(id))
  const known = await read(tx, id)
  if (known) return { broadcast: present(id, known), isNew: false }
  const createdAt = new Date().toISOString()
  const of = await tx.user.count({ where: everybody(createdAt) })
  const { type, title, message: text } = message
  const kept: Kept = { type, title, message: text, state: 'sending', told: 0, of, after: null, createdAt }
  await tx.setting.create({ data: { key: keyOf(id), value: kept } })
  await enqueue(tx, 'notifications.broadcast', { broadcastId: id })
  return { broadcast: present(id, kept), isNew: true }
}

async function read(tx: Tx, id: string): Promise<Kept | null> {
  const row = await tx.setting.findUnique({ where: { key: keyOf(id) } })
  return Kept.safeParse(row?.value).data ?? null
}

/** Sends, saves progress and queues the next batch atomically. */
export async function sendBroadcastBatch(id: string): Promise<void> {
  await transact(async (tx) => {
    await lockName(tx, keyOf(id))
    const kept = await read(tx, id)
    if (kept?.state !== 'sending') return
    const people = await tx.user.findMany({
      where: { ...everybody(kept.createdAt), ...(kept.after ? { id: { gt: kept.after } } : {}) },
      orderBy: { id: 'asc' },
      take: BROADCAST_BATCH,
      select: { id: true },
    })
    const written = await tx.notification.createManyAndReturn({
      data: people.map(({ id: userId }) => ({
        userId,
        type: kept.type,
        title: kept.title,
        message: kept.message,
        dedupeKey: `${keyOf(id)}:${userId}`,
      })),
      skipDuplicates: true,
      select: { id: true, userId: true, type: true },
    })
    await publishNotifications(tx, written)
    const isLast = people.length < BROADCAST_BATCH
    const value: Kept = {
      ...kept,
      told: kept.told + written.length,
      after: people.at(-1)?.id ?? kept.after,
      state: isLast ? 'done' : 'sending',
    }
    await tx.setting.update({ where: { key: keyOf(id) }, data: { value } })
    if (!isLast) await enqueue(tx, 'notifications.broadcast', { broadcastId: id })
  })
}

/** Stops before the next batch. @throws Problem not-found */
export async function cancelBroadcast(tx: Tx, id: string): Promise<void> {
  await lockName(tx, keyOf(id))
  const kept = await read(tx, id)
  if (!kept) throw new Problem('not-found')
  if (kept.state !== 'sending') return
  await tx.setting.update({ where: { key: keyOf(id) }, data: { value: { ...kept, state: 'cancelled' } } })
}

export async function listBroadcasts(): Promise<Broadcast[]> {
  const rows = await db.setting.findMany({
    where: { key: { startsWith: PREFIX } },
    orderBy: { updatedAt: 'desc' },
    take: 10,
  })
  return rows.flatMap((row) => {
    const kept = Kept.safeParse(row.value).data
    return kept ? [present(row.key.slice(PREFIX.length), kept)] : []
  })
}
