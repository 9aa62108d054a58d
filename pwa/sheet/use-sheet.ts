import { useEffect, useRef, useState } from 'react'
import type { SheetMeasure } from '#contract/colours/sheet.ts'
import { deviceStore } from '#pwa/platform/device-store.ts'
import { type Outbox, startOutbox } from '#pwa/platform/outbox.ts'
import { openSheet, sendSheets, sheetKey, StoredSheet } from './stored-sheet.ts'

/** What was measured with a sheet for one order, on this device: on the disk at once, sent when there is a network. */
export function useSheet(userId: string | undefined, orderId: string) {
  const [stored, setStored] = useState<StoredSheet | null>(null)
  const outbox = useRef<Outbox>(null)
  useEffect(() => {
    if (!userId) return
    const store = deviceStore(userId)
    let isGone = false
    const show = (now: StoredSheet | null) => !isGone && setStored(now)
    void openSheet(store, orderId).then(show)
    const own = startOutbox({
      name: `rosto-ideal/sheet/${userId}`,
      async flush() {
        const left = await sendSheets(store)
        const now = await store.read(sheetKey(orderId), StoredSheet)
        if (now) show(now)
        return left
      },
    })
    outbox.current = own
    own.wake()
    return () => {
      isGone = true
      own.stop()
    }
  }, [userId, orderId])
  return {
    stored,
    keep: async (measure: SheetMeasure) => {
      const next: StoredSheet = { measure, state: 'waiting', reason: null }
      setStored(next)
      if (userId) await deviceStore(userId).write(sheetKey(orderId), next)
      outbox.current?.wake()
    },
  }
}
