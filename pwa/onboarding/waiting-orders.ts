import { keptOfAnybody } from '#pwa/platform/device-store.ts'
import { PHOTO_PREFIX } from './photo-entry.ts'
import { ORIGINAL_PREFIX } from './photo-original.ts'
import { SUBMISSION_PREFIX } from './submission.ts'

/** The orders of which this device may hold something to send, and whose each is. */
export async function ordersWithPost(): Promise<{ userId: string; orderId: string }[]> {
  const kept = await keptOfAnybody(SUBMISSION_PREFIX, PHOTO_PREFIX, ORIGINAL_PREFIX)
  const orders = kept.map(({ userId, key }) => ({ userId, orderId: key.split('/')[1] ?? '' }))
  return orders.filter(
    ({ orderId }, at) => orderId !== '' && orders.findIndex((other) => other.orderId === orderId) === at,
  )
}
