import caretRight from '@phosphor-icons/core/assets/regular/caret-right.svg?raw'
import { contrastLevels, skinDepthOf } from '#visagism/colour/measured.ts'
import { useViewer } from '#pwa/auth/use-viewer.ts'
import { Icon } from '#pwa/ui/icon.tsx'
import type { StoredSheet } from './stored-sheet.ts'
import { useFinderOffer } from './use-finder-offer.ts'
import { useSheet } from './use-sheet.ts'
import { FINDER_ABSENT, useSheetLaunch } from './use-sheet-launch.tsx'
import './sheet-offer.css'

/** The white sheet for an order in the works: optional, beside the test of the cloths. */
export default function SheetOffer({ orderId }: { orderId: string }) {
  const { user } = useViewer()
  const { stored, keep } = useSheet(user?.id, orderId)
  const isOffered = useFinderOffer(false)
  const { state, open, dialog } = useSheetLaunch((measure) => void keep(measure))
  if (!isOffered && !stored) return null
  const words = state === 'absent' ? FINDER_ABSENT : wordsOf(stored, state === 'opening')
  return (
    <>
      <button type="button" className="sheet-offer" aria-disabled={state === 'opening'} onClick={open}>
        <span>
          Folha branca
          <small>{words}</small>
        </span>
        <Icon svg={caretRight} size={20} />
      </button>
      <p className="visually-hidden" role="status">
        {(stored || state !== 'closed') && words}
      </p>
      {dialog}
    </>
  )
}

function wordsOf(stored: StoredSheet | null, isOpening: boolean): string {
  if (isOpening) return 'Abrindo a câmera…'
  if (!stored) return 'Papel comum ao lado do rosto, se quiser: mede o tom da pele e o contraste.'
  const { measure, state, reason } = stored
  const contrast = measure.contrast === null ? '' : `, contraste ${contrastLevels(measure.contrast).join(' a ')}`
  const values = `Pele ${skinDepthOf(measure.typologyAngle)}${contrast}.`
  if (state === 'refused') return reason ?? values
  return state === 'waiting'
    ? `${values} Segue quando você abrir o painel com internet.`
    : `${values} Pode medir de novo.`
}
