import { type DeviceStore, deviceStore } from '#pwa/platform/device-store.ts'
import { STORED_PREFIX } from '#pwa/platform/stored-prefix.ts'
import { isOfGuide } from './stored-reading.ts'

/** Deletes guides whose order was refunded, expired or is gone. */
export async function dropEnded(
  userId: string,
  alive: readonly string[],
  store: DeviceStore = deviceStore(userId),
): Promise<void> {
  const ended = (await store.list(STORED_PREFIX)).filter((key) => !alive.some((orderId) => isOfGuide(key, orderId)))
  if (ended.length > 0) await store.erase(...ended)
}
