import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { adminNotificationsApi } from '#contract/admin/notifications.ts'
import { type AdminUser, adminUsersApi } from '#contract/admin/users.ts'
import { formatDay, formatInteger, shortId } from '#contract/format.ts'
import { NOTIFICATION_TYPES } from '#contract/notifications.ts'
import { ORDER_STATUS_WORDS } from '#contract/orders.ts'
import { call } from '#pwa/platform/api.ts'
import { showToast } from '#pwa/platform/toast.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { Field, TextArea, TextField } from '#pwa/ui/field.tsx'
import { RadioGroup } from '#pwa/ui/radio-group.tsx'
import { BROADCASTS_KEY } from './broadcasts-bar.tsx'
import { textIn } from '#pwa/admin/kit/form-text.ts'
import { PersonPicker } from './person-picker.tsx'
import { useSave } from '#pwa/admin/kit/use-save.ts'

const WHO = ['Uma pessoa', 'Todos os clientes'] as const
const TYPE_WORDS: Readonly<Record<(typeof NOTIFICATION_TYPES)[number], string>> = {
  order_update: 'Novidade do pedido',
  order_status: 'Status do pedido',
  order_complete: 'Pedido concluído',
  pdf_ready: 'Relatório pronto',
  welcome: 'Boas-vindas',
  form_reminder: 'Lembrete do formulário',
}

export function NotificationDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} place="end" title="Criar notificação">
      {open && <NotificationForm onClose={onClose} />}
    </Dialog>
  )
}

function NotificationForm({ onClose }: { onClose: () => void }) {
  const [who, setWho] = useState<(typeof WHO)[number]>('Uma pessoa')
  const [person, setPerson] = useState<AdminUser | null>(null)
  const [errors, setErrors] = useState<Record<string, string>>({})
  // One id per form: a double press or a network retry sends once.
  const [broadcastId] = useState(() => crypto.randomUUID())
  const isBroadcast = who === 'Todos os clientes'
  // Messages to everybody need a confirmation, void after any change.
  const [asked, setAsked] = useState<FormData | null>(null)
  const saving = useSave({
    save: async (form: FormData) => {
      const words = {
        type: NOTIFICATION_TYPES.find((known) => known === textIn(form, 'type')),
        title: textIn(form, 'title'),
        message: textIn(form, 'message'),
      }
      return isBroadcast
        ? call(adminNotificationsApi.broadcast, { body: { ...words, broadcastId } })
        : call(adminNotificationsApi.notifyOne, {
            body: { ...words, userId: person?.id ?? '', orderId: textIn(form, 'orderId') || null },
          })
    },
    done: 'Notificação Criada',
    say: () => (isBroadcast ? 'O envio começou.' : undefined),
    failed: 'Erro',
    stale: [['admin', 'notifications'], BROADCASTS_KEY],
    onDone: onClose,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const found: Record<string, string> = {}
    if (!textIn(form, 'title')) found['title'] = 'Título e mensagem são obrigatórios'
    if (!textIn(form, 'message')) found['message'] = 'Título e mensagem são obrigatórios'
    if (!isBroadcast && !person) found['userId'] = 'Selecione um usuário para notificação individual'
    setErrors(found)
    const [first] = Object.values(found)
    if (first) showToast('Erro', first, 'danger')
    else if (isBroadcast) setAsked(form)
    else saving.send(form)
  }
  const shown: Readonly<Record<string, string>> = { ...saving.fields, ...errors }
  return (
    <form className="form-rows" noValidate onSubmit={submit} onChange={() => setAsked(null)}>
      <RadioGroup look="segments" label="Para quem" name="who" options={WHO} value={who} onChange={setWho} />
      {isBroadcast ? (
        <p className="t-body t-soft">
          Todos os clientes atuais recebem uma vez, em lotes. O envio pode ser interrompido.
        </p>
      ) : (
        <>
          <PersonPicker person={person} error={shown['userId']} onPick={setPerson} />
          {person && person.ordersCount > 0 && <OrderChoice key={person.id} personId={person.id} />}
        </>
      )}
      <Field label="Tipo">
        {(wiring) => (
          <select {...wiring} className="input" name="type" defaultValue="order_update">
            {NOTIFICATION_TYPES.map((type) => (
              <option key={type} value={type}>
                {TYPE_WORDS[type]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <TextField label="Título" name="title" maxLength={120} error={shown['title']} />
      <TextArea label="Mensagem" name="message" rows={4} maxLength={1000} error={shown['message']} />
      {asked && isBroadcast ? (
        <BroadcastQuestion busy={saving.busy} onYes={() => saving.send(asked)} onNo={() => setAsked(null)} />
      ) : (
        <Button type="submit" size="medium" busy={saving.busy && 'Enviando...'}>
          {isBroadcast ? 'Enviar para todos' : 'Enviar'}
        </Button>
      )}
    </form>
  )
}

function OrderChoice({ personId }: { personId: string }) {
  const { data } = useQuery({
    queryKey: ['admin', 'customer', personId],
    queryFn: ({ signal }) => call(adminUsersApi.customerDetails, { params: { userId: personId } }, { signal }),
  })
  return (
    <Field label="Pedido (opcional)" help="O aviso leva a pessoa a este pedido.">
      {(wiring) => (
        <select {...wiring} className="input" name="orderId" defaultValue="">
          <option value="">Nenhum pedido</option>
          {data?.orders.map(({ id, status, createdAt }) => (
            <option key={id} value={id}>
              {shortId(id)}, {formatDay(createdAt)}, {ORDER_STATUS_WORDS[status].label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

interface BroadcastQuestionProps {
  busy: boolean
  onYes: () => void
  onNo: () => void
}

/** Cancel is where the first press was, so a double press sends nothing. */
function BroadcastQuestion({ busy, onYes, onNo }: BroadcastQuestionProps) {
  // Recounted for each confirmation.
  const { data, isPending } = useQuery({
    queryKey: ['admin', 'broadcast-recipients'],
    queryFn: ({ signal }) => call(adminNotificationsApi.broadcastRecipients, undefined, { signal }),
    gcTime: 0,
    staleTime: 0,
  })
  const whom = !data ? 'todos os clientes' : data.count === 1 ? '1 cliente' : `${formatInteger(data.count)} clientes`
  return (
    <>
      <Button kind="secondary" size="medium" disabled={busy} onClick={onNo}>
        Voltar e rever
      </Button>
      <p role="status" className="num">
        {isPending ? (
          'Contando quem recebe...'
        ) : (
          <>
            Esta mensagem chega agora a <b>{whom}</b>: no painel e nos aparelhos que aceitam notificações.
          </>
        )}
      </p>
      <Button size="medium" disabled={isPending} busy={busy && 'Enviando...'} onClick={onYes}>
        Confirmar o envio
      </Button>
    </>
  )
}
