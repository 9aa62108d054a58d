import { useEffect, useEffectEvent, useState } from 'react'
import { checkMarking } from '#visagism/face/measure.ts'
import type { PointProposal } from '#visagism/finder/proposal.ts'
import { toMarked } from './handles.ts'
import { fromProposal } from './proposed-points.ts'
import type { FaceMarker } from './use-face-marker.ts'

/** A program's first guess at a photo, in the photo's own pixels; null when there is none to be had. Never leaves the device. */
export type ProposePoints = (photo: Blob) => Promise<PointProposal | null>

/** The same for the picture on the stage. */
export type Propose = () => Promise<PointProposal | null>

/** So long the handles are held back: they would jump away from under a finger. A slower guess is still taken. */
const HELD_BACK_MS = 1200

/**
 * Takes a program's guess, unless the person was faster, would rather mark by hand, or it could not be a face. `isHeldBack` for
 * the moment that it is worth waiting for it.
 */
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
