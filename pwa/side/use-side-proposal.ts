import { useEffect, useEffectEvent, useState } from 'react'
import { checkSide } from '#visagism/side/side-points.ts'
import type { SideProposal } from '#visagism/finder/side-proposal.ts'
import { fromSideProposal } from './side-draft.ts'
import type { SidePointMarker } from './use-side-marker.ts'

/** A program's first guess at a photo, in the photo's own pixels; null when there is none to be had. Never leaves the device. */
export type ProposeSide = (photo: Blob) => Promise<SideProposal | null>
/** The same for the picture on the stage. */
export type ProposeSideHere = () => Promise<SideProposal | null>

/** So long the handles are held back: they would jump away from under a finger. A slower guess is still taken. */
const HELD_BACK_MS = 1200

/** Takes a program's guess, unless the person was faster or it could be no face. @returns whether it is worth waiting for it */
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
