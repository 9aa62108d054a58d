import { useEffect, useEffectEvent, useState } from 'react'
import { checkMarking } from '#visagism/face/measure.ts'
import type { PointProposal } from '#visagism/finder/proposal.ts'
import { toMarked } from './handles.ts'
import { fromProposal } from './proposed-points.ts'
import type { FaceMarker } from './use-face-marker.ts'

/** Points in photo pixels, or null. The photo never leaves the device. */
export type ProposePoints = (photo: Blob) => Promise<PointProposal | null>

/** For the photo on the stage. */
export type Propose = () => Promise<PointProposal | null>

/** Handles stay hidden this long, as they would jump under a finger. Later guesses still count. */
const HELD_BACK_MS = 1200

/** Uses the guess unless the person has begun or refused, or it cannot be a face. */
export function useProposal(src: string, marker: FaceMarker, propose: Propose | undefined) {
  const [isHeldBack, setHeldBack] = useState(propose !== undefined)
  const [isRefused, setRefused] = useState(false)
  const take = useEffectEvent((proposal: PointProposal | null) => {
    if (!proposal || marker.canUndo || isRefused) return
    const marking = fromProposal(proposal)
    if (checkMarking(toMarked(marking), marker.photo).length === 0) marker.propose(marking)
  })
  const ask = useEffectEvent(() => propose?.().catch(() => null))
  useEffect(() => {
    let left = false
    const patience = setTimeout(() => setHeldBack(false), HELD_BACK_MS)
    void ask()?.then((proposal) => {
      if (left) return
      take(proposal)
      setHeldBack(false)
    })
    return () => {
      left = true
      clearTimeout(patience)
    }
  }, [src])
  return { isHeldBack: isHeldBack && !isRefused, refuse: () => setRefused(true) }
}
