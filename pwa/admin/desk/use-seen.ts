import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { adminFaceApi } from '#contract/face/desk-calls.ts'
import { type DeskObserved, ObservedStanding, ObservedValues } from '#contract/face/observed.ts'
import { sentenceOf } from '#contract/problem.ts'
import type { ObservedField } from '#visagism/observed/observed.ts'
import { call } from '#pwa/platform/api.ts'
import { showToast } from '#pwa/platform/toast.ts'
import { deskObservedQuery, deskOrderQuery } from '#pwa/admin/kit/desk-query.ts'
import { choicesOf, customersIn, fieldOfKey, SEEN_ROWS, VALUE_KEYS } from './seen-fields.ts'

/** A null value empties a field. */
export function useSeen(orderId: string) {
  const client = useQueryClient()
  const query = useQuery(deskObservedQuery(orderId))
  const { queryKey } = deskObservedQuery(orderId)
  const [field, setField] = useState<ObservedField | null>(null)
  const settle = (seen: DeskObserved) => client.setQueryData(queryKey, seen)
  const refused = async (error: Error) => {
    showToast('Nada foi guardado', sentenceOf(error), 'danger')
    await client.invalidateQueries({ queryKey })
  }
  const saying = useMutation({
    retry: false,
    // In key-press order.
    scope: { id: `seen/${orderId}` },
    mutationFn: ({ field: of, value }: { field: ObservedField; value: string | null }) => {
      const params = { id: orderId, field: of }
      return value === null
        ? call(adminFaceApi.clearObserved, { params })
        : call(adminFaceApi.confirmObserved, { params, body: { value } })
    },
    async onMutate({ field: of, value }) {
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, (seen) => seen && { ...seen, record: withWord(seen, of, value) })
    },
    onSuccess(seen) {
      settle(seen)
      // What the approval still asks for.
      void client.invalidateQueries({ queryKey: deskOrderQuery(orderId).queryKey })
    },
    onError: refused,
  })
  const accepting = useMutation({
    retry: false,
    mutationFn: () =>
      call(adminFaceApi.acceptObserved, {
        params: { id: orderId },
        body: { values: ObservedValues.parse(customersIn(query.data?.record ?? {})) },
      }),
    onSuccess({ message, ...seen }) {
      settle(seen)
      showToast('Registro aceito', message)
      void client.invalidateQueries({ queryKey: deskOrderQuery(orderId).queryKey })
    },
    onError: refused,
  })
  const say = (of: ObservedField, value: string | null) => {
    setField(of)
    saying.mutate({ field: of, value })
  }
  const seen = query.data
  const letters = Object.fromEntries(SEEN_ROWS.map(({ key }) => [key, () => setField(fieldOfKey(key, field))]))
  return {
    query,
    seen,
    /** The digits set this field. */
    field,
    choose: setField,
    say,
    toAccept: seen ? Object.keys(customersIn(seen.record)).length : 0,
    accept: () => accepting.mutate(),
    isAccepting: accepting.isPending,
    letters,
    keys: {
      ...letters,
      ...Object.fromEntries(
        VALUE_KEYS.map((key, at) => [
          key,
          () => {
            const value = field && seen && choicesOf(field, seen.record)[at]
            if (value) say(field, value)
          },
        ]),
      ),
      ...Object.fromEntries(
        ['delete', 'backspace'].map((key) => [key, () => field && seen?.record[field] && say(field, null)]),
      ),
    },
  }
}
export type Seen = ReturnType<typeof useSeen>

/** Optimistic update. */
function withWord({ record }: DeskObserved, field: ObservedField, value: string | null) {
  const rest = Object.entries(record).filter(([name]) => name !== field)
  const word = value === null ? [] : [[field, { value, by: 'visagista', at: new Date().toISOString() }]]
  return ObservedStanding.parse(Object.fromEntries([...rest, ...word]))
}
