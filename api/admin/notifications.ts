import { randomUUID } from 'node:crypto'
import type * as z from 'zod/mini'
import type {
  AdminNotification,
  Broadcast,
  BroadcastMessage,
  SingleNotification,
} from '#contract/admin/notifications.ts'
import type { Page, PageQuery } from '#contract/admin/page.ts'
import { Problem } from '#contract/problem.ts'
import { knownName, NAMES } from '../auth/names.ts'
import { cancelBroadcast, startBroadcast } from '../notifications/broadcast.ts'
import { publishNotifications } from '../notifications/publish.ts'
import type { Actor } from '../orders/order-status.ts'
import { db, Prisma, transact } from '../platform/db.ts'
import { journal } from './journal.ts'
import { findPage, readPage } from './page.ts'
import { personClause } from './search.ts'

export async function listAllNotifications(query: PageQuery): Promise<Page<AdminNotification>> {
  const searched = query.search ? await personClause(query.search, Prisma.sql`t.user_id`) : null
  const source = {
    from: Prisma.sql`notifications t`,
    where: searched ? Prisma.sql`AND ${searched.clause}` : Prisma.empty,
    some: searched?.some && Prisma.sql`AND ${searched.some}`,
  }
  const page = await readPage(
    await findPage(source, query),
    (ids) =>
      db.notification.findMany({
        where: { id: { in: ids } },
        include: { user: { select: { ...NAMES, email: true } } },
      }),
    (row): AdminNotification => ({
      id: row.id,
      userId: row.userId,
      recipientName: knownName(row.user),
      recipientEmail: row.user.email,
      type: row.type,
      title: row.title,
      message: row.message,
      orderId: row.orderId,
      read: row.readAt !== null,
      createdAt: row.createdAt.toISOString(),
    }),
  )
  return { ...page, ...(searched?.isFuzzyMatch ? { isFuzzyMatch: true } : {}) }
}

/** @throws Problem not-found (no such person), order-not-found (not theirs) */
export async function notifyOne(input: z.output<typeof SingleNotification>, actor: Actor): Promise<string> {
  const { userId, orderId = null, type, title, message } = input
  return transact(async (tx) => {
    if ((await tx.user.count({ where: { id: userId, erasedAt: null } })) === 0)
      throw new Problem('not-found', { text: 'Esta pessoa não existe mais.' })
    if (orderId && (await tx.order.count({ where: { id: orderId, userId } })) === 0)
      throw new Problem('order-not-found')
    const row = await tx.notification.create({ data: { userId, orderId, type, title, message } })
    await publishNotifications(tx, [row])
    await journal(tx, actor, { action: 'notification.sent', subject: 'user', subjectId: userId, to: { title } })
    return row.id
  })
}

export function broadcast(input: z.output<typeof BroadcastMessage>, actor: Actor): Promise<Broadcast> {
  return transact(async (tx) => {
    const { broadcast: started, isNew } = await startBroadcast(tx, input.broadcastId ?? randomUUID(), input)
    if (isNew)
      await journal(tx, actor, {
        action: 'broadcast.started',
        subject: 'broadcast',
        subjectId: started.id,
        to: { title: started.title, of: started.of },
      })
    return started
  })
}

/** @throws Problem not-found */
export async function stopBroadcast(id: string, actor: Actor): Promise<void> {
  await transact(async (tx) => {
    await cancelBroadcast(tx, id)
    await journal(tx, actor, { action: 'broadcast.cancelled', subject: 'broadcast', subjectId: id })
  })
}
