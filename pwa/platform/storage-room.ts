/** Four photos as they wait, the app's own files, and the browser's reckoning, which is rough. */
const SHORT_BYTES = 20_000_000

/** Asks that what waits here is not cleared away when the device runs short. Browsers decide by themselves, mostly silently. */
export async function keepStorage(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false)
}

/** Whether the device may soon refuse to keep anything. Browsers that do not tell count as having room. */
export async function isShortOfRoom(): Promise<boolean> {
  const { quota, usage } = (await navigator.storage?.estimate?.().catch(() => null)) ?? {}
  return quota !== undefined && usage !== undefined && quota - usage < SHORT_BYTES
}
