import caretRight from '@phosphor-icons/core/assets/regular/caret-right.svg?raw'
import type { ClothTest } from '#contract/face/cloths.ts'
import { CLOTH_COMPARISONS } from '#visagism/colour/cloths.ts'
import { useViewer } from '#pwa/auth/use-viewer.ts'
import { paths } from '#pwa/paths.ts'
import { useOrderRecord } from '#pwa/onboarding/sending/use-order-outbox.ts'
import type { Pending } from '#pwa/platform/pending-record.ts'
import { Icon } from '#pwa/ui/icon.tsx'
import { useGo } from '#pwa/ui/use-go.ts'
import './cloths-offer.css'

export default function ClothsOffer({ orderId }: { orderId: string }) {
  const { user } = useViewer()
  const go = useGo(paths.cloths(orderId))
  const { record } = useOrderRecord(user?.id, orderId, 'cloths')
  return (
    <a className="cloths-offer" {...go}>
      <span>
        Teste dos panos
        <small>{wordsOf(record?.get())}</small>
      </span>
      <Icon svg={caretRight} size={20} />
    </a>
  )
}

function wordsOf(kept: Pending<ClothTest> | undefined): string {
  if (kept?.state === 'sent') return 'Pista guardada. Pode refazer quando quiser.'
  if (kept?.state === 'waiting') return 'Guardada neste aparelho. Segue quando você abrir o painel com internet.'
  if (kept && kept.value.answers.length > 0)
    return `Parou na ${Math.min(CLOTH_COMPARISONS, kept.value.answers.length + 1)} de ${CLOTH_COMPARISONS}. Continue quando quiser.`
  return 'Cinco comparações, se quiser: uma pista de cor para a sua análise.'
}
