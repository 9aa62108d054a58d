import caretRight from '@phosphor-icons/core/assets/regular/caret-right.svg?raw'
import { contrastLevels, skinDepthOf } from '#visagism/colour/measured.ts'
import type { SheetMeasure } from '#contract/face/sheet.ts'
import { useViewer } from '#pwa/auth/use-viewer.ts'
import { useOrderRecord } from '#pwa/onboarding/sending/use-order-outbox.ts'
import type { Pending } from '#pwa/platform/pending-record.ts'
import { Icon } from '#pwa/ui/icon.tsx'
import { useFinderOffer } from '#pwa/face/sheet/use-finder-offer.ts'
import { FINDER_ABSENT, useSheetLaunch } from '#pwa/face/sheet/use-sheet-launch.tsx'
import './dashboard.css'

/** The optional white sheet on the dashboard. */
export default function SheetOffer({ orderId }: { orderId: string }) {
  const { user } = useViewer()
  const { record } = useOrderRecord(user?.id, orderId, 'sheet')
  const stored = record?.get()
  const isOffered = useFinderOffer(false)
  const { state, open, dialog } = useSheetLaunch((measure) => void record?.keep(measure))
  if (!isOffered && !stored) return null
  const words = state === 'absent' ? FINDER_ABSENT : wordsOf(stored, state === 'opening')
  return (
    <>
      <button
        type="button"
        className="sheet-offer split gap-16 rule-bottom t-strong t-body t-ink t-left"
        aria-disabled={state === 'opening'}
        onClick={open}
      >
        <span>
          Folha branca
          <small className="block t-small t-soft">{words}</small>
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

function wordsOf(stored: Pending<SheetMeasure> | undefined, isOpening: boolean): string {
  if (isOpening) return 'Abrindo a câmera…'
  if (!stored) return 'Papel comum ao lado do rosto, se quiser: mede o tom da pele e o contraste.'
  const { value: measure, state, reason } = stored
  const contrast = measure.contrast === null ? '' : `, contraste ${contrastLevels(measure.contrast).join(' a ')}`
  const values = `Pele ${skinDepthOf(measure.typologyAngle)}${contrast}.`
  if (state === 'refused') return reason ?? values
  return state === 'waiting'
    ? `${values} Segue quando você abrir o painel com internet.`
    : `${values} Pode medir de novo.`
}
