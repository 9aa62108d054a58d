import type { Order } from '#contract/orders.ts'
import { PushOffer } from '#pwa/notifications/push-offer.tsx'
import { useInstallWay } from '#pwa/platform/install.ts'
import { usePush } from '#pwa/platform/push.ts'
import { usePutOff } from '#pwa/platform/put-off.ts'
import { InstallOffer } from '#pwa/ui/install-offer.tsx'

interface DashboardOffersProps {
  orders: readonly Order[]
}

/** One offer at a time, once the form is on its way: to be told when it is ready, then to keep the app at hand. */
export function DashboardOffers({ orders }: DashboardOffersProps) {
  const [noPush, putOffPush] = usePutOff('avisos')
  const isWaiting = orders.some(({ status }) => status === 'EM_PROCESSAMENTO')
  // Asking the browser about notifications holds everything up: only where there is something to be told of.
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
  // Inside another app the form itself is at risk, so that is said before it is filled.
  if ((isSent || way === 'leave-app') && way !== 'none' && way !== 'installed' && !noInstall)
    return <InstallOffer way={way} forWhom="buyer" onLater={putOffInstall} />
  return null
}
