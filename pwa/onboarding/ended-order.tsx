import { useEffect } from 'react'
import type { Order } from '#contract/orders.ts'
import { shortId } from '#contract/format.ts'
import { paths } from '#pwa/paths.ts'
import { AppPage } from '#pwa/ui/app-page.tsx'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { EmptyState } from '#pwa/ui/state.tsx'
import { useLeave } from './use-leave.ts'
import { abandonOrder } from './sending/use-order-outbox.ts'

interface EndedOrderProps {
  userId: string
  order: Order
}

/** The order was refunded or contested, perhaps while its form was being filled: said so, and its photos do not stay here. */
export function EndedOrder({ userId, order }: EndedOrderProps) {
  const leave = useLeave()
  const { id, status } = order
  useEffect(() => void abandonOrder(userId, id), [userId, id])
  return (
    <AppPage title="Nenhum pedido pendente">
      <div className="page-narrow">
        <h1 className="visually-hidden">Formulário da análise</h1>
        <EmptyState
          title={`O pedido ${shortId(id)} foi ${status === 'REEMBOLSADO' ? 'reembolsado' : 'contestado'}`}
          text="Ele não recebe mais o formulário, e as fotos saíram deste aparelho. As suas respostas continuam guardadas, para o caso de o pedido ser aberto de novo."
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
