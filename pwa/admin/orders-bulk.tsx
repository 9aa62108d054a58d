import { useState } from 'react'
import { type AdminOrder, adminApi } from '#contract/admin.ts'
import { isTerminal, ORDER_STATUS_WORDS, ORDER_STATUSES, OrderStatus } from '#contract/orders.ts'
import { call } from '#pwa/platform/api.ts'
import { type BulkAction, BulkBar } from './bulk-bar.tsx'
import { ORDERS_KEY } from './orders-query.ts'
import { SelectField } from './select-field.tsx'

interface OrdersBulkProps {
  picked: readonly AdminOrder[]
  onClear: () => void
}

const countOf = (count: number) => (count === 1 ? '1 pedido' : `${count} pedidos`)

/** Many orders at once: another status, or their reports made anew. */
export function OrdersBulk({ picked, onClear }: OrdersBulkProps) {
  const [status, setStatus] = useState<OrderStatus | undefined>(undefined)
  const change: BulkAction<AdminOrder>[] = status
    ? [
        {
          label: 'Mudar status',
          sure: (count) =>
            `Mudar ${countOf(count)} para ${ORDER_STATUS_WORDS[status].label}?${isTerminal(status) ? ' As fotos são apagadas e o acesso ao relatório termina.' : ''}${status === 'AGUARDANDO_FORMULARIO' ? ' O que foi respondido volta a ser rascunho do cliente.' : ''}`,
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
      actions={[
        ...change,
        {
          label: 'Gerar PDF',
          sure: (count) => `Gerar de novo o PDF de ${countOf(count)}?`,
          run: ({ id }) => call(adminApi.forceGenerate, { params: { id } }),
        },
      ]}
    >
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
