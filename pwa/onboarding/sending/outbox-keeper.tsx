import warning from '@phosphor-icons/core/assets/regular/warning-circle.svg?raw'
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { DRAFT_LIFE_DAYS } from '#contract/offer.ts'
import { useViewer } from '#pwa/auth/use-viewer.ts'
import { deviceStore } from '#pwa/platform/device-store.ts'
import { Icon } from '#pwa/ui/icon.tsx'
import { useHasOutbox } from './waiting-forms.ts'
import { AGED_PREFIX, dropAged } from './aged-outbox.ts'
import { ordersToSend } from './outbox-records.ts'
import type { UnseenFormProps } from './unseen-form.tsx'
import './outbox-keeper.css'

// Where nothing waits, nobody needs what sends it.
const UnseenForm = lazy<ComponentType<UnseenFormProps>>(() =>
  import('./unseen-form.tsx').catch(() => ({ default: () => null })),
)

/** Takes up what an earlier visit left to send, on any page, and says what was too old for that. */
export default function OutboxKeeper() {
  const userId = useViewer().user?.id
  const [aged, setAged] = useState<readonly string[]>([])
  const [orderIds, setOrderIds] = useState<readonly string[]>([])
  const hasOutbox = useHasOutbox()
  useEffect(() => {
    if (!userId) return
    void dropAged().then(async () => {
      setAged(await deviceStore(userId).list(AGED_PREFIX))
      const own = (await ordersToSend()).filter((order) => order.userId === userId)
      setOrderIds(own.map(({ orderId }) => orderId))
    })
  }, [userId])
  return (
    <div role="status">
      {userId && aged.length > 0 && (
        <p className="outbox-keeper">
          <Icon svg={warning} size={20} />
          <span>
            Fotos ou respostas que esperavam para ser enviadas ficaram mais de {DRAFT_LIFE_DAYS} dias neste celular e,
            por segurança, foram apagadas daqui. <a href="/onboarding">Ver o que falta</a>{' '}
            <button
              type="button"
              onClick={() => {
                void deviceStore(userId).erase(...aged)
                setAged([])
              }}
            >
              Entendi
            </button>
          </span>
        </p>
      )}
      {userId && (hasOutbox || orderIds.length > 0) && (
        <Suspense fallback={null}>
          <UnseenForm userId={userId} orderIds={orderIds} />
        </Suspense>
      )}
    </div>
  )
}
