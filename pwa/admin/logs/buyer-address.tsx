import { type FormEvent } from 'react'
import { adminLogsApi } from '#contract/admin/logs.ts'
import { textIn } from '#pwa/admin/kit/form-text.ts'
import { ORDERS_KEY } from '#pwa/admin/kit/orders-query.ts'
import { useSave } from '#pwa/admin/kit/use-save.ts'
import { call } from '#pwa/platform/api.ts'
import { Button } from '#pwa/ui/button.tsx'
import { TextField } from '#pwa/ui/field.tsx'

/** For a paid webhook without a buyer: an owner enters the address that the buyer told them. */
export function BuyerAddress({ noticeId, onDone }: { noticeId: string; onDone: () => void }) {
  const saving = useSave({
    save: (email: string) => call(adminLogsApi.addressWebhook, { params: { id: noticeId }, body: { email } }),
    done: 'Endereço salvo',
    say: ({ message }) => message,
    failed: 'O pedido não foi aberto',
    stale: [['admin', 'logs'], ORDERS_KEY],
    onDone,
    onRefused: ({ fields }) => fields['email'] !== undefined,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!saving.busy) saving.send(textIn(new FormData(event.currentTarget), 'email'))
  }
  return (
    <section className="panel-section buyer-address">
      <h3>De quem é esta compra?</h3>
      <form className="form-rows" noValidate onSubmit={submit}>
        <TextField
          label="E-mail de quem comprou"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="off"
          help="A compra veio sem um e-mail que sirva. Digite o certo: o pedido é aberto e o acesso vai para ele."
          error={saving.fields['email']}
        />
        <Button type="submit" size="medium" busy={saving.busy && 'Abrindo...'}>
          Abrir o pedido
        </Button>
      </form>
    </section>
  )
}
