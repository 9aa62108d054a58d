import { formatDayTime, formatLongDay, shortId } from '#contract/format.ts'
import { PHOTO_SLOTS } from '#contract/onboarding.ts'
import { isTerminal, type Order } from '#contract/orders.ts'
import { useBackStep } from '#pwa/platform/back-step.ts'
import { Badge, type BadgeTone } from '#pwa/ui/badge.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { hasNextAction, NextAction, ReadGuide } from './order-actions.tsx'
import { useNextStep } from './use-next-step.ts'
import './orders.css'

interface OrderDetailsProps {
  order: Order | undefined
  onClose: () => void
}

export function OrderDetails({ order, onClose }: OrderDetailsProps) {
  const { nextStep } = useNextStep(order)
  useBackStep(order !== undefined, onClose)
  return (
    <Dialog
      open={order !== undefined}
      onClose={onClose}
      title={order ? `Detalhes do Pedido #${shortId(order.id)}` : ''}
      footer={
        order &&
        hasNextAction(order) && (
          <div className="details-actions stack gap-12">
            <NextAction order={order} kind="primary" wide />
            <ReadGuide order={order} kind="secondary" wide />
          </div>
        )
      }
    >
      {order && (
        <>
          <Timeline order={order} />
          <Documents order={order} />
          <section className="details-next stack gap-6">
            <h3 className="t-h3">Próximos Passos</h3>
            <p className="t-body">{nextStep}</p>
            {order.estimatedDelivery && (
              <p className="t-small t-soft">Entrega prevista: {formatLongDay(order.estimatedDelivery)}</p>
            )}
          </section>
        </>
      )}
    </Dialog>
  )
}

function Timeline({ order }: { order: Order }) {
  const events: readonly (readonly [words: string, when: string | null])[] = [
    ['Pedido Criado', order.createdAt],
    ...(order.hasForm ? [['Formulário Enviado', order.submittedAt] as const] : []),
    ...(order.photosCount > 0
      ? [[`Fotos Enviadas (${order.photosCount} de ${PHOTO_SLOTS.length})`, order.submittedAt] as const]
      : []),
    ...(order.status === 'CONCLUIDO' ? [['Análise Concluída', order.completedAt] as const] : []),
  ]
  return (
    <ol className="timeline" aria-label="Linha do tempo">
      {events.map(([words, when]) => (
        <li key={words}>
          <strong>{words}</strong>
          <span className="num">{when ? formatDayTime(when) : 'Há um tempo'}</span>
        </li>
      ))}
    </ol>
  )
}

export function Documents({ order }: { order: Order }) {
  return (
    <section>
      <h3 className="t-h3">Documentos</h3>
      <ul className="documents">
        <Document name="Formulário" badge={sentBadge(order, order.hasForm)} />
        <Document name="Fotos" badge={sentBadge(order, order.hasPhotos)} />
        <Document name="Relatório PDF" badge={reportBadge(order)} />
      </ul>
    </section>
  )
}

interface BadgeWords {
  readonly tone: BadgeTone
  readonly words: string
}

const ENDED: BadgeWords = { tone: 'k', words: 'Encerrado' }

function sentBadge({ status }: Order, isSent: boolean): BadgeWords {
  if (isSent) return { tone: 'g', words: 'Enviado' }
  return isTerminal(status) ? ENDED : { tone: 'y', words: 'Pendente' }
}

/** Never "in progress" once finished or cancelled. */
function reportBadge({ status, hasPDF }: Order): BadgeWords {
  if (isTerminal(status)) return ENDED
  if (status !== 'CONCLUIDO') return { tone: 'y', words: 'Em preparação' }
  return hasPDF ? { tone: 'g', words: 'Disponível' } : { tone: 'k', words: 'Indisponível' }
}

function Document({ name, badge: { tone, words } }: { name: string; badge: BadgeWords }) {
  return (
    <li>
      <span>{name}</span>
      <Badge tone={tone}>{words}</Badge>
    </li>
  )
}
