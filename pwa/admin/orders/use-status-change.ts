import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type AdminOrder, adminApi } from '#contract/admin/orders.ts'
import { isTerminal, type OrderStatus } from '#contract/orders.ts'
import { Problem, sentenceOf } from '#contract/problem.ts'
import { call } from '#pwa/platform/api.ts'
import { showToast } from '#pwa/platform/toast.ts'
import { ORDERS_KEY } from '#pwa/admin/kit/orders-query.ts'

export interface StatusChange {
  readonly order: AdminOrder
  readonly status: OrderStatus
}

/** Asks before endings and before returning a sent form. Other changes apply at once. */
export function useStatusChange() {
  const client = useQueryClient()
  const [asking, setAsking] = useState<StatusChange | null>(null)
  const [pending, setPending] = useState<ReadonlyMap<string, OrderStatus>>(new Map())
  const { mutate } = useMutation({
    mutationFn: ({ order, status }: StatusChange) =>
      call(adminApi.setStatus, { params: { id: order.id }, body: { status, from: order.status } }),
    onMutate: ({ order, status }) => setPending((now) => new Map(now).set(order.id, status)),
    async onSuccess({ message }) {
      showToast('Status alterado com sucesso!', message)
      await client.invalidateQueries({ queryKey: ORDERS_KEY })
    },
    async onError(error) {
      showToast('Erro ao alterar status', sentenceOf(error, 'Não foi possível alterar o status do pedido'), 'danger')
      // A colleague was faster: show the current state.
      if (error instanceof Problem && error.code === 'changed-meanwhile')
        await client.invalidateQueries({ queryKey: ORDERS_KEY })
    },
    onSettled: (_reply, _error, { order }) => setPending((now) => new Map([...now].filter(([id]) => id !== order.id))),
  })
  return {
    /** Waits for a confirmation. */
    asking,
    statusShown: (order: AdminOrder): OrderStatus => pending.get(order.id) ?? order.status,
    isChanging: (order: AdminOrder) => pending.has(order.id),
    change(order: AdminOrder, status: OrderStatus) {
      if (status === order.status) return
      const givesBack = status === 'AGUARDANDO_FORMULARIO' && order.hasForm
      if (isTerminal(status) || givesBack) setAsking({ order, status })
      else mutate({ order, status })
    },
    confirm: () => {
      if (asking) mutate(asking)
      setAsking(null)
    },
    cancel: () => setAsking(null),
  }
}
