import type { LiveMessage } from '#contract/live.ts'
import { DEFAULT_PREFERENCES, topicOf } from '#contract/push.ts'
import { announce, announceAll } from '../platform/announce.ts'
import type { Tx } from '../platform/db.ts'
import { enqueue } from '../platform/queue.ts'

export interface WrittenNotification {
  readonly id: string
  readonly userId: string
  readonly type: string
}

export const announceNotifications = (tx: Tx, userId: string): Promise<void> =>
  announce<LiveMessage>(tx, { person: userId, say: { type: 'notification' } })

/** One job per device, so that a dead phone delays no other. */
export async function publishNotifications(tx: Tx, written: readonly WrittenNotification[]): Promise<void> {
  if (written.length === 0) return
  const userIds = [...new Set(written.map(({ userId }) => userId))]
  await announceAll<LiveMessage>(
    tx,
    userIds.map((person) => ({ person, say: { type: 'notification' } })),
  )
  const devices = await tx.pushSubscription.findMany({
    where: { userId: { in: userIds } },
    select: { id: true, userId: true, user: { select: { notificationPreferences: true } } },
  })
  for (const { id: subscriptionId, userId, user } of devices) {
    const wants = user.notificationPreferences ?? DEFAULT_PREFERENCES
    for (const notification of written)
      if (notification.userId === userId && wants[topicOf(notification.type)])
        await enqueue(tx, 'notifications.push', { notificationId: notification.id, subscriptionId })
  }
}
