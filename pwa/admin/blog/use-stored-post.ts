import { useEffect, useEffectEvent, useState } from 'react'
import * as z from 'zod/mini'
import { useViewer } from '#pwa/auth/use-viewer.ts'
import { deviceStore } from '#pwa/platform/device-store.ts'
import { PostFields } from './post-fields.ts'

const KEEP_AFTER_MS = 600

const StoredPost = z.object({
  fields: PostFields,
  /** The saved post's version. Null for a new post. */
  version: z.nullable(z.string()),
  storedAt: z.string(),
})
export type StoredPost = z.infer<typeof StoredPost>

/**
 * The device's unsaved draft, which survives an expired session, a lost network or a closed tab. `undefined` while loading, `null` when
 * absent.
 */
export function useStoredPost(id: string | null) {
  const viewer = useViewer()
  const userId = viewer.user?.id ?? ''
  const key = `post:${id ?? 'new'}`
  const [kept, setStored] = useState<StoredPost | null | undefined>(undefined)
  useEffect(() => {
    let here = true
    void deviceStore(userId)
      .read(key, StoredPost)
      .then((found) => here && setStored(found ?? null))
    return () => {
      here = false
    }
  }, [userId, key])
  return {
    kept,
    forget: () => deviceStore(userId).erase(key),
    keep: (fields: PostFields, version: string | null) =>
      deviceStore(userId).write(key, { fields, version, storedAt: new Date().toISOString() } satisfies StoredPost),
  }
}

/** Stores `fields` soon after a change, and at once when the page is left. */
export function useKeeping(fields: PostFields, isChanged: boolean, keep: () => Promise<unknown>): void {
  const now = useEffectEvent(() => void (isChanged && keep()))
  useEffect(() => {
    const timer = setTimeout(() => now(), KEEP_AFTER_MS)
    return () => clearTimeout(timer)
  }, [fields])
  useEffect(() => {
    const leave = () => now()
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
}
