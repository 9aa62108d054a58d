import { type DeviceStore, deviceStore } from '#pwa/platform/device-store.ts'
import { KEPT_PREFIX } from '#pwa/platform/stored-prefix.ts'

/** Takes away the guides whose order has none any more: refunded, expired, gone. */
export async function dropEnded(
  userId: string,
  alive: readonly string[],
  store: DeviceStore = deviceStore(userId),
): Promise<void> {
  const ended = (await store.list(KEPT_PREFIX)).filter((key) => !alive.some((orderId) => key === KEPT_PREFIX + orderId))
  if (ended.length > 0) await store.erase(...ended)
}
