import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Problem } from '#contract/problem.ts'
import { type Reading, readingApi } from '#contract/reader/reading.ts'
import { useViewer } from '#pwa/auth/use-viewer.ts'
import { call } from '#pwa/platform/api.ts'
import { showToast } from '#pwa/platform/toast.ts'
import { fetchOwnPhoto } from './use-own-photo.ts'
import { dropStored, dropStoredPhoto, keepPhoto, keepReading, readStored, readStoredPhoto } from './stored-reading.ts'

/** Errors after which the device may not keep a copy either. */
const isOver = (error: unknown) =>
  error instanceof Problem && error.status >= 400 && error.status < 500 && error.status !== 429

export const readingKey = (orderId: string) => ['reading', orderId] as const

const differs = (kept: Reading, fresh: Reading) =>
  kept.id !== fresh.id || JSON.stringify(kept.ownPhoto) !== JSON.stringify(fresh.ownPhoto)

/** Stores the shown photo or deletes it; offline, the guide is stored alone. */
async function keepOwnPhoto(userId: string, { orderId, ownPhoto }: Reading): Promise<void> {
  if (!ownPhoto) return dropStoredPhoto(userId, orderId)
  if (await readStoredPhoto(userId, orderId, ownPhoto.photoId)) return
  const image = await fetchOwnPhoto(orderId).catch(() => null)
  if (image) await keepPhoto(userId, orderId, ownPhoto, image)
}

/** The guide from the server, and from this device if stored. */
export function useReading(orderId: string) {
  const client = useQueryClient()
  const { user } = useViewer()
  const userId = user?.id ?? ''
  const storedKey = ['reading-kept', userId, orderId] as const
  const kept = useQuery({
    queryKey: storedKey,
    queryFn: () => readStored(userId, orderId),
    networkMode: 'always',
    staleTime: Infinity,
    enabled: userId !== '',
  })
  const fresh = useQuery({
    queryKey: readingKey(orderId),
    queryFn: ({ signal }) => call(readingApi.read, { params: { id: orderId } }, { signal }),
  })
  const hasEnded = isOver(fresh.error)
  const setStored = (reading: Reading | null) => client.setQueryData<Reading | null>(storedKey, reading)
  const isOutdated = kept.data && fresh.data && differs(kept.data, fresh.data)
  useEffect(() => {
    if (hasEnded) void dropStored(userId, orderId)
  }, [hasEnded, userId, orderId])
  useEffect(() => {
    if (isOutdated && fresh.data) void keepReading(userId, fresh.data)
  }, [isOutdated, fresh.data, userId])
  // The stored photo follows the server's: replaced, expired, or consent withdrawn.
  const isKept = kept.data != null
  useEffect(() => {
    if (isKept && fresh.data) void keepOwnPhoto(userId, fresh.data)
  }, [isKept, fresh.data, userId])

  const keeping = useMutation({
    mutationFn: async (isOn: boolean) => {
      const reading = fresh.data ?? kept.data
      if (!isOn || !reading) {
        await dropStored(userId, orderId)
        return null
      }
      if (await keepReading(userId, reading)) {
        await keepOwnPhoto(userId, reading)
        return reading
      }
      throw new Problem('offline', {
        text: 'Este navegador não deixa guardar nada. Numa janela comum costuma dar certo.',
      })
    },
    onSuccess: (reading) => {
      setStored(reading)
      if (reading) showToast('Guia guardado neste aparelho', 'Ele abre mesmo sem internet.')
      else showToast('Guia tirado deste aparelho')
    },
    onError: (error) =>
      showToast('Não deu para guardar', error instanceof Problem ? error.text : 'Tente de novo.', 'danger'),
  })
  return {
    reading: hasEnded ? undefined : (fresh.data ?? kept.data ?? undefined),
    isStored: kept.data != null,
    keep: (isOn: boolean) => keeping.mutate(isOn),
    error: fresh.error,
    isPending: kept.isPending || (fresh.isPending && !fresh.isPaused),
    isOffline: fresh.isPaused,
    isFetching: fresh.isFetching,
    retry: () => void fresh.refetch(),
  }
}
