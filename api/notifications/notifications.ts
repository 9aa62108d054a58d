import type { JournalAction } from '#contract/journal.ts'
import type { Notification } from '#contract/notifications.ts'
import { Problem } from '#contract/problem.ts'
import { db, transact, type Tx } from '../platform/db.ts'
import { announceNotifications, publishNotifications } from './publish.ts'

export interface NewNotification {
  readonly userId: string
  readonly type: string
  readonly title: string
  readonly message: string
  readonly orderId?: string | null
  /** The same key notifies once. */
  readonly dedupeKey?: string
}

/** In the caller's transaction: list, live screens, subscribed phones. */
export async function notify(tx: Tx, notification: NewNotification): Promise<void> {
  const [row] = await tx.notification.createManyAndReturn({
    data: [{ ...notification }],
    skipDuplicates: true,
    select: { id: true },
  })
  if (row) await publishNotifications(tx, [{ ...notification, id: row.id }])
}

export async function listNotifications(userId: string): Promise<Notification[]> {
  const rows = await db.notification.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: 100,
  })
  return rows.map((row) => ({
    id: row.id,
    type: row.type,
    title: row.title,
    message: row.message,
    orderId: row.orderId,
    read: row.readAt !== null,
    createdAt: row.createdAt.toISOString(),
  }))
}

export const countUnread = (userId: string): Promise<number> =>
  db.notification.count({ where: { userId, readAt: null } })

/** Idempotent. @throws Problem 'not-found' for a stranger's */
export async function markRead(userId: string, id: string): Promise<void> {
  await transact(async (tx) => {
    const { count } = await tx.notification.updateMany({
      where: { id, userId, readAt: null },
      data: { readAt: new Date() },
    })
    if (count > 0) await announceNotifications(tx, userId)
    else if ((await tx.notification.count({ where: { id, userId } })) === 0) throw new Problem('not-found')
  })
}

/** Administrators may remove anyone's; journalled. @throws Problem 'not-found' */
export async function removeNotification(viewer: { id: string; role: string; ip: string }, id: string): Promise<void> {
  await transact(async (tx) => {
    const row = await tx.notification.findFirst({
      where: { id, ...(viewer.role === 'admin' ? {} : { userId: viewer.id }) },
    })
    if (!row) throw new Problem('not-found')
    await tx.notification.deleteMany({ where: { id } })
    await announceNotifications(tx, row.userId)
    if (row.userId === viewer.id) return
    const { title, userId } = row
    await tx.journalEntry.create({
      data: {
        actorId: viewer.id,
        action: 'notification.removed' satisfies JournalAction,
        subject: 'user',
        subjectId: userId,
        from: { title },
        ip: viewer.ip,
      },
    })
  })
}
