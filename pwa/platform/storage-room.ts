/** Four photos and the app, with a margin: browsers estimate roughly. */
const SHORT_BYTES = 20_000_000

/** Asks for persistent storage. Browsers decide by themselves, mostly silently. */
export async function keepStorage(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false)
}

/** Browsers that report nothing count as having room. */
export async function isShortOfRoom(): Promise<boolean> {
  const { quota, usage } = (await navigator.storage?.estimate?.().catch(() => null)) ?? {}
  return quota !== undefined && usage !== undefined && quota - usage < SHORT_BYTES
}
