import { useEffect, useRef } from 'react'
import { sendInBackground, whenWorkerSends } from '#pwa/platform/background-sync.ts'
import { deviceStore } from '#pwa/platform/device-store.ts'
import { type Outbox, startOutbox } from '#pwa/platform/outbox.ts'
import { clothsLock, sendCloths } from './stored-cloths.ts'

/**
 * Sends the answers that wait on this device while the screen stands, and asks the worker to do so after it; what it returns
 * tries at once.
 */
export function useClothsSender(userId: string | undefined, onSent?: () => void): () => void {
  const outbox = useRef<Outbox>(null)
  const told = useRef(onSent)
  useEffect(() => {
    told.current = onSent
  }, [onSent])
  useEffect(() => {
    if (!userId) return
    const own = startOutbox({
      name: clothsLock(userId),
      onWaiting: () => void sendInBackground(),
      async flush() {
        const left = await sendCloths(deviceStore(userId))
        told.current?.()
        return left
      },
    })
    outbox.current = own
    own.wake()
    const stopListening = whenWorkerSends(own.wake)
    return () => {
      stopListening()
      own.stop()
    }
  }, [userId])
  return () => outbox.current?.wake()
}
