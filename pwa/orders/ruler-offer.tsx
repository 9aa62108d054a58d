import caretRight from '@phosphor-icons/core/assets/regular/caret-right.svg?raw'
import type { FormHairToday } from '#contract/facts.ts'
import { useViewer } from '#pwa/auth/use-viewer.ts'
import { centimetres, placeWords } from '#pwa/face/today/ruler-scale.ts'
import { paths } from '#pwa/paths.ts'
import { useOrderRecord } from '#pwa/onboarding/sending/use-order-outbox.ts'
import type { Pending } from '#pwa/platform/pending-record.ts'
import { Icon } from '#pwa/ui/icon.tsx'
import { useGo } from '#pwa/ui/use-go.ts'
import './cloths-offer.css'

/** The ruler on the dashboard. Who covers the hair is not asked for its length. */
export default function RulerOffer({ orderId }: { orderId: string }) {
  const { user } = useViewer()
  const go = useGo(paths.ruler(orderId))
  const { record } = useOrderRecord(user?.id, orderId, 'today')
  const { record: observed } = useOrderRecord(user?.id, orderId, 'observed')
  const covering = observed?.view().record.covering?.value ?? 'não'
  if (covering !== 'não') return null
  return (
    <a className="cloths-offer" {...go}>
      <span>
        Até onde vai hoje?
        <small>{wordsOf(record?.get())}</small>
      </span>
      <Icon svg={caretRight} size={20} />
    </a>
  )
}

function wordsOf(kept: Pending<FormHairToday> | undefined): string {
  if (kept?.state === 'refused') return kept.reason ?? 'A medida não entrou.'
  const cm = kept?.value.cm ?? null
  const said = cm === null ? '' : `${centimetres(cm)} cm, ${placeWords(cm)}. `
  if (kept?.state === 'waiting') return `${said}Segue quando você abrir o painel com internet.`
  if (kept) return `${said}Pode mudar.`
  return 'O cabelo na régua, se quiser: cada corte diz de onde parte.'
}
