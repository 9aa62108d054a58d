import { checkSide } from '#visagism/side/side-points.ts'
import type { SideProposal } from '#visagism/finder/side-proposal.ts'
import { useFirstGuess } from '#pwa/face/marking/use-first-guess.ts'
import { fromSideProposal } from './side-draft.ts'
import type { SidePointMarker } from './use-side-marker.ts'

/** Points in photo pixels, or null. The photo never leaves the device. */
export type ProposeSide = (photo: Blob) => Promise<SideProposal | null>
/** For the photo on the stage. */
export type ProposeSideHere = () => Promise<SideProposal | null>

/** Uses the guess unless the person has begun or it cannot be a face. @returns whether to wait */
export const useSideProposal = (src: string, marker: SidePointMarker, propose: ProposeSideHere | undefined): boolean =>
  useFirstGuess(src, propose, (proposal) => {
    if (marker.canUndo) return
    if (checkSide(proposal.points, marker.photo).length === 0) marker.propose(fromSideProposal(proposal))
  })
