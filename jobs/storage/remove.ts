import { storage } from '#api/platform/storage.ts'

/** Removes files no row points at any more. What is gone already is fine. */
export async function removeFiles(keys: readonly string[]): Promise<void> {
  for (const key of keys) await storage.remove(key)
}
