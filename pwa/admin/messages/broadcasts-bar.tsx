import { useQuery } from '@tanstack/react-query'
import { adminNotificationsApi } from '#contract/admin/notifications.ts'
import { formatInteger } from '#contract/format.ts'
import { call } from '#pwa/platform/api.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Tape } from '#pwa/ui/tape.tsx'
import { useSave } from '#pwa/admin/kit/use-save.ts'

const POLL_MS = 2000
export const BROADCASTS_KEY = ['admin', 'broadcasts'] as const

/** Progress of messages to everybody, with a stop button. */
export function BroadcastsBar() {
  const query = useQuery({
    queryKey: BROADCASTS_KEY,
    queryFn: ({ signal }) => call(adminNotificationsApi.broadcasts, undefined, { signal }),
    refetchInterval: ({ state }) => (state.data?.broadcasts.some((one) => one.state === 'sending') ? POLL_MS : false),
  })
  const stopping = useSave({
    save: (id: string) => call(adminNotificationsApi.cancelBroadcast, { params: { id } }),
    done: 'Envio interrompido',
    failed: 'Erro',
    stale: [BROADCASTS_KEY, ['admin', 'notifications']],
  })
  const sending = query.data?.broadcasts.filter((one) => one.state === 'sending') ?? []
  if (sending.length === 0) return null
  return (
    <div className="broadcasts" role="status">
      {sending.map((broadcast) => (
        <div key={broadcast.id} className="broadcast row wrap rule-bottom num">
          <b>{broadcast.title}</b>
          <span>
            {formatInteger(broadcast.told)} de {formatInteger(broadcast.of)} pessoas
          </span>
          <Tape
            majors={6}
            filled={broadcast.of > 0 ? (broadcast.told / broadcast.of) * 100 : 0}
            label={`Envio de ${broadcast.title}`}
          />
          <Button className="ml-auto" kind="secondary" size="small" onClick={() => stopping.send(broadcast.id)}>
            Interromper
          </Button>
        </div>
      ))}
    </div>
  )
}
