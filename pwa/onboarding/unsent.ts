import { deviceStore } from '#pwa/platform/device-store.ts'
import { DRAFT_PREFIX, LocalDraft } from './draft.ts'
import { PHOTO_PREFIX, PhotoEntry } from './photo-entry.ts'
import { ORIGINAL_PREFIX } from './photo-original.ts'
import { SUBMISSION_PREFIX } from './submission.ts'

/** Whether this device holds a form, a photo or an answer of this person that the server has not got. */
export async function holdsUnsent(userId: string): Promise<boolean> {
  const store = deviceStore(userId)
  if ((await store.list(SUBMISSION_PREFIX)).length > 0) return true
  if ((await store.list(ORIGINAL_PREFIX)).length > 0) return true
  for (const key of await store.list(PHOTO_PREFIX)) {
    if ((await store.read(key, PhotoEntry))?.state === 'queued') return true
  }
  for (const key of await store.list(DRAFT_PREFIX)) {
    const draft = await store.read(key, LocalDraft)
    if (draft && draft.editedAt !== draft.savedAt) return true
  }
  return false
}
