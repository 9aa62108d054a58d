import type { Order } from '#contract/orders.ts'
import { PushOffer } from '#pwa/notifications/push-offer.tsx'
import { useInstallWay } from '#pwa/platform/install.ts'
import { usePush } from '#pwa/platform/push.ts'
import { usePutOff } from '#pwa/platform/put-off.ts'
import { InstallOffer } from '#pwa/ui/install-offer.tsx'

interface DashboardOffersProps {
  orders: readonly Order[]
}

/** One at a time: notifications, then installing. */
export function DashboardOffers({ orders }: DashboardOffersProps) {
  const [noPush, putOffPush] = usePutOff('avisos')
  const isWaiting = orders.some(({ status }) => status === 'EM_PROCESSAMENTO')
  // The browser's question is modal: ask only when there is news to expect.
  if (isWaiting && !noPush) return <NotifyOrKeep orders={orders} onLater={putOffPush} />
  return <KeepAtHand orders={orders} />
}

function NotifyOrKeep({ orders, onLater }: DashboardOffersProps & { onLater: () => void }) {
  const push = usePush()
  if (push.support === 'yes' && push.permission === 'default') return <PushOffer onLater={onLater} />
  return <KeepAtHand orders={orders} />
}

function KeepAtHand({ orders }: DashboardOffersProps) {
  const way = useInstallWay()
  const [noInstall, putOffInstall] = usePutOff('instalar')
  const isSent = orders.some(({ status }) => status === 'EM_PROCESSAMENTO' || status === 'CONCLUIDO')
  // In-app browsers may lose the form: warn first.
  if ((isSent || way === 'leave-app') && way !== 'none' && way !== 'installed' && !noInstall)
    return <InstallOffer way={way} forWhom="buyer" onLater={putOffInstall} />
  return null
}
