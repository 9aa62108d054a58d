import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type AdminOrder, adminApi } from '#contract/admin/orders.ts'
import { isTerminal, ORDER_STATUS_WORDS, OrderStatus } from '#contract/orders.ts'
import { useMay } from '#pwa/admin/kit/use-may.ts'
import { call } from '#pwa/platform/api.ts'
import { Button } from '#pwa/ui/button.tsx'
import { type BulkAction, BulkBar } from '#pwa/admin/kit/bulk-bar.tsx'
import { type Change, EndingDialog } from './ending-dialog.tsx'
import { deskHref, statusesFor } from './order-words.ts'
import { ORDERS_KEY } from '#pwa/admin/kit/orders-query.ts'
import { SelectField } from '#pwa/admin/kit/select-field.tsx'

interface OrdersBulkProps {
  picked: readonly AdminOrder[]
  /** Reports need approval. */
  isReviewed: boolean
  onClear: () => void
}

const GENERATE: BulkAction<AdminOrder> = {
  label: 'Gerar PDF',
  sure: (count) =>
    `Gerar e entregar ${count === 1 ? 'o PDF de 1 pedido, sem aprovação de visagista? O cliente recebe' : `os PDFs de ${count} pedidos, sem aprovação de visagista? Cada cliente recebe`} um e-mail.`,
  run: ({ id }) => call(adminApi.forceGenerate, { params: { id } }),
}

/** Sets a status or makes reports again. If reports need approval, opens the first order at the desk. */
export function OrdersBulk({ picked, isReviewed, onClear }: OrdersBulkProps) {
  const navigate = useNavigate()
  const mayOpen = useMay()
  const first = picked.find(({ hasForm }) => hasForm)
  const [status, setStatus] = useState<OrderStatus | undefined>(undefined)
  const [change, setChange] = useState<Change | null>(null)
  const isOwner = mayOpen('ownership')
  // Only the owner changes several orders.
  const maySet = isOwner || (picked.length === 1 && picked.every((order) => !isTerminal(order.status)))
  return (
    <>
      <BulkBar
        words={['pedido selecionado', 'pedidos selecionados']}
        picked={picked}
        listKey={ORDERS_KEY}
        onClear={onClear}
        actions={isReviewed || !isOwner ? [] : [GENERATE]}
      >
        {isReviewed && first && mayOpen('desk') && (
          <Button kind="text" size="small" onClick={() => navigate(deskHref(first.id))}>
            Abrir na mesa
          </Button>
        )}
        {maySet && (
          <SelectField
            label="Novo status"
            all="Novo status"
            value={status}
            options={statusesFor(undefined, isOwner).map((one) => [one, ORDER_STATUS_WORDS[one].label])}
            onChange={(value) => setStatus(OrderStatus.safeParse(value).data)}
          />
        )}
        {maySet && status && (
          <Button kind="text" size="small" onClick={() => setChange({ orders: picked, status })}>
            {isTerminal(status) ? 'Encerrar' : 'Mudar status'}
          </Button>
        )}
      </BulkBar>
      {/* Outside the bar, whose colours are for dark backgrounds. */}
      <EndingDialog change={change} onClose={() => setChange(null)} onDone={onClear} />
    </>
  )
}
