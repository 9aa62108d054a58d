import type { ReactNode } from 'react'
import { formatDayTime, formatLongDay, shortId } from '#contract/format.ts'
import { PHOTO_SLOTS } from '#contract/onboarding.ts'
import type { Order } from '#contract/orders.ts'
import { Badge } from '#pwa/ui/badge.tsx'
import { useBackStep } from '#pwa/platform/back-step.ts'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { hasNextAction, NextAction, ReadGuide } from './order-actions.tsx'
import './order-details.css'

interface OrderDetailsProps {
  order: Order | undefined
  onClose: () => void
}

export function OrderDetails({ order, onClose }: OrderDetailsProps) {
  useBackStep(order !== undefined, onClose)
  return (
    <Dialog
      open={order !== undefined}
      onClose={onClose}
      title={order ? `Detalhes do Pedido #${shortId(order.id)}` : ''}
      footer={
        order &&
        hasNextAction(order) && (
          <div className="details-actions">
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
          <section className="details-next">
            <h3 className="t-h3">Próximos Passos</h3>
            <p className="t-body">{order.nextStep}</p>
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

function Documents({ order }: { order: Order }) {
  return (
    <section>
      <h3 className="t-h3">Documentos</h3>
      <ul className="documents">
        <Document name="Formulário" done={order.hasForm} words={['Enviado', 'Pendente']} />
        <Document name="Fotos" done={order.hasPhotos} words={['Enviado', 'Pendente']} />
        <Document name="Relatório PDF" done={order.hasPDF} words={['Disponível', 'Em preparação']} />
      </ul>
    </section>
  )
}

interface DocumentProps {
  name: ReactNode
  done: boolean
  words: readonly [done: string, open: string]
}

function Document({ name, done, words }: DocumentProps) {
  return (
    <li>
      <span>{name}</span>
      <Badge tone={done ? 'g' : 'y'}>{done ? words[0] : words[1]}</Badge>
    </li>
  )
}
