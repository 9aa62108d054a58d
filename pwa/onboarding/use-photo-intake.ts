import { useCallback, useEffect, useState } from 'react'
import type { PhotoSlot } from '#contract/onboarding.ts'
import { sentenceOf } from '#contract/problem.ts'
import { loadPhotoPreparing, preparePhoto } from '#pwa/platform/photo-prepare.ts'
import { measurePhoto } from '#pwa/platform/photo-quality.ts'
import { keepStorage } from '#pwa/platform/storage-room.ts'
import type { OrderOutbox } from './order-outbox.ts'
import { judgePhoto } from './photo-verdict.ts'

export interface Intake {
  isPreparing: boolean
  /** Why the last file was not taken; whatever the slot held before stays. */
  refusal: string | null
}

export interface PhotoIntake {
  of: (slot: PhotoSlot) => Intake
  /** Takes a file or a frame: upright and light, judged, then on its way. Resolves when it is safe on the device. */
  take: (slot: PhotoSlot, file: Blob) => Promise<void>
}

const RESTING: Intake = { isPreparing: false, refusal: null }

/** The way from a chosen file to the queue. */
export function usePhotoIntake(outbox: OrderOutbox): PhotoIntake {
  const [intakes, setIntakes] = useState<Partial<Record<PhotoSlot, Intake>>>({})
  useEffect(() => void loadPhotoPreparing().catch(() => undefined), [])
  const take = useCallback(
    async (slot: PhotoSlot, file: Blob) => {
      const say = (intake: Intake) => setIntakes((all) => ({ ...all, [slot]: intake }))
      say({ isPreparing: true, refusal: null })
      try {
        const { blob } = await preparePhoto(file)
        const quality = await measurePhoto(blob)
        await outbox.putPhoto(slot, blob, quality ? judgePhoto(quality).warning : null)
        void keepStorage()
        say(RESTING)
      } catch (error) {
        say({ isPreparing: false, refusal: sentenceOf(error) })
      }
    },
    [outbox],
  )
  return {
    of: (slot) => intakes[slot] ?? RESTING,
    take,
  }
}
