import { useEffect, useEffectEvent } from 'react'
import { checkMarking } from '#visagism/face/measure.ts'
import type { PointProposal } from '#visagism/finder/proposal.ts'
import { toMarked } from './handles.ts'
import { fromProposal } from './proposed-points.ts'
import type { FaceMarker } from './use-face-marker.ts'

/** A program's first guess at a photo, in the photo's own pixels; null when there is none to be had. Never leaves the device. */
export type ProposePoints = (photo: Blob) => Promise<PointProposal | null>

/** The same for the picture on the stage. */
export type Propose = () => Promise<PointProposal | null>

/** Takes a program's guess, unless the person was faster or it could not be a face. Nothing waits for it. */
export function useProposal(src: string, marker: FaceMarker, propose: Propose | undefined): void {
  const take = useEffectEvent((proposal: PointProposal | null) => {
    if (!proposal || marker.canUndo) return
    const marking = fromProposal(proposal)
    if (checkMarking(toMarked(marking), marker.photo).length === 0) marker.propose(marking)
  })
  const ask = useEffectEvent(() => propose?.().catch(() => null))
  useEffect(() => {
    let left = false
    void ask()?.then((proposal) => !left && take(proposal))
    return () => {
      left = true
    }
  }, [src])
}
