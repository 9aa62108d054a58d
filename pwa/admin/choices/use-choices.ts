import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { adminChoicesApi, type DeskChoices } from '#contract/admin/choices.ts'
import { sentenceOf } from '#contract/problem.ts'
import { LEAVABLE } from '#visagism/knowledge/choice-parts.ts'
import type { ChoicePart } from '#visagism/knowledge/choice-parts.ts'
import { deskChoicesQuery, deskOnPhotoQuery, deskOrderQuery } from '#pwa/admin/kit/desk-query.ts'
import { call } from '#pwa/platform/api.ts'
import { showToast } from '#pwa/platform/toast.ts'

export type ChoosingRow = DeskChoices['rows'][number]

interface Choice {
  readonly part: ChoicePart
  /** Null: the engine's. */
  readonly chosen: string | null
  readonly why?: string
}

type Leavable = (typeof LEAVABLE)[number]
/** Letter, shape and card stay in every guide. */
export const leavableOf = (id: string): Leavable | undefined => LEAVABLE.find((one) => one === id)

/** Part → what the portrait wears. */
export const WORN = {
  now: 'cut',
  next: 'cut',
  bold: 'cut',
  first: 'cut',
  fringe: 'cut',
  frame: 'glasses',
  brow: 'brow',
  beard: 'beard',
} as const satisfies Record<ChoicePart, string>

export function useChoices(orderId: string) {
  const client = useQueryClient()
  const query = useQuery(deskChoicesQuery(orderId))
  const { queryKey } = deskChoicesQuery(orderId)
  /** What each choice of this visit replaced, last one last. */
  const before = useRef<Choice[]>([])
  const followers = () =>
    Promise.all(
      [deskOrderQuery(orderId), deskOnPhotoQuery(orderId)].map((one) =>
        client.invalidateQueries({ queryKey: one.queryKey }),
      ),
    )
  const refused = async (error: Error) => {
    showToast('Nada foi trocado', sentenceOf(error), 'danger')
    await client.invalidateQueries({ queryKey })
  }
  const settle = (reply: DeskChoices) => client.setQueryData(queryKey, reply)
  const saving = useMutation({
    retry: false,
    // In key-press order.
    scope: { id: `choices/${orderId}` },
    mutationFn: ({ part, ...choice }: Choice) =>
      call(adminChoicesApi.choose, {
        params: { id: orderId, part },
        body: { ...choice, seen: client.getQueryData(queryKey)?.newest ?? null },
      }),
    async onMutate(choice) {
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, (choices) => choices && withChoice(choices, choice))
    },
    async onSuccess(reply) {
      settle(reply)
      await followers()
    },
    onError: refused,
  })
  const restoring = useMutation({
    retry: false,
    mutationFn: () => call(adminChoicesApi.restore, { params: { id: orderId } }),
    async onSuccess(reply) {
      before.current = []
      settle(reply)
      showToast('Como o motor propôs', reply.message)
      await followers()
    },
    onError: refused,
  })
  const leaving = useMutation({
    retry: false,
    scope: { id: `choices/${orderId}` },
    mutationFn: ({ chapter, isOut }: { chapter: Leavable; isOut: boolean }) =>
      call(adminChoicesApi.leaveOut, {
        params: { id: orderId, chapter },
        body: { isOut, seen: client.getQueryData(queryKey)?.newest ?? null },
      }),
    async onSuccess(reply, { isOut }) {
      settle(reply)
      showToast(isOut ? 'Fora do guia' : 'De volta ao guia', reply.message)
      await followers()
    },
    onError: refused,
  })
  const choices = query.data
  const choose = (row: ChoosingRow, id: string) => {
    const option = row.options.find((one) => one.id === id)
    if (!option) return
    if (option.refused) {
      showToast(`${option.name}: não dá`, option.refused, 'danger')
      return
    }
    if (id === row.stands) return
    before.current.push({ part: row.part, chosen: row.stands === row.engine ? null : row.stands })
    saving.mutate({ part: row.part, chosen: id === row.engine ? null : id })
  }
  return {
    query,
    choices,
    choose,
    sayWhy: (row: ChoosingRow, why: string) => saving.mutate({ part: row.part, chosen: row.stands, why }),
    undo() {
      const last = before.current.pop()
      if (last) saving.mutate(last)
    },
    restore: () => restoring.mutate(),
    leaveOut(id: string, isOut: boolean) {
      const chapter = leavableOf(id)
      if (chapter && !leaving.isPending) leaving.mutate({ chapter, isOut })
    },
    busy: saving.isPending || restoring.isPending || leaving.isPending,
  }
}
export type ChoicesAtDesk = ReturnType<typeof useChoices>

/** At once, before the server answers: the drawing must not wait for it. */
function withChoice(choices: DeskChoices, { part, chosen }: Choice): DeskChoices {
  const rows = choices.rows.map((row) => (row.part === part ? { ...row, stands: chosen ?? row.engine } : row))
  const row = rows.find((one) => one.part === part)
  const drawn = row?.options.find(({ id }) => id === row.stands)?.drawn
  const isShown = row?.place === choices.recommended || !['now', 'next', 'bold', 'fringe'].includes(part)
  return {
    ...choices,
    rows,
    look: choices.look && drawn && isShown ? { ...choices.look, [WORN[part]]: drawn } : choices.look,
  }
}
