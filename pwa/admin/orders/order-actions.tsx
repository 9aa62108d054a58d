import arrowsClockwise from '@phosphor-icons/core/assets/regular/arrows-clockwise.svg?raw'
import download from '@phosphor-icons/core/assets/regular/download-simple.svg?raw'
import eye from '@phosphor-icons/core/assets/regular/eye.svg?raw'
import ruler from '@phosphor-icons/core/assets/regular/ruler.svg?raw'
import type { AdminOrder } from '#contract/admin/orders.ts'
import { shortId } from '#contract/format.ts'
import { Icon } from '#pwa/ui/icon.tsx'
import { IconButton } from '#pwa/ui/icon-button.tsx'
import { downloadPdfHref, mayHavePdf } from './order-words.ts'
import { useMay } from '#pwa/admin/kit/use-may.ts'
import { useAdminAddress } from '#pwa/admin/kit/use-admin-address.ts'
import type { useReportMaking } from './use-report-making.ts'
import type { useStatusChange } from './use-status-change.ts'

/** Shared by row, card and panel. */
export interface OrderActions {
  readonly statuses: ReturnType<typeof useStatusChange>
  readonly reports: ReturnType<typeof useReportMaking>
  readonly onOpen: (orderId: string) => void
}

/** Why a button is disabled. */
const ABSENT = 'Ainda não há PDF'

/** See, make, download. If reports need approval, the second opens the desk. */
export function ReportButtons({ order, reports }: { order: AdminOrder; reports: OrderActions['reports'] }) {
  const { change } = useAdminAddress()
  const mayOpen = useMay()
  const done = mayHavePdf(order)
  const isMaking = reports.isMaking(order)
  const verb = reports.isReviewed ? 'Abrir na mesa' : 'Gerar PDF'
  const which = `do pedido ${shortId(order.id)}`
  // A report contains photos.
  if (!mayOpen('photos')) return null
  return (
    <div className="order-actions flex">
      <IconButton
        svg={eye}
        className="admin-action"
        label={done ? `Ver PDF ${which}` : `Ver PDF ${which}: ${ABSENT}`}
        title={done ? 'Ver PDF' : ABSENT}
        disabled={!done}
        onClick={() => change({ pdf: order.id }, { push: true })}
      />
      <IconButton
        svg={reports.isReviewed ? ruler : arrowsClockwise}
        className="admin-action"
        label={isMaking ? `Gerando o PDF ${which}` : `${verb} ${which}${order.hasForm ? '' : ' (falta o formulário)'}`}
        title={isMaking ? 'Gerando o PDF…' : order.hasForm ? verb : 'O formulário ainda não chegou'}
        aria-busy={isMaking}
        onClick={() => reports.make(order)}
      />
      {done && order.hasPDF ? (
        <a
          className="icon-button admin-action"
          href={downloadPdfHref(order)}
          rel="noopener"
          aria-label={`Baixar PDF ${which}`}
          title="Baixar PDF"
        >
          <Icon svg={download} />
        </a>
      ) : (
        <IconButton
          svg={download}
          className="admin-action"
          label={`Baixar PDF ${which}: ${ABSENT}`}
          title={ABSENT}
          disabled
        />
      )}
    </div>
  )
}
