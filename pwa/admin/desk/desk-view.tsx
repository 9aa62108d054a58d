import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { EmptyState } from '#pwa/ui/state.tsx'
import { DeskOrder } from './desk-order.tsx'
import { DeskQueue, type JustApproved } from './desk-queue.tsx'
import { deskOrderQuery, deskQueueQuery } from '#pwa/admin/kit/desk-query.ts'
import { useAdminAddress } from '#pwa/admin/kit/use-admin-address.ts'
import { NARROW, useMedia } from '#pwa/admin/kit/use-media.ts'
import { ViewFailed } from '#pwa/admin/kit/view-failed.tsx'
import { ViewLoading } from '#pwa/admin/kit/view-loading.tsx'
import '#pwa/admin/kit/table.css'
import './desk.css'

const PREFETCHED_MS = 60_000

export function DeskView() {
  const { params, change } = useAdminAddress()
  const isNarrow = useMedia(NARROW)
  const query = useQuery(deskQueueQuery)
  const [approved, setApproved] = useState<JustApproved | null>(null)
  const asked = params.get('order')
  const queue = query.data?.queue ?? []
  // Only wide screens open the most urgent order. It stays open after leaving the queue, so that nothing replaces it while the visagist
  // writes.
  const [first, setFirst] = useState<string | null>(null)
  const mostUrgent = queue[0]?.id ?? null
  if (first === null && mostUrgent !== null) setFirst(mostUrgent)
  const openId = asked ?? (isNarrow ? null : (first ?? mostUrgent))
  const open = (id: string | undefined) => change({ view: 'desk', order: id }, { push: true })
  // Orders being sent or waiting for the customer are not next.
  const work = queue.filter(({ id, approved: isOut, asked: photo }) => id === openId || (!isOut && photo !== 'waiting'))
  const at = work.findIndex(({ id }) => id === openId)
  const neighbour = (by: 1 | -1) => {
    const id = work.at((at + by) % Math.max(1, work.length))?.id
    return id === openId ? undefined : id
  }
  const step = (by: 1 | -1) => {
    const to = neighbour(by)
    if (to) open(to)
  }
  const next = openId === null ? undefined : neighbour(1)
  const client = useQueryClient()
  // Prefetch the next order without its photos: every view of a face is logged.
  useEffect(() => {
    if (next) void client.prefetchQuery({ ...deskOrderQuery(next), staleTime: PREFETCHED_MS })
  }, [client, next])
  if (query.isPending) return <ViewLoading words="Carregando a fila..." />
  if (query.isError && !query.data) return <ViewFailed title="Não conseguimos abrir a mesa." query={query} />
  if (queue.length === 0 && !openId)
    return (
      <div className="admin-state">
        <EmptyState
          title="Ninguém à espera"
          text="Um pedido vem para a mesa quando nada diz o formato do rosto, quando o recado fala de saúde, queda de cabelo, fé ou trauma, ou quando cada relatório precisa da sua aprovação."
        />
      </div>
    )
  return (
    <div className="desk" data-open={openId ? '' : undefined}>
      <DeskQueue
        queue={queue}
        waiting={query.data?.waiting ?? 0}
        openId={openId}
        approved={approved}
        onOpen={open}
        onWithdrawn={(id) => {
          setApproved(null)
          open(id)
        }}
      />
      {openId && (
        <DeskOrder
          key={openId}
          id={openId}
          ways={{
            onNext: () => step(1),
            onPrevious: () => step(-1),
            onBack: () => open(undefined),
            onApproved(order) {
              setApproved({ id: order.id, name: order.customerName ?? 'Sem nome' })
              step(1)
            },
          }}
        />
      )}
    </div>
  )
}
