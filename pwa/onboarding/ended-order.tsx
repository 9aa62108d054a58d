import { useEffect } from 'react'
import type { Order } from '#contract/orders.ts'
import { shortId } from '#contract/format.ts'
import { paths } from '#pwa/paths.ts'
import { AppPage } from '#pwa/ui/app-page.tsx'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { EmptyState } from '#pwa/ui/state.tsx'
import { useLeave } from './use-leave.ts'
import { abandonOrder } from './sending/use-order-outbox.ts'

const ENDED =
  'O formulário não pode mais ser enviado, e as fotos saíram deste aparelho. As suas respostas continuam guardadas, para o caso de o pedido ser reaberto.'

function endWords({ status, endedByHand }: Order): string {
  if (endedByHand) return 'encerrado por nós'
  return status === 'REEMBOLSADO' ? 'reembolsado' : 'contestado'
}

interface EndedOrderProps {
  userId: string
  order: Order
}

/** Deletes the order's photos from this device, unless the team can still undo the ending. */
export function EndedOrder({ userId, order }: EndedOrderProps) {
  const leave = useLeave()
  const { id } = order
  const isOnHold = order.undoableUntil !== null
  useEffect(() => {
    if (!isOnHold) void abandonOrder(userId, id)
  }, [userId, id, isOnHold])
  return (
    <AppPage title="Nenhum pedido pendente">
      <div className="page-narrow">
        <h1 className="visually-hidden">Formulário da análise</h1>
        <EmptyState
          title={`O pedido ${shortId(id)} foi ${endWords(order)}`}
          text={isOnHold ? order.nextStep : ENDED}
          action={
            <ButtonLink
              href={paths.dashboard}
              onClick={(event) => {
                event.preventDefault()
                leave()
              }}
            >
              Voltar ao painel
            </ButtonLink>
          }
        />
      </div>
    </AppPage>
  )
}
