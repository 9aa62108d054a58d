import { useEffect, useEffectEvent, useState } from 'react'
import type { PhotoSize } from '#visagism/face/measure.ts'
import type { HandleName, HandlePoints } from './handles.ts'
import type { FaceMarker } from './use-face-marker.ts'

export interface Proposal {
  readonly points: HandlePoints
  /** Those the model really sees; the others are estimates the person has to place. */
  readonly sure: readonly HandleName[]
}

/** A first guess at a photo, or null when there is none to be had. Never rejects. */
export type Propose = (src: string, photo: PhotoSize) => Promise<Proposal | null>

interface Options {
  src: string
  photo: PhotoSize
  marker: FaceMarker
  propose: Propose | undefined
}

/** Takes a model's guess, unless the person was faster. True once the handles stand where it put them. */
export function useProposal({ src, photo, marker, propose }: Options): boolean {
  const [isProposed, setProposed] = useState(false)
  const take = useEffectEvent((proposal: Proposal | null) => {
    if (!proposal || marker.canUndo) return
    marker.propose(proposal.points, proposal.sure)
    setProposed(true)
  })
  useEffect(() => {
    let left = false
    void propose?.(src, photo).then((proposal) => !left && take(proposal))
    return () => {
      left = true
    }
  }, [propose, src, photo])
  return isProposed
}
