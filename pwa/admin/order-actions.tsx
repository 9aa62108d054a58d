import arrowsClockwise from '@phosphor-icons/core/assets/regular/arrows-clockwise.svg?raw'
import download from '@phosphor-icons/core/assets/regular/download-simple.svg?raw'
import eye from '@phosphor-icons/core/assets/regular/eye.svg?raw'
import type { AdminOrder } from '#contract/admin.ts'
import { shortId } from '#contract/format.ts'
import { Icon } from '#pwa/ui/icon.tsx'
import { IconButton } from '#pwa/ui/icon-button.tsx'
import type { OrderDesk } from './order-desk.ts'
import { downloadPdfHref, viewPdfHref } from './order-words.ts'

/** See, make and download the PDF, as three icons. */
export function OrderActions({ order, reports }: { order: AdminOrder; reports: OrderDesk['reports'] }) {
  const isMaking = reports.isMaking(order)
  const which = `do pedido ${shortId(order.id)}`
  return (
    <div className="order-actions">
      <PdfLink
        svg={eye}
        label={`Ver PDF ${which}`}
        absent="Ainda não há PDF"
        href={order.hasPDF ? viewPdfHref(order) : undefined}
        target="_blank"
      />
      <IconButton
        svg={arrowsClockwise}
        className="admin-action"
        label={
          isMaking ? `Gerando o PDF ${which}` : `Gerar PDF ${which}${order.hasForm ? '' : ' (falta o formulário)'}`
        }
        title={isMaking ? 'Gerando o PDF…' : order.hasForm ? 'Gerar PDF agora' : 'O formulário ainda não chegou'}
        aria-busy={isMaking}
        onClick={() => reports.make(order)}
      />
      <PdfLink
        svg={download}
        label={`Baixar PDF ${which}`}
        absent="Ainda não há PDF"
        href={order.hasPDF ? downloadPdfHref(order) : undefined}
      />
    </div>
  )
}

interface PdfLinkProps {
  svg: string
  label: string
  /** Why it is grey, when it is. */
  absent: string
  href: string | undefined
  target?: '_blank'
}

function PdfLink({ svg, label, absent, href, target }: PdfLinkProps) {
  if (!href)
    return <IconButton svg={svg} className="admin-action" label={`${label}: ${absent}`} title={absent} disabled />
  return (
    <a className="icon-button admin-action" href={href} target={target} rel="noopener" aria-label={label} title={label}>
      <Icon svg={svg} />
    </a>
  )
}
