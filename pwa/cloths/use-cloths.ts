import { useCallback, useEffect, useState } from 'react'
import { type ClothChoice, nextCloths } from '#visagism/colour/cloths.ts'
import { deviceStore } from '#pwa/platform/device-store.ts'
import { clothsKey, StoredCloths, newCloths, openCloths } from './stored-cloths.ts'
import { useClothsSender } from './use-cloths-sender.ts'

/** The test of one order on this device: every answer is on the disk before the next pair is shown. */
export function useCloths(userId: string | undefined, orderId: string) {
  const [kept, setStored] = useState<StoredCloths | null>(null)
  const readAgain = useCallback(() => {
    if (!userId) return
    void deviceStore(userId)
      .read(clothsKey(orderId), StoredCloths)
      .then((now) => now && setStored(now))
  }, [userId, orderId])
  const wake = useClothsSender(userId, readAgain)
  useEffect(() => {
    let isGone = false
    if (userId) void openCloths(deviceStore(userId), orderId).then((open) => !isGone && setStored(open))
    return () => {
      isGone = true
    }
  }, [userId, orderId])
  const write = async (next: StoredCloths) => {
    if (userId) await deviceStore(userId).write(clothsKey(orderId), next)
    setStored(next)
  }
  return {
    kept,
    next: kept && nextCloths(kept.seed, kept.answers),
    answer: (choice: ClothChoice) => {
      const asked = kept && nextCloths(kept.seed, kept.answers)
      if (!kept || !asked) return
      const answers = [...kept.answers, { pair: asked.pair, choice }]
      void write({ ...kept, answers, state: 'open', at: new Date().toISOString() })
    },
    /** One pair back. */
    undo: () => {
      if (kept && kept.answers.length > 0) void write({ ...kept, answers: kept.answers.slice(0, -1), state: 'open' })
    },
    restart: () => void write(newCloths()),
    keep: async () => {
      if (!kept) return
      await write({ ...kept, state: 'waiting', reason: null, at: new Date().toISOString() })
      wake()
    },
  }
}
export type Cloths = ReturnType<typeof useCloths>
