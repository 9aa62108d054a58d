import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type AdminOrder, adminApi } from '#contract/admin/orders.ts'
import { isTerminal, ORDER_STATUS_WORDS, ORDER_STATUSES, OrderStatus } from '#contract/orders.ts'
import { useMay } from '#pwa/admin/kit/use-may.ts'
import { call } from '#pwa/platform/api.ts'
import { Button } from '#pwa/ui/button.tsx'
import { type BulkAction, BulkBar } from '#pwa/admin/kit/bulk-bar.tsx'
import { deskHref, REFUND_WORDS } from './order-words.ts'
import { ORDERS_KEY } from '#pwa/admin/kit/orders-query.ts'
import { SelectField } from '#pwa/admin/kit/select-field.tsx'

interface OrdersBulkProps {
  picked: readonly AdminOrder[]
  /** Does a person approve each report here? */
  isReviewed: boolean
  onClear: () => void
}

const countOf = (count: number) => (count === 1 ? '1 pedido' : `${count} pedidos`)

const GENERATE: BulkAction<AdminOrder> = {
  label: 'Gerar PDF',
  sure: (count) =>
    `Gerar e entregar ${count === 1 ? 'o PDF de 1 pedido, sem aprovação de visagista? O cliente recebe' : `os PDFs de ${count} pedidos, sem aprovação de visagista? Cada cliente recebe`} um e-mail.`,
  run: ({ id }) => call(adminApi.forceGenerate, { params: { id } }),
}

function consequences(status: OrderStatus): string[] {
  if (status === 'REEMBOLSADO') return [REFUND_WORDS, 'O acesso ao relatório termina.']
  if (isTerminal(status))
    return ['As fotos são apagadas, o acesso ao relatório termina, e cada pessoa recebe um e-mail.']
  return status === 'AGUARDANDO_FORMULARIO' ? ['O que foi respondido volta a ser rascunho do cliente.'] : []
}

/** Many orders at once: another status, or their reports made anew; where a person approves each, the first at the desk. */
export function OrdersBulk({ picked, isReviewed, onClear }: OrdersBulkProps) {
  const navigate = useNavigate()
  const mayOpen = useMay()
  const first = picked.find(({ hasForm }) => hasForm)
  const [status, setStatus] = useState<OrderStatus | undefined>(undefined)
  const change: BulkAction<AdminOrder>[] = status
    ? [
        {
          label: 'Mudar status',
          sure: (count) =>
            [`Mudar ${countOf(count)} para ${ORDER_STATUS_WORDS[status].label}?`, ...consequences(status)].join(' '),
          run: ({ id, status: from }) => call(adminApi.setStatus, { params: { id }, body: { status, from } }),
        },
      ]
    : []
  return (
    <BulkBar
      words={['pedido selecionado', 'pedidos selecionados']}
      picked={picked}
      listKey={ORDERS_KEY}
      onClear={onClear}
      actions={[...change, ...(isReviewed || !mayOpen('ownership') ? [] : [GENERATE])]}
    >
      {isReviewed && first && mayOpen('desk') && (
        <Button kind="text" size="small" onClick={() => navigate(deskHref(first.id))}>
          Abrir na mesa
        </Button>
      )}
      <SelectField
        label="Novo status"
        all="Novo status"
        value={status}
        options={ORDER_STATUSES.map((one) => [one, ORDER_STATUS_WORDS[one].label])}
        onChange={(value) => setStatus(OrderStatus.safeParse(value).data)}
      />
    </BulkBar>
  )
}
