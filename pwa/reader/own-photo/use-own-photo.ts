import { useEffect, useState } from 'react'
import { onboardingApi } from '#contract/onboarding.ts'
import type { Reading } from '#contract/reading.ts'
import { useViewer } from '#pwa/auth/use-viewer.ts'
import { call } from '#pwa/platform/api.ts'
import { readStoredPhoto } from '../stored-reading.ts'

/** The owner's front photo, asked of the server. */
export const fetchOwnPhoto = (orderId: string, signal?: AbortSignal): Promise<Blob> =>
  call(onboardingApi.viewPhoto, { params: { orderId, slot: 'front' } }, signal ? { signal } : {})

/**
 * An address of the owner's front photo: from this device where it is kept with the guide, else from the server. Null while it is
 * looked for, where there is none, and without a network where none is kept.
 */
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
    // Without a network and without a kept photo the drawn person stands there.
    show().catch(() => undefined)
    return () => {
      leaving.abort()
      setAddress(null)
      if (made) URL.revokeObjectURL(made)
    }
  }, [userId, orderId, photoId])
  return address
}
