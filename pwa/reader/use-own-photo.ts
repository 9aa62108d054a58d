import { useEffect, useState } from 'react'
import { onboardingApi } from '#contract/onboarding.ts'
import type { Reading } from '#contract/reader/reading.ts'
import { useViewer } from '#pwa/auth/use-viewer.ts'
import { call } from '#pwa/platform/api.ts'
import { readStoredPhoto } from './stored-reading.ts'

export const fetchOwnPhoto = (orderId: string, signal?: AbortSignal): Promise<Blob> =>
  call(onboardingApi.viewPhoto, { params: { orderId, slot: 'front' } }, signal ? { signal } : {})

/** The photo's URL, from this device or else the server. Null while loading or if there is none. */
export function useOwnPhoto({ orderId, ownPhoto }: Pick<Reading, 'orderId' | 'ownPhoto'>): string | null {
  const { user } = useViewer()
  const userId = user?.id ?? ''
  const photoId = ownPhoto?.photoId ?? ''
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (userId === '' || photoId === '') return
    const leaving = new AbortController()
    let made: string | null = null
    const show = async () => {
      const image = (await readStoredPhoto(userId, orderId, photoId)) ?? (await fetchOwnPhoto(orderId, leaving.signal))
      if (leaving.signal.aborted) return
      made = URL.createObjectURL(image)
      setAddress(made)
    }
    // The drawn person is shown.
    show().catch(() => undefined)
    return () => {
      leaving.abort()
      setAddress(null)
      if (made) URL.revokeObjectURL(made)
    }
  }, [userId, orderId, photoId])
  return address
}
