import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { type Notification, notificationsApi, POLL_MS } from '#contract/notifications.ts'
import { call } from '#pwa/platform/api.ts'
import { useOnLive } from '#pwa/platform/live.ts'
import { showToast } from '#pwa/platform/toast.ts'
import { sentenceOf } from '#contract/problem.ts'
import { whenSignedOut } from '../platform/sign-out.ts'

const LIST_KEY = ['notifications'] as const
const COUNT_KEY = ['notifications', 'unread-count'] as const
const LIVE = ['notification', 'all'] as const

/** Polled while the page is in front, and refreshed by live events. */
export function useUnreadCount(inFront: boolean): number {
  useOnLive(LIVE, useSettle())
  const { data } = useQuery({
    queryKey: COUNT_KEY,
    queryFn: ({ signal }) => call(notificationsApi.unreadCount, undefined, { signal }),
    staleTime: 0,
    refetchInterval: inFront ? POLL_MS : false,
  })
  const count = data?.count
  useEffect(() => {
    if (count !== undefined) setBadge(count)
  }, [count])
  return count ?? 0
}

export function useNotifications(isOpen: boolean) {
  return useQuery({
    queryKey: LIST_KEY,
    queryFn: ({ signal }) => call(notificationsApi.list, undefined, { signal }),
    enabled: isOpen,
    staleTime: 0,
  })
}

/** Optimistic. One call each, as the contract requires. */
export function useMarkRead() {
  const settle = useSettle()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (ids: readonly string[]) =>
      Promise.all(ids.map((id) => call(notificationsApi.read, { params: { id } }))),
    onMutate: (ids) => {
      client.setQueryData<Notification[]>(LIST_KEY, (list) =>
        list?.map((item) => (ids.includes(item.id) ? { ...item, read: true } : item)),
      )
    },
    onError: (error) => showToast('Não deu para marcar', sentenceOf(error), 'danger'),
    onSettled: settle,
  })
}

export function useRemoveNotification() {
  const settle = useSettle()
  return useMutation({
    mutationFn: (id: string) => call(notificationsApi.remove, { params: { id } }),
    onSuccess: () => showToast('Notificação removida', 'A notificação foi excluída com sucesso.'),
    onError: (error) => showToast('Não deu para excluir', sentenceOf(error), 'danger'),
    onSettled: settle,
  })
}

function useSettle() {
  const client = useQueryClient()
  return useCallback(() => client.invalidateQueries({ queryKey: LIST_KEY }), [client])
}

/** Sets the number on the installed app's icon. */
function setBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return
  void (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined)
}

whenSignedOut(() => setBadge(0))
