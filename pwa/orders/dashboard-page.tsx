import { lazy, Suspense, useState } from 'react'
import { sentenceOf } from '#contract/problem.ts'
import { useLeaving } from '#pwa/auth/use-leaving.tsx'
import { useViewer } from '#pwa/auth/use-viewer.ts'
import { Bell } from '#pwa/notifications/bell.tsx'
import { whenSeen } from '#pwa/notifications/time-ago.ts'
import { paths } from '#pwa/paths.ts'
import { showToast } from '#pwa/platform/toast.ts'
import type * as orderRating from '#pwa/ratings/order-rating.tsx'
import { AppPage } from '#pwa/ui/app-page.tsx'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { EmptyState, ErrorState } from '#pwa/ui/state.tsx'
import { useAsked } from '#pwa/ui/use-asked.ts'
import { useInFront } from '#pwa/ui/use-in-front.ts'
import { AccountFacts } from './account-facts.tsx'
import { DashboardHeader } from './dashboard-header.tsx'
import { DashboardOffers } from './dashboard-offers.tsx'
import { hasNextAction } from './order-actions.tsx'
import { OrderCard } from './order-card.tsx'
import { OrderDetails } from './order-details.tsx'
import { ProgressBand } from './progress-band.tsx'
import { QuickActions, ShortcutCards } from './shortcuts.tsx'
import { Stats } from './stats.tsx'
import { StyleProfile } from './style-profile.tsx'
import { newestFirst, useDashboard } from './use-dashboard.ts'
import { Skeleton } from '#pwa/ui/skeleton.tsx'
import './dashboard.css'

const PullRefresh = lazy(() => import('#pwa/ui/pull-refresh.tsx'))
const ClothsOffer = lazy(() => import('./cloths-offer.tsx'))
const RulerOffer = lazy(() => import('./ruler-offer.tsx'))
const SheetOffer = lazy(() => import('./sheet-offer.tsx'))

export default function DashboardPage() {
  const inFront = useInFront()
  const viewer = useViewer()
  const { leave, isLeaving, question } = useLeaving()
  const { orders, stats, refresh } = useDashboard(inFront, viewer.user?.id)
  const [isRefreshing, setRefreshing] = useState(false)
  const [detailsId, setDetailsId] = useState<string | null>(null)
  const [ratedId, setRatedId] = useState<string | null>(null)
  const [rating, setRating] = useState<typeof orderRating>()
  // From a notification.
  const [askedId, settleAsked] = useAsked('pedido')
  const shownId = detailsId ?? askedId

  const closeDetails = () => {
    setDetailsId(null)
    settleAsked()
  }
  const rate = async (orderId: string) => {
    try {
      setRating(rating ?? (await import('#pwa/ratings/order-rating.tsx')))
      setRatedId(orderId)
    } catch {
      showToast('Não conseguimos abrir a avaliação', 'Confira a internet e tente de novo.', 'danger')
    }
  }
  const list = newestFirst(orders.data ?? [])
  const [newest] = list
  const waiting = list.find(({ status, photoSlots }) => status === 'EM_PROCESSAMENTO' && photoSlots.includes('front'))
  const profile = list.find((order) => order.profile)?.profile
  // One primary action per screen: the band's, else the first card's.
  const leadId = newest && !hasNextAction(newest) ? list.find(hasNextAction)?.id : undefined
  const refreshNow = async () => {
    setRefreshing(true)
    await refresh()
    setRefreshing(false)
  }
  return (
    <AppPage
      title="Meus Pedidos"
      offline={`Sem conexão. Você vê o painel como estava ${whenSeen(orders.dataUpdatedAt)}.`}
      header={
        <DashboardHeader
          isRefreshing={isRefreshing}
          onRefresh={() => void refreshNow()}
          isLeaving={isLeaving}
          onLeave={() => void leave()}
          isAdmin={viewer.user?.role === 'admin'}
          bell={<Bell inFront={inFront} />}
        />
      }
      refresher={
        <Suspense fallback={null}>
          <PullRefresh onRefresh={refresh} />
        </Suspense>
      }
    >
      <div className="dash page-wide">
        <p className="t-body t-soft t-breaks">Olá, {viewer.user?.fullName || viewer.user?.email}</p>
        <h1 className="t-h1">Meus Pedidos</h1>
        {orders.data && orders.isError && (
          <p className="t-small t-soft mt-8" role="status">
            Não conseguimos atualizar agora. Este é o painel como estava {whenSeen(orders.dataUpdatedAt)}.
          </p>
        )}
        {orders.isPending && !orders.isPaused && <DashboardSkeleton />}
        {!orders.data && (orders.isError || orders.isPaused) && (
          <ErrorState
            title={orders.isPaused ? 'Você está sem conexão.' : 'Não conseguimos carregar os seus pedidos.'}
            text={orders.error ? sentenceOf(orders.error) : 'Assim que a internet voltar, seu painel aparece aqui.'}
            onRetry={() => void orders.refetch()}
            retrying={orders.isRefetching}
          />
        )}
        {orders.data && (
          <>
            <Stats stats={stats.data} />
            <div className="dash-columns">
              <div>
                {newest && <ProgressBand order={newest} />}
                {waiting && (
                  <Suspense
                    fallback={
                      <>
                        <div className="dash-row-space" />
                        <div className="dash-row-space" />
                        <div className="dash-row-space" />
                      </>
                    }
                  >
                    <ClothsOffer orderId={waiting.id} />
                    <RulerOffer orderId={waiting.id} />
                    <SheetOffer orderId={waiting.id} />
                  </Suspense>
                )}
                <DashboardOffers orders={list} />
                <section className="dash-section">
                  {list.length > 0 && (
                    <div className="flex between baseline">
                      <h2 className="t-h2-app">Pedidos</h2>
                      <span className="t-small t-soft num">{list.length}</span>
                    </div>
                  )}
                  {list.length === 0 && (
                    <EmptyState
                      title="Nenhuma análise encontrada"
                      text="Quando você comprar uma análise com este e-mail, ela aparece aqui."
                      action={<ButtonLink href={paths.home}>Começar minha primeira análise</ButtonLink>}
                    />
                  )}
                  {list.map((order) => (
                    <OrderCard
                      key={order.id}
                      order={order}
                      isLead={order.id === leadId}
                      onDetails={() => setDetailsId(order.id)}
                      onRate={() => void rate(order.id)}
                    />
                  ))}
                </section>
                <ShortcutCards />
              </div>
              <aside>
                {profile && <StyleProfile profile={profile} />}
                {stats.data && <AccountFacts stats={stats.data} />}
                <QuickActions />
                <Tips />
              </aside>
            </div>
          </>
        )}
      </div>
      {question}
      <OrderDetails order={list.find((order) => order.id === shownId)} onClose={closeDetails} />
      {rating && (
        <rating.OrderRating
          orderId={ratedId}
          isRated={list.some(({ id, hasRating }) => id === ratedId && hasRating)}
          onClose={() => setRatedId(null)}
          onRated={() => void refresh()}
        />
      )}
    </AppPage>
  )
}

function Tips() {
  return (
    <section className="dash-section">
      <h2 className="t-h2-app">Duas dicas</h2>
      <div className="tips stack gap-14 mt-10 t-body t-soft">
        <p>
          <strong>Luz de janela.</strong> De frente para ela, sem sol direto, as medidas saem mais certas.
        </p>
        <p>
          <strong>Leve o cartão.</strong> Uma das últimas páginas do guia foi feita para mostrar no salão.
        </p>
      </div>
    </section>
  )
}

function DashboardSkeleton() {
  return (
    <div className="dash-skeleton mt-22 stack gap-4" role="status">
      <p className="t-h3">Carregando seu painel...</p>
      <p className="t-small t-soft">Preparando suas análises de visagismo</p>
      <div className="dash-skeleton-figures stack columns-2">
        <Skeleton height={40} width="half" />
        <Skeleton height={40} width="half" />
        <Skeleton height={40} width="half" />
        <Skeleton height={40} width="half" />
      </div>
      <Skeleton height={200} />
      <Skeleton height={120} />
    </div>
  )
}
