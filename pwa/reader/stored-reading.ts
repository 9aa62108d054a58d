import { Reading } from '#contract/reading.ts'
import { type DeviceStore, deviceStore } from '#pwa/platform/device-store.ts'
import { STORED_PREFIX } from '#pwa/platform/stored-prefix.ts'

const keyOf = (orderId: string) => STORED_PREFIX + orderId

/** The guide as it was kept; one whose year is over is taken away instead. */
export async function readStored(
  userId: string,
  orderId: string,
  store: DeviceStore = deviceStore(userId),
): Promise<Reading | null> {
  const kept = await store.read(keyOf(orderId), Reading)
  if (!kept) return null
  if (Date.parse(kept.expiresAt) > Date.now()) return kept
  await store.erase(keyOf(orderId))
  return null
}

/** @returns whether it is on disk: a private window keeps nothing past its own end */
export const keepReading = (userId: string, reading: Reading, store: DeviceStore = deviceStore(userId)) =>
  store.write(keyOf(reading.orderId), reading)

export const dropStored = (userId: string, orderId: string, store: DeviceStore = deviceStore(userId)) =>
  store.erase(keyOf(orderId))
