import {
  DEFAULT_PREFERENCES,
  type DeviceSubscription,
  type NotificationPreferences,
  PUSH_DEVICES_MAX,
} from '#contract/push.ts'
import { Problem } from '#contract/problem.ts'
import { db, lockName, transact } from '../platform/db.ts'

export interface StoredSubscription extends DeviceSubscription {
  readonly userAgent: string | null
  /** Set when the browser changed its address. */
  readonly replaces?: string | undefined
}

/** A phone may change persons, proved by keys known only to its browser and us. */
export async function keepSubscription(userId: string, subscription: StoredSubscription): Promise<void> {
  const { endpoint, keys, replaces, userAgent } = subscription
  await transact(async (tx) => {
    await lockName(tx, `push:${userId}`)
    const known = await tx.pushSubscription.findUnique({ where: { endpoint } })
    if (known && known.userId !== userId && (known.auth !== keys.auth || known.p256dh !== keys.p256dh))
      throw new Problem('invalid', { fields: { endpoint: 'Este endereço é de outro aparelho.' } })
    const facts = { userId, ...keys, userAgent: userAgent?.slice(0, 300) ?? null, lastSeenAt: new Date(), failures: 0 }
    await tx.pushSubscription.upsert({ where: { endpoint }, create: { endpoint, ...facts }, update: facts })
    if (replaces && replaces !== endpoint)
      await tx.pushSubscription.deleteMany({ where: { endpoint: replaces, userId } })
    const surplus = await tx.pushSubscription.findMany({
      where: { userId },
      orderBy: { lastSeenAt: 'desc' },
      skip: PUSH_DEVICES_MAX,
      select: { id: true },
    })
    await tx.pushSubscription.deleteMany({ where: { id: { in: surplus.map(({ id }) => id) } } })
  })
}

export async function dropSubscription(userId: string, endpoint: string): Promise<void> {
  await db.pushSubscription.deleteMany({ where: { userId, endpoint } })
}

export async function readPreferences(userId: string): Promise<NotificationPreferences & { devices: number }> {
  const row = await db.notificationPreference.findUnique({ where: { userId } })
  const { orders, reminders, news } = row ?? DEFAULT_PREFERENCES
  return { orders, reminders, news, devices: await db.pushSubscription.count({ where: { userId } }) }
}

export async function savePreferences(
  userId: string,
  preferences: NotificationPreferences,
): Promise<NotificationPreferences> {
  await db.notificationPreference.upsert({
    where: { userId },
    create: { userId, ...preferences },
    update: preferences,
  })
  return preferences
}
