import { type FormEvent, useId, useState } from 'react'
import { type AdminOrder, adminApi, UnreviewedDelivery } from '#contract/admin/orders.ts'
import { call } from '#pwa/platform/api.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { TextArea } from '#pwa/ui/field.tsx'
import { DESK_KEY } from '#pwa/admin/kit/desk-query.ts'
import { orderWords } from './order-words.ts'
import { ORDERS_KEY } from '#pwa/admin/kit/orders-query.ts'
import { useSave } from '#pwa/admin/kit/use-save.ts'

interface UnreviewedDialogProps {
  order: AdminOrder | null
  onClose: () => void
}

/** Sends an unapproved report: asks for a reason, then for a confirmation. */
export function UnreviewedDialog({ order, onClose }: UnreviewedDialogProps) {
  const [isSure, setSure] = useState(false)
  const [isSending, setSending] = useState(false)
  const form = useId()
  const close = () => {
    setSure(false)
    onClose()
  }
  return (
    <Dialog
      open={order !== null}
      onClose={close}
      title="Entregar sem conferência"
      footer={
        <>
          <Button
            type="submit"
            form={form}
            size="medium"
            className="button-danger"
            busy={isSending && 'Entregando...'}
            aria-describedby={isSure ? `${form}-sure` : undefined}
          >
            {isSure ? 'Sim, entregar assim' : 'Entregar sem conferência'}
          </Button>
          <Button kind="secondary" size="medium" onClick={close}>
            Cancelar
          </Button>
        </>
      }
    >
      {order && (
        <ReasonForm
          key={order.id}
          id={form}
          order={order}
          isSure={isSure}
          onSure={setSure}
          onSending={setSending}
          onDone={close}
        />
      )}
    </Dialog>
  )
}

interface ReasonFormProps {
  id: string
  order: AdminOrder
  isSure: boolean
  onSure: (isSure: boolean) => void
  onSending: (isSending: boolean) => void
  onDone: () => void
}

function ReasonForm({ id, order, isSure, onSure, onSending, onDone }: ReasonFormProps) {
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const saving = useSave({
    async save() {
      onSending(true)
      try {
        return await call(adminApi.deliverUnreviewed, { params: { id: order.id }, body: { reason } })
      } finally {
        onSending(false)
      }
    },
    done: 'Saindo sem conferência',
    say: ({ message }) => message,
    failed: 'Não foi entregue',
    stale: [ORDERS_KEY, DESK_KEY],
    onDone,
    onRefused({ fields }) {
      onSure(false)
      setError(fields['reason'])
      return fields['reason'] !== undefined
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (saving.busy) return
    const checked = UnreviewedDelivery.safeParse({ reason })
    setError(checked.error?.issues[0]?.message)
    if (!checked.success) return
    if (isSure) saving.send(undefined)
    else onSure(true)
  }
  return (
    <form className="form-rows" id={id} onSubmit={submit} noValidate>
      <div className="dialog-words">
        <p>
          <b>{orderWords(order)}</b> O motivo fica no registro para sempre, com o seu nome e a hora.
        </p>
      </div>
      <TextArea
        label="Motivo"
        rows={3}
        maxLength={500}
        value={reason}
        error={error}
        onChange={(event) => {
          setReason(event.target.value)
          setError(undefined)
          onSure(false)
        }}
      />
      {isSure && (
        <p className="dialog-danger" role="alert" id={`${id}-sure`}>
          O relatório vai ao cliente sem aprovação de visagista.
        </p>
      )}
    </form>
  )
}
