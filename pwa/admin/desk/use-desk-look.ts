import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import type { PhotoSlot } from '#contract/onboarding.ts'
import { SIDE_SLOTS } from '#visagism/side/side-points.ts'
import { hasBegun, pointsKey, readBegun, sidePointsKey } from '#pwa/platform/unsaved-text.ts'
import type { ZoomControls } from '#pwa/admin/kit/zoom-photo.tsx'

export type DeskMiddle = 'photos' | 'marking' | 'side' | 'on-photo' | 'preview'

/** The desk's view state. */
export function useDeskLook(orderId: string) {
  const [begun] = useState(() => begunOf(orderId))
  const [slot, setSlot] = useState<PhotoSlot>(begun.slot)
  const [together, setTogether] = useState(false)
  // After an expired session, reopen unsaved points.
  const [middle, setMiddle] = useState<DeskMiddle>(begun.middle)
  const [isAsking, setAsking] = useState(false)
  const [chapter, setChapter] = useState<string | null>(null)
  const [isSeeing, setSeeing] = useState(false)
  const [isChoosingSeason, setChoosingSeason] = useState(false)
  const [screen, setScreen] = useState<'reading' | 'choosing' | 'gate'>('reading')
  const [isAskedOpen, setAskedOpen] = useState(false)
  const [isInOrder, setInOrder] = useState(false)
  const zoom = useRef<ZoomControls>(null)
  const toggle = (which: DeskMiddle) => setMiddle((now) => (now === which ? 'photos' : which))
  return {
    slot,
    together,
    middle,
    isAsking,
    chapter,
    /** Letters select the traits panel's fields. */
    isSeeing,
    /** Digits choose the season. */
    isChoosingSeason,
    /** Instead of the reading: the choices, or what is open before an approval. */
    screen,
    /** The form and the note. */
    isAskedOpen,
    showAsked: setAskedOpen,
    /** Chapters as the guide has them, instead of the unusual ones first. */
    isInOrder,
    toggleOrder: () => setInOrder((now) => !now),
    zoom,
    toggleChoosing: () => setScreen((now) => (now === 'choosing' ? 'reading' : 'choosing')),
    openGate: () => setScreen('gate'),
    closeScreen: () => setScreen('reading'),
    show: (next: PhotoSlot) => {
      setSlot(next)
      setTogether(false)
      setMiddle('photos')
    },
    compare: () => {
      setTogether(middle === 'photos' ? !together : true)
      setMiddle('photos')
    },
    /** The profile where a side photo is shown, else the front. Unsaved front points come first. */
    toggleMarking: () => {
      const isSide = !together && SIDE_SLOTS.some((side) => side === slot) && !hasBegun(pointsKey(orderId))
      if (!isSide) setSlot('front')
      setTogether(false)
      toggle(isSide ? 'side' : 'marking')
    },
    toggleOnPhoto: () => {
      setSlot('front')
      setTogether(false)
      toggle('on-photo')
    },
    /** Over the front photo, and left there if it was. */
    showOver: (which: 'marking' | 'on-photo') => {
      setSlot('front')
      setTogether(false)
      setMiddle(which)
    },
    togglePreview: () => toggle('preview'),
    showPhotos: () => setMiddle('photos'),
    toggleSeeing: () => {
      setSeeing((now) => !now)
      setChoosingSeason(false)
    },
    toggleSeason: () => setChoosingSeason((now) => !now),
    ask: () => setAsking(true),
    close: () => setAsking(false),
    read: setChapter,
  }
}
export type DeskLook = ReturnType<typeof useDeskLook>

const BegunOnSide = z.object({ marking: z.object({ slot: z.enum(SIDE_SLOTS) }) })

function begunOf(orderId: string): { readonly slot: PhotoSlot; readonly middle: DeskMiddle } {
  if (hasBegun(pointsKey(orderId))) return { slot: 'front', middle: 'marking' }
  const side = BegunOnSide.safeParse(readBegun(sidePointsKey(orderId))).data
  return side ? { slot: side.marking.slot, middle: 'side' } : { slot: 'front', middle: 'photos' }
}
