import bookOpen from '@phosphor-icons/core/assets/regular/book-open.svg?raw'
import type { Order } from '#contract/orders.ts'
import { useWaitingForm } from '#pwa/onboarding/sending/waiting-forms.ts'
import { paths } from '#pwa/paths.ts'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { Icon } from '#pwa/ui/icon.tsx'
import { useGo } from '#pwa/ui/use-go.ts'
import { ReportDownload } from '#pwa/reader/report-download.tsx'

interface ActionProps {
  order: Order
  kind: 'primary' | 'secondary' | 'paper' | 'band'
  wide?: boolean
}

/** Links to the form or the report. Nothing while we work. */
export function NextAction({ order, kind, wide = false }: ActionProps) {
  if (order.status === 'AGUARDANDO_FORMULARIO') return <FillIn order={order} kind={kind} wide={wide} />
  if (order.status === 'CONCLUIDO' && order.hasPDF)
    return (
      <ReportDownload orderId={order.id} pages={order.pdfPages} phonePages={order.phonePages} kind={kind} wide={wide} />
    )
  return null
}

export const hasNextAction = (order: Order) =>
  order.status === 'AGUARDANDO_FORMULARIO' || (order.status === 'CONCLUIDO' && order.hasPDF)

export function ReadGuide({ order, kind, wide = false }: ActionProps) {
  const go = useGo(paths.report(order.id))
  if (order.status !== 'CONCLUIDO' || !order.hasPDF) return null
  return (
    <ButtonLink {...go} kind={kind} size="medium" wide={wide} icon={<Icon svg={bookOpen} size={20} />}>
      Ler o guia
    </ButtonLink>
  )
}

function FillIn({ order, kind, wide = false }: ActionProps) {
  const go = useGo(paths.onboarding(order.id))
  const isPressed = useWaitingForm(order.id)
  return (
    <ButtonLink {...go} kind={kind} size="medium" wide={wide}>
      {isPressed ? 'Ver formulário' : 'Preencher Dados'}
    </ButtonLink>
  )
}
