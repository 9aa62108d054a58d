import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { authApi, type User } from '#contract/auth.ts'
import { Problem } from '#contract/problem.ts'
import { call } from '#pwa/platform/api.ts'
import { lockDevice, unlockDevice } from '#pwa/platform/device-key.ts'
import { LAST_PERSON } from '#pwa/platform/last-person.ts'
import { readLocal, writeLocal } from '#pwa/platform/local-store.ts'
import { storedForOffline } from '#pwa/platform/query.ts'
import { forgetPerson } from '#pwa/platform/sign-out.ts'
import { finishSignOut, useSignOutPending } from './use-pending-sign-out.ts'

export const VIEWER_KEY = ['viewer'] as const

export type Viewer =
  | { state: 'loading'; user: undefined }
  | { state: 'out'; user: null }
  | { state: 'in'; user: User }
  /** The server could not be reached. */
  | { state: 'unknown'; user: undefined; error: Error | null; retry: () => void }

/** The person using the app. A 401 means nobody, and is not an error. */
export function useViewer(): Viewer {
  const query = useQuery({
    queryKey: VIEWER_KEY,
    queryFn: readViewer,
    ...storedForOffline,
    meta: { ...storedForOffline.meta, outlivesPerson: true },
  })
  const isSignedOut = useSignOutPending()
  const data = isSignedOut ? null : query.data
  useEffect(() => {
    if (data) void welcome(data)
  }, [data])
  if (data) return { state: 'in', user: data }
  if (data === null) return { state: 'out', user: null }
  if (query.isError || query.isPaused) {
    return { state: 'unknown', user: undefined, error: query.error, retry: () => void query.refetch() }
  }
  return { state: 'loading', user: undefined }
}

export function useSetViewer(): (user: User | null) => Promise<void> {
  const client = useQueryClient()
  return async (user) => {
    if (user) await welcome(user)
    // A pending request would answer for the previous cookie.
    await client.cancelQueries({ queryKey: VIEWER_KEY })
    if (!user) writeLeaving(true)
    client.setQueryData<User | null>(VIEWER_KEY, user)
    // Wipe only after the screens with this data have unmounted.
    if (!user) {
      await forgetPerson()
      writeLast(null)
      writeLeaving(false)
    }
  }
}

export const askWhoIsHere = (client: QueryClient) => client.invalidateQueries({ queryKey: VIEWER_KEY })

async function readViewer({ signal }: { signal: AbortSignal }): Promise<User | null> {
  try {
    // After an offline sign-out the cookie still works.
    await finishSignOut()
    return await call(authApi.user, undefined, { signal })
  } catch (error) {
    if (!(error instanceof Problem && error.status === 401)) throw error
    await lockDevice()
    return null
  }
}

/** An expired session leaves encrypted drafts for the same person; another person's sign-in deletes them. */
async function welcome(user: User): Promise<void> {
  writeLeaving(false)
  const last = readLast()
  if (last && last !== user.id) await forgetPerson()
  writeLast(user.id)
  // Not awaited: readers wait for the key themselves.
  void unlockDevice(user.id)
}

/** Set while a sign-out wipes the device, so that other tabs do not report an expired session. */
const LEAVING = 'rosto-ideal:saindo'

export const writeLeaving = (isLeaving: boolean): void => writeLocal(LEAVING, isLeaving || null)

/** True when a session ended here without a sign-out. */
export const wasSignedIn = (): boolean => readLast() !== null && readLocal(LEAVING) === null

function readLast(): string | null {
  try {
    return localStorage.getItem(LAST_PERSON)
  } catch {
    return null
  }
}

function writeLast(id: string | null): void {
  try {
    if (id) localStorage.setItem(LAST_PERSON, id)
    else localStorage.removeItem(LAST_PERSON)
  } catch {
    // A private window stores nothing to protect.
  }
}
