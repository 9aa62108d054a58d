import { formatShortDayHour, shortId } from '#contract/format.ts'
import { badgeOf, hasBadge, isTerminal, ORDER_STATUS_WORDS, type Order } from '#contract/orders.ts'
import { Tape } from '#pwa/ui/tape.tsx'
import { USUAL_DELIVERY } from './account-facts.tsx'
import { NextAction, ReadGuide } from './order-actions.tsx'
import { useNextStep, WAITING_HERE } from './use-next-step.ts'
import './dashboard.css'

const STAGES = ['Pedido', 'Formulário', 'Fotos', 'Guia'] as const

/** Absent for orders that ended without a guide. */
export function ProgressBand({ order }: { order: Order }) {
  const words = ORDER_STATUS_WORDS[order.status]
  const { isWaitingHere, nextStep } = useNextStep(order)
  const isUnderWay = order.status === 'EM_PROCESSAMENTO'
  return (
    <section className="band on-band" aria-label="Andamento do pedido mais recente">
      <div className="flex between gap-16 t-medium t-small t-band-soft">
        <span className="num">Pedido {shortId(order.id)}</span>
        {hasBadge(order) && (
          <span className="band-status row gap-8" data-tone={words.tone}>
            {isWaitingHere ? WAITING_HERE : badgeOf(order)}
          </span>
        )}
      </div>
      <h2 className="band-title">{nextStep}</h2>
      {!isTerminal(order.status) && (
        <Tape
          majors={STAGES.length}
          filled={order.completionPercentage}
          labels={STAGES}
          label="Andamento do pedido"
          tone="band"
        />
      )}
      <div className="band-action">
        <NextAction order={order} kind="paper" />
        <ReadGuide order={order} kind="band" />
      </div>
      {isUnderWay && (
        <div className="band-delivery flex between baseline gap-16 t-label t-band-soft">
          <p>Próxima entrega</p>
          <p className="band-days">
            {order.isDeliveryStopped
              ? 'parada até a foto chegar'
              : order.estimatedDelivery
                ? formatShortDayHour(order.estimatedDelivery)
                : USUAL_DELIVERY}
          </p>
        </div>
      )}
    </section>
  )
}
