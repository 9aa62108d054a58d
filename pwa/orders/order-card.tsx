import { formatDay, formatMoney, shortId } from '#contract/format.ts'
import { badgeOf, hasBadge, ORDER_STATUS_WORDS, type Order } from '#contract/orders.ts'
import { Badge } from '#pwa/ui/badge.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { hasNextAction, NextAction, ReadGuide } from './order-actions.tsx'
import { useNextStep, WAITING_HERE } from './use-next-step.ts'
import { useState } from 'react'
import { fillPath } from '#contract/endpoint.ts'
import { onboardingApi } from '#contract/onboarding.ts'
import { type PlateTone, PortraitPlate } from '#pwa/ui/portrait-plate.tsx'
import './orders.css'

interface OrderCardProps {
  order: Order
  /** Has the screen's primary action. */
  isLead: boolean
  onDetails: () => void
  onRate: () => void
}

export function OrderCard({ order, isLead, onDetails, onRate }: OrderCardProps) {
  const words = ORDER_STATUS_WORDS[order.status]
  const { isWaitingHere, nextStep } = useNextStep(order)
  const isDelivered = order.status === 'CONCLUIDO' && order.hasPDF
  const number = `#${shortId(order.id)}`
  return (
    <article
      className={`order-card clip mt-12 panel${isDelivered ? ' order-card-delivered' : ''}`}
      aria-label={`Pedido ${number}`}
    >
      {isDelivered && <OrderPortrait order={order} tone="rose" className="order-card-plate" />}
      <div className="order-card-body">
        <div className="order-card-head split wrap">
          <h3 className="order-card-number num">{number}</h3>
          {hasBadge(order) && <Badge tone={words.tone}>{isWaitingHere ? WAITING_HERE : badgeOf(order)}</Badge>}
        </div>
        <p className="mt-8 t-label t-soft t-pretty">{isWaitingHere ? nextStep : sentenceFor(order)}</p>
        <div className="order-card-actions">
          {hasNextAction(order) && (
            <div className="order-card-main stack gap-8 mt-14">
              <NextAction order={order} kind={isLead ? 'primary' : 'secondary'} wide />
              <ReadGuide order={order} kind="secondary" wide />
            </div>
          )}
          <div className="order-card-more flex wrap mt-14">
            {isDelivered && (
              <Button kind="text" size="medium" onClick={onRate}>
                Avaliar
              </Button>
            )}
            <Button kind={hasNextAction(order) ? 'text' : 'secondary'} size="medium" onClick={onDetails}>
              Ver Detalhes
            </Button>
          </div>
        </div>
      </div>
    </article>
  )
}

function sentenceFor(order: Order): string {
  const price = formatMoney(order.amount)
  if (order.status === 'AGUARDANDO_FORMULARIO') {
    return `Comprado em ${formatDay(order.createdAt)}. ${order.photosCount} de 4 fotos recebidas. ${price}`
  }
  if (order.status === 'EM_PROCESSAMENTO' && order.submittedAt) {
    return `${sentWords(order.photosCount)} em ${formatDay(order.submittedAt)}. ${price}`
  }
  if (order.status === 'CONCLUIDO' && order.hasPDF) {
    const pages = order.pdfPages ? `Guia de ${order.pdfPages} páginas` : 'Seu guia em PDF'
    return order.pdfExpiresAt ? `${pages}, até ${formatDay(order.pdfExpiresAt)}.` : `${pages}.`
  }
  return `${order.nextStep} ${price}`
}

function sentWords(photos: number): string {
  if (photos === 0) return 'Formulário enviado'
  return `Formulário e ${photos === 1 ? '1 foto' : `${photos} fotos`} enviados`
}

interface OrderPortraitProps {
  order: Order
  tone: PlateTone
  className?: string
}

/** The person's photo, held for thirty days and stored nowhere else. */
function OrderPortrait({ order, tone, className }: OrderPortraitProps) {
  const [isGone, setGone] = useState(false)
  const hasPhoto = order.photoSlots.includes('front') && !isGone
  const photo = fillPath(onboardingApi.viewPhoto.path, { orderId: order.id, slot: 'front' })
  return (
    <PortraitPlate tone={tone} className={className}>
      {hasPhoto && <img src={photo} alt="Sua foto de frente" onError={() => setGone(true)} />}
    </PortraitPlate>
  )
}
