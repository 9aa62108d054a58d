import { type FormEvent, useId, useState } from 'react'
import { type AdminOrder, adminApi, isNumberOf } from '#contract/admin/orders.ts'
import { shortId } from '#contract/format.ts'
import { isTerminal, ORDER_STATUS_WORDS, type OrderStatus, UNDO_HOURS } from '#contract/orders.ts'
import { ORDERS_KEY } from '#pwa/admin/kit/orders-query.ts'
import { useSave } from '#pwa/admin/kit/use-save.ts'
import { call } from '#pwa/platform/api.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { TextField } from '#pwa/ui/field.tsx'
import { nameOf } from './order-words.ts'

/** An ending, or a change of many orders: both need a typed number. */
export interface Change {
  readonly orders: readonly AdminOrder[]
  readonly status: OrderStatus
}

interface EndingDialogProps {
  change: Change | null
  onClose: () => void
  onDone?: () => void
}

const countOf = (count: number) => (count === 1 ? '1 pedido' : `${count} pedidos`)

const actOf = ({ orders, status }: Change): string =>
  isTerminal(status)
    ? `Encerrar ${countOf(orders.length)}`
    : `Mudar ${countOf(orders.length)} para ${ORDER_STATUS_WORDS[status].label}`

export function EndingDialog({ change, onClose, onDone }: EndingDialogProps) {
  const form = useId()
  const [isSending, setSending] = useState(false)
  return (
    <Dialog
      open={change !== null}
      onClose={onClose}
      title={change ? `${actOf(change)}?` : ''}
      footer={
        change && (
          <>
            <Button
              type="submit"
              form={form}
              size="medium"
              className={isTerminal(change.status) ? 'button-danger' : ''}
              busy={isSending && (isTerminal(change.status) ? 'Encerrando...' : 'Mudando...')}
            >
              {actOf(change)}
            </Button>
            <Button kind="secondary" size="medium" onClick={onClose}>
              Cancelar
            </Button>
          </>
        )
      }
    >
      {change && (
        <EndingForm
          id={form}
          change={change}
          onSending={setSending}
          onDone={() => {
            onClose()
            onDone?.()
          }}
        />
      )}
    </Dialog>
  )
}

interface EndingFormProps {
  id: string
  change: Change
  onSending: (isSending: boolean) => void
  onDone: () => void
}

function EndingForm({ id, change, onSending, onDone }: EndingFormProps) {
  const { orders, status } = change
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [first] = orders
  const isOne = orders.length === 1
  const expected = isOne && first ? shortId(first.id) : String(orders.length)
  const saving = useSave({
    async save() {
      onSending(true)
      try {
        return isOne && first
          ? await call(adminApi.setStatus, { params: { id: first.id }, body: { status, from: first.status, typed } })
          : await call(adminApi.setStatuses, {
              body: { orders: orders.map(({ id: orderId, status: from }) => ({ id: orderId, from })), status, typed },
            })
      } finally {
        onSending(false)
      }
    },
    done: isTerminal(status) ? 'Encerrado' : 'Status alterado',
    say: ({ message }) => message,
    failed: 'Erro ao alterar status',
    stale: [ORDERS_KEY],
    onDone,
    onRefused({ fields }) {
      setError(fields['typed'])
      return fields['typed'] !== undefined
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (saving.busy) return
    const isRight = isOne && first ? isNumberOf(first.id, typed) : typed.trim() === expected
    setError(isRight ? undefined : `Digite ${expected} para confirmar.`)
    if (isRight) saving.send(undefined)
  }
  return (
    <form className="form-rows" id={id} onSubmit={submit} noValidate>
      <div className="dialog-words">
        <p>
          <b>{whom(orders)}</b>
        </p>
        {isTerminal(status) ? <EndingWords status={status} isOne={isOne} /> : <MovingWords status={status} />}
      </div>
      <TextField
        label={isOne ? `Digite o número do pedido: ${expected}` : `Digite quantos são: ${expected}`}
        autoComplete="off"
        autoCapitalize="characters"
        value={typed}
        error={error}
        onChange={(event) => {
          setTyped(event.target.value)
          setError(undefined)
        }}
      />
    </form>
  )
}

const NAMED = 4

function whom(orders: readonly AdminOrder[]): string {
  const named = orders.slice(0, NAMED).map((order) => `${nameOf(order)} (${shortId(order.id)})`)
  const rest = orders.length - named.length
  return `${named.join(', ')}${rest > 0 ? ` e mais ${rest}` : ''}.`
}

function EndingWords({ status, isOne }: { status: OrderStatus; isOne: boolean }) {
  return (
    <>
      <p>
        {isOne ? 'O pedido fica' : 'Os pedidos ficam'} como <b>{ORDER_STATUS_WORDS[status].label}</b> e o acesso é
        fechado agora. {isOne ? 'A pessoa recebe' : 'Cada pessoa recebe'} um e-mail que diz isso, sem falar em
        reembolso.
      </p>
      <p>
        <b>Nenhum dinheiro se move aqui.</b> Reembolso se faz na Kiwify, e o aviso dela encerra o pedido sozinho.
      </p>
      <p>
        Por {UNDO_HOURS} horas dá para desfazer, no pedido. Depois, as fotos, as medidas e o relatório são apagados para
        sempre. Tudo fica no registro, com o seu nome.
      </p>
    </>
  )
}

function MovingWords({ status }: { status: OrderStatus }) {
  return (
    <p>
      {status === 'AGUARDANDO_FORMULARIO' && 'O que foi respondido volta a ser rascunho do cliente. '}
      Cada pessoa é avisada no aplicativo. O que não puder mudar fica como está, e a resposta diz por quê.
    </p>
  )
}
