import { useState } from 'react'
import { checkMarking } from '#visagism/face/measure.ts'
import type { PointProposal } from '#visagism/finder/proposal.ts'
import { toMarked } from './handles.ts'
import { fromProposal } from './proposed-points.ts'
import type { FaceMarker } from './use-face-marker.ts'
import { useFirstGuess } from './use-first-guess.ts'

/** Points in photo pixels, or null. The photo never leaves the device. */
export type ProposePoints = (photo: Blob) => Promise<PointProposal | null>

/** For the photo on the stage. */
export type Propose = () => Promise<PointProposal | null>

/** Uses the guess unless the person has begun or refused, or it cannot be a face. */
export function useProposal(src: string, marker: FaceMarker, propose: Propose | undefined) {
  const [isRefused, setRefused] = useState(false)
  const isWaiting = useFirstGuess(src, propose, (proposal) => {
    if (marker.canUndo || isRefused) return
    const marking = fromProposal(proposal)
    if (checkMarking(toMarked(marking), marker.photo).length === 0) marker.propose(marking)
  })
  return { isHeldBack: isWaiting && !isRefused, refuse: () => setRefused(true) }
}
