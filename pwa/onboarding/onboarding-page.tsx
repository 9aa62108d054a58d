import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { isTerminal } from '#contract/orders.ts'
import { sentenceOf } from '#contract/problem.ts'
import { useViewer } from '#pwa/auth/use-viewer.ts'
import { paths } from '#pwa/paths.ts'
import { AppPage } from '#pwa/ui/app-page.tsx'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { useInFront } from '#pwa/ui/use-in-front.ts'
import { EmptyState, ErrorState } from '#pwa/ui/state.tsx'
import { AskedPhoto } from './asked-photo.tsx'
import { EndedOrder } from './ended-order.tsx'
import { useLeave } from './use-leave.ts'
import { OnboardingForm } from './onboarding-form.tsx'
import { OnboardingSkeleton } from './onboarding-skeleton.tsx'
import { useOrders } from './sending/orders-query.ts'
import { pickPendingOrder } from './sending/pending-order.ts'

/** `/onboarding/:orderId` */
export default function OnboardingPage() {
  const { orderId = '' } = useParams()
  const [search] = useSearchParams()
  const { user } = useViewer()
  const { orders, error, isError, isPaused, isFetching, refetch } = useOrders()
  const leave = useLeave()
  const pending = pickPendingOrder(orders ?? [], orderId)
  // Keep an open form until its sending ends: live news of the order may arrive first.
  const inFront = useInFront()
  const [openId, setOpenId] = useState<string | null>(null)
  const held = inFront ? orders?.find(({ id }) => id === openId) : undefined
  const order = held ?? pending ?? orders?.find(({ id, status }) => id === orderId && isTerminal(status))
  if ((order?.id ?? null) !== openId) setOpenId(order?.id ?? null)

  const askedSlot = search.get('foto')
  const inTheWorks = orders?.some(({ id, status }) => id === orderId && status === 'EM_PROCESSAMENTO')
  if (user && askedSlot !== null && inTheWorks) return <AskedPhoto orderId={orderId} slot={askedSlot} />
  if (user && order && isTerminal(order.status)) return <EndedOrder userId={user.id} order={order} />
  if (user && order) return <OnboardingForm key={order.id} user={user} orderId={order.id} />
  if (user && orders) {
    return (
      <AppPage title="Nenhum pedido pendente">
        <div className="page-narrow">
          <h1 className="visually-hidden">Formulário da análise</h1>
          <EmptyState
            title="Nenhum pedido pendente"
            text="Todos os seus pedidos já têm formulário e fotos. Acompanhe cada um no painel."
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
  if (isError || isPaused) {
    return (
      <AppPage title="Formulário da análise">
        <div className="page-narrow">
          <h1 className="visually-hidden">Formulário da análise</h1>
          <ErrorState
            title="Não conseguimos abrir o formulário."
            text={error ? sentenceOf(error) : 'Sem conexão com a internet.'}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        </div>
      </AppPage>
    )
  }
  return <OnboardingSkeleton />
}
