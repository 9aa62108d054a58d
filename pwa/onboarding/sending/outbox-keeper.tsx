import tray from '@phosphor-icons/core/assets/regular/tray-arrow-up.svg?raw'
import warning from '@phosphor-icons/core/assets/regular/warning-circle.svg?raw'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { DRAFT_LIFE_DAYS } from '#contract/offer.ts'
import { useViewer } from '#pwa/auth/use-viewer.ts'
import { deviceStore } from '#pwa/platform/device-store.ts'
import { showToast } from '#pwa/platform/toast.ts'
import { Icon } from '#pwa/ui/icon.tsx'
import { sendsWhenClosed } from '#pwa/platform/background-sync.ts'
import { refreshOrders } from '../orders-query.ts'
import { AGED_PREFIX, dropAged } from './aged-outbox.ts'
import { ordersToSend } from './outbox-records.ts'
import { SENT_TEXT, SENT_TITLE } from '../sent-words.ts'
import { onDeliveredUnseen, orderOutbox, dismissClosedForm, useUnseenForm, wakeOutboxes } from './use-order-outbox.ts'
import './outbox-keeper.css'

/** Sends what an earlier visit left, from any page, and says so unless the form's own screen does. */
export default function OutboxKeeper() {
  const { user } = useViewer()
  const userId = user?.id
  const client = useQueryClient()
  const [aged, setAged] = useState<readonly string[]>([])
  useEffect(() => {
    if (!userId) return
    wakeOutboxes()
    void dropAged().then(async () => {
      setAged(await deviceStore(userId).list(AGED_PREFIX))
      for (const order of await ordersToSend()) if (order.userId === userId) orderOutbox(userId, order.orderId)
    })
    return onDeliveredUnseen(() => {
      showToast(SENT_TITLE, SENT_TEXT)
      void refreshOrders(client)
    })
  }, [userId, client])
  const form = useUnseenForm()
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
      {form === 'waiting' && (
        <p className="outbox-keeper">
          <Icon svg={tray} size={20} />
          {sendsWhenClosed()
            ? 'Seu formulário está guardado neste celular e será enviado quando houver rede.'
            : 'Seu formulário está guardado neste celular. Quando houver internet, abra o painel de novo: ele vai na hora.'}
        </p>
      )}
      {form === 'refused' && (
        <p className="outbox-keeper">
          <Icon svg={warning} size={20} />
          <span>
            Seu formulário precisa de um ajuste antes de ser enviado. <a href="/onboarding">Abrir formulário</a>
          </span>
        </p>
      )}
      {form === 'closed' && (
        <p className="outbox-keeper">
          <Icon svg={warning} size={20} />
          <span>
            Seu formulário não foi enviado: o pedido já não recebia respostas. Elas continuam neste celular.{' '}
            <button type="button" onClick={dismissClosedForm}>
              Entendi
            </button>
          </span>
        </p>
      )}
    </div>
  )
}
