import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import arrowsClockwise from '@phosphor-icons/core/assets/regular/arrows-clockwise.svg?raw'
import download from '@phosphor-icons/core/assets/regular/download-simple.svg?raw'
import eye from '@phosphor-icons/core/assets/regular/eye.svg?raw'
import ruler from '@phosphor-icons/core/assets/regular/ruler.svg?raw'
import { ALARM_KINDS } from '#contract/admin/health.ts'
import type { AdminOrder } from '#contract/admin/orders.ts'
import { formatDayTime, formatMoney, shortId } from '#contract/format.ts'
import { isTerminal } from '#contract/orders.ts'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { Icon } from '#pwa/ui/icon.tsx'
import { EndedByHand } from './ended-by-hand.tsx'
import { DeadlineText, VisagistNote } from './order-cells.tsx'
import type { OrderActions } from './order-actions.tsx'
import { deskHref, downloadPdfHref, mayHavePdf, nameOf } from './order-words.ts'
import { PersonLink } from '#pwa/admin/kit/person-link.tsx'
import { paymentWords } from '#contract/checkout/payment-words.ts'
import { StatusSelect } from './status-select.tsx'
import { useMay } from '#pwa/admin/kit/use-may.ts'
import { useAdminAddress } from '#pwa/admin/kit/use-admin-address.ts'

interface OrderPanelProps {
  order: AdminOrder | undefined
  actions: OrderActions
  onClose: () => void
}

export function OrderPanel({ order, actions, onClose }: OrderPanelProps) {
  const mayOpen = useMay()
  return (
    <Dialog
      open={order !== undefined}
      onClose={onClose}
      place="end"
      title={order ? nameOf(order) : 'Pedido'}
      footer={
        order && mayOpen('photos') && hasActions(order, actions) && <PanelActions order={order} actions={actions} />
      }
    >
      {order && (
        <>
          <p className="order-panel-email t-label t-soft">{order.customerEmail}</p>
          <div className="order-panel-status row wrap">
            <StatusSelect order={order} statuses={actions.statuses} />
            <VisagistNote order={order} />
          </div>
          <EndedByHand order={order} />
          {order.alarms.map((kind) => (
            <p key={kind} className="order-panel-alarm">
              <b>{ALARM_KINDS[kind].title}.</b> {mayOpen('logs') ? ALARM_KINDS[kind].text : 'O dono já foi avisado.'}
            </p>
          ))}
          <Facts order={order} />
          {!order.hasForm && !isTerminal(order.status) && (
            <p className="t-caption t-soft mt-16">A análise começa quando o cliente enviar o formulário e as fotos.</p>
          )}
          <p className="panel-section">
            <PersonLink userId={order.userId} className="cell-link">
              Ver o cliente, os e-mails e o formulário
            </PersonLink>
          </p>
        </>
      )}
    </Dialog>
  )
}

const NOT_YET = 'Ainda não'

function Facts({ order }: { order: AdminOrder }) {
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Pedido', shortId(order.id)],
    ['Código na Kiwify', order.kiwifyOrderId ?? '—'],
    ['Valor', formatMoney(order.amount)],
    ['Pagamento', paymentWords(order.paymentMethod, order.installments)],
    ['Compra', formatDayTime(order.createdAt)],
    ['Formulário', order.hasForm ? 'Recebido' : 'Não chegou'],
    ['Fotos', `${order.photosCount} de 4`],
    ['Análise começou', order.processingStartedAt ? formatDayTime(order.processingStartedAt) : NOT_YET],
    ['Prazo', <DeadlineText key="prazo" order={order} />],
    ['Concluído', order.completedAt ? formatDayTime(order.completedAt) : NOT_YET],
  ]
  return (
    <dl className="facts num">
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Ended orders get no report. */
const mayBeMade = (order: AdminOrder, { reports }: OrderActions) => !reports.isReviewed && !isTerminal(order.status)

const hasActions = (order: AdminOrder, actions: OrderActions) =>
  order.hasForm || mayHavePdf(order) || mayBeMade(order, actions)

/** A report contains photos: it needs that permission. */
function PanelActions({ order, actions }: { order: AdminOrder; actions: OrderActions }) {
  const { change } = useAdminAddress()
  const navigate = useNavigate()
  const { isReviewed } = actions.reports
  const isMaking = actions.reports.isMaking(order)
  // What waits for a visagist, or needs approval, opens at the desk first.
  const deskFirst = order.hasForm && !mayHavePdf(order) && (isReviewed || order.needsVisagist)
  return (
    <div className="order-panel-actions flex wrap full gap-12">
      {mayHavePdf(order) && (
        <Button
          size="medium"
          icon={<Icon svg={eye} size={20} />}
          onClick={() => change({ pdf: order.id }, { push: true })}
        >
          Ver PDF
        </Button>
      )}
      {order.hasForm && (
        <Button
          kind={deskFirst ? 'primary' : 'secondary'}
          size="medium"
          icon={<Icon svg={ruler} size={20} />}
          onClick={() => navigate(deskHref(order.id))}
        >
          Abrir na mesa
        </Button>
      )}
      {mayBeMade(order, actions) && (
        <Button
          kind={mayHavePdf(order) || deskFirst ? 'secondary' : 'primary'}
          size="medium"
          busy={isMaking && 'Gerando...'}
          icon={<Icon svg={arrowsClockwise} size={20} />}
          onClick={() => actions.reports.make(order)}
        >
          {order.hasPDF ? 'Gerar de novo' : 'Gerar PDF agora'}
        </Button>
      )}
      {order.hasPDF && mayHavePdf(order) && (
        <ButtonLink
          kind="secondary"
          size="medium"
          href={downloadPdfHref(order)}
          icon={<Icon svg={download} size={20} />}
        >
          Baixar
        </ButtonLink>
      )}
      {isReviewed && order.hasForm && !isTerminal(order.status) && (
        <Button kind="text" size="medium" onClick={() => actions.reports.release(order)}>
          Entregar sem conferência
        </Button>
      )}
    </div>
  )
}
