import tray from '@phosphor-icons/core/assets/regular/tray-arrow-up.svg?raw'
import warning from '@phosphor-icons/core/assets/regular/warning-circle.svg?raw'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sendsWhenClosed } from '#pwa/platform/background-sync.ts'
import { showToast } from '#pwa/platform/toast.ts'
import { Icon } from '#pwa/ui/icon.tsx'
import { refreshOrders } from './orders-query.ts'
import { SENT_TEXT, SENT_TITLE } from './sent-words.ts'
import { dismissClosedForm, onDeliveredUnseen, orderOutbox, useUnseenForm, wakeOutboxes } from './use-order-outbox.ts'

export interface UnseenFormProps {
  userId: string
  /** Orders with something of an earlier visit. */
  orderIds: readonly string[]
}

/** Sends from any page, and says how a pressed form fares unless the form's own screen does. */
export default function UnseenForm({ userId, orderIds }: UnseenFormProps) {
  const client = useQueryClient()
  useEffect(() => {
    wakeOutboxes()
    for (const orderId of orderIds) orderOutbox(userId, orderId)
    return onDeliveredUnseen(() => {
      showToast(SENT_TITLE, SENT_TEXT)
      void refreshOrders(client)
    })
  }, [userId, orderIds, client])
  const form = useUnseenForm()
  return (
    <>
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
    </>
  )
}
