import type { SheetMeasure } from '#contract/face/sheet.ts'
import { skinDepthOf } from '#visagism/colour/measured.ts'
import type { Pending } from '#pwa/platform/pending-record.ts'
import { useFinderOffer } from './use-finder-offer.ts'
import { FINDER_ABSENT, useSheetLaunch } from './use-sheet-launch.tsx'
import './sheet-invite.css'

interface SheetInviteProps {
  stored: Pending<SheetMeasure> | undefined
  /** The current tone. */
  chosen: string | undefined
  onMeasure: (measure: SheetMeasure) => void
}

/** Offers to measure the tone; nothing where the finder cannot run. */
export function SheetInvite({ stored, chosen, onMeasure }: SheetInviteProps) {
  const isOffered = useFinderOffer(true)
  const { state, open, dialog } = useSheetLaunch(onMeasure)
  if (!isOffered && !stored) return null
  return (
    <div className="sheet-invite">
      <span role="status">{state === 'absent' ? FINDER_ABSENT : wordsOf(stored, chosen)}</span>
      {isOffered && state !== 'absent' && (
        <button type="button" aria-disabled={state === 'opening'} onClick={() => state === 'closed' && open()}>
          {state === 'opening' ? 'Abrindo a câmera…' : stored ? 'Medir de novo' : 'Medir com uma folha branca'}
        </button>
      )}
      {dialog}
    </div>
  )
}

/** Null where the row already says the same. */
function wordsOf(stored: Pending<SheetMeasure> | undefined, chosen: string | undefined): string | null {
  if (!stored) return null
  if (stored.state === 'refused') return stored.reason
  const depth = skinDepthOf(stored.value.typologyAngle)
  return depth === chosen ? null : `Pela folha branca: ${depth}.`
}
