import { useEffect, useEffectEvent, useState } from 'react'
import { checkSide } from '#visagism/side/side-points.ts'
import type { SideProposal } from '#visagism/finder/side-proposal.ts'
import { fromSideProposal } from './side-draft.ts'
import type { SidePointMarker } from './use-side-marker.ts'

/** Points in photo pixels, or null. The photo never leaves the device. */
export type ProposeSide = (photo: Blob) => Promise<SideProposal | null>
/** For the photo on the stage. */
export type ProposeSideHere = () => Promise<SideProposal | null>

/** Handles stay hidden this long, as they would jump under a finger. Later guesses still count. */
const HELD_BACK_MS = 1200

/** Uses the guess unless the person has begun or it cannot be a face. @returns whether to wait */
export function useSideProposal(src: string, marker: SidePointMarker, propose: ProposeSideHere | undefined): boolean {
  const [isLooking, setLooking] = useState(propose !== undefined)
  const take = useEffectEvent((proposal: SideProposal | null) => {
    if (!proposal || marker.canUndo) return
    if (checkSide(proposal.points, marker.photo).length === 0) marker.propose(fromSideProposal(proposal))
  })
  const ask = useEffectEvent(() => propose?.().catch(() => null))
  useEffect(() => {
    let left = false
    const patience = setTimeout(() => setLooking(false), HELD_BACK_MS)
    void ask()?.then((proposal) => {
      if (left) return
      take(proposal)
      setLooking(false)
    })
    return () => {
      left = true
      clearTimeout(patience)
    }
  }, [src])
  return isLooking
}
