import type { Order } from '#contract/orders.ts'
import { PushOffer } from '#pwa/notifications/push-offer.tsx'
import { useInstallWay } from '#pwa/platform/install.ts'
import { usePush } from '#pwa/platform/push.ts'
import { usePutOff } from '#pwa/platform/put-off.ts'
import { InstallOffer } from '#pwa/ui/install-offer.tsx'

/** One offer at a time, once the form is on its way: to be told when it is ready, then to keep the app at hand. */
export function DashboardOffers({ orders }: { orders: readonly Order[] }) {
  const push = usePush()
  const way = useInstallWay()
  const [noPush, putOffPush] = usePutOff('avisos')
  const [noInstall, putOffInstall] = usePutOff('instalar')
  const isWaiting = orders.some(({ status }) => status === 'EM_PROCESSAMENTO')
  const hasReport = orders.some(({ status }) => status === 'CONCLUIDO')
  if (isWaiting && push.support === 'yes' && push.permission === 'default' && !noPush)
    return <PushOffer onLater={putOffPush} />
  // Inside another app the form itself is at risk, so that is said before it is filled.
  if ((isWaiting || hasReport || way === 'leave-app') && way !== 'none' && way !== 'installed' && !noInstall)
    return <InstallOffer way={way} forWhom="buyer" onLater={putOffInstall} />
  return null
}
