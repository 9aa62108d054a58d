/** Four waiting photos and the app's files, with a margin because browsers estimate roughly. */
const SHORT_BYTES = 20_000_000

/** Asks that waiting data is not evicted when the device runs short. Browsers decide, mostly silently. */
export async function keepStorage(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false)
}

/** True when the device may soon refuse to store. Browsers that report nothing count as having room. */
export async function isShortOfRoom(): Promise<boolean> {
  const { quota, usage } = (await navigator.storage?.estimate?.().catch(() => null)) ?? {}
  return quota !== undefined && usage !== undefined && quota - usage < SHORT_BYTES
}
