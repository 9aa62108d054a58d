import { useQueryClient } from '@tanstack/react-query'
import { adminDeskApi, type DeskOrder } from '#contract/admin/desk.ts'
import type { Looked } from '#contract/admin/gate.ts'
import type { FaceShape } from '#visagism/knowledge/axes.ts'
import { call } from '#pwa/platform/api.ts'
import { DESK_KEY, deskOrderQuery, deskQueueQuery } from '#pwa/admin/kit/desk-query.ts'
import { ORDERS_KEY } from '#pwa/admin/kit/orders-query.ts'
import { useSave } from '#pwa/admin/kit/use-save.ts'

interface Shown {
  readonly seasonId: string | undefined
  readonly choiceId: string | null | undefined
  readonly looked: Looked
}

/** Each action sends the versions on screen: nothing unseen is approved or undone. */
export function useDeskVerbs(order: DeskOrder, { seasonId, choiceId, looked }: Shown, onApproved: () => void) {
  const params = { id: order.id }
  const approving = useSave({
    save: (anyway: string | undefined) =>
      call(adminDeskApi.approve, {
        params,
        body: {
          editsId: order.editsId,
          shapeId: order.confirmed?.id ?? null,
          seasonId: seasonId ?? null,
          ...(choiceId === undefined ? {} : { choiceId }),
          looked,
          ...(anyway === undefined ? {} : { anyway }),
        },
      }),
    done: 'Relatório aprovado',
    say: ({ message }) => message,
    failed: 'Não foi aprovado',
    otherwise: 'Não foi possível gerar o relatório.',
    stale: [DESK_KEY, ORDERS_KEY],
    onDone: onApproved,
  })
  const confirming = useSave({
    save: (shape: FaceShape) =>
      call(adminDeskApi.confirmShape, { params, body: { shape, seen: order.confirmed?.id ?? null } }),
    done: 'Formato confirmado',
    failed: 'Não foi confirmado',
    stale: [DESK_KEY],
  })
  const undoing = useSave({
    save: (editsId: string) => call(adminDeskApi.undoEdit, { params, body: { editsId } }),
    done: 'Edição desfeita',
    say: () => 'Desfazer de novo traz a edição de volta.',
    failed: 'Nada foi desfeito',
    stale: [DESK_KEY],
  })
  const taking = useSave({
    save: (userId: string | null) => call(adminDeskApi.take, { params, body: { userId, seen: order.assigneeId } }),
    done: 'Mesa atualizada',
    say: ({ message }) => message,
    failed: 'Nada mudou',
    stale: [DESK_KEY],
  })
  return { approving, confirming, undoing, taking }
}
export type DeskVerbs = ReturnType<typeof useDeskVerbs>

/** Works from the order and, once the next is open, from the queue. */
export function useWithdrawal(orderId: string, onDone?: () => void) {
  const client = useQueryClient()
  return useSave({
    save: () => call(adminDeskApi.withdraw, { params: { id: orderId } }),
    done: 'Aprovação desfeita',
    say: () => 'Nada foi enviado ao cliente.',
    failed: 'Não deu para desfazer',
    stale: [DESK_KEY, ORDERS_KEY],
    onDone() {
      // The desk must not say that the report is leaving.
      client.setQueryData(
        deskQueueQuery.queryKey,
        (page) =>
          page && {
            ...page,
            queue: page.queue.map((item) => (item.id === orderId ? { ...item, approved: false } : item)),
          },
      )
      client.setQueryData(deskOrderQuery(orderId).queryKey, (order) => order && { ...order, approval: null })
      onDone?.()
    },
  })
}
