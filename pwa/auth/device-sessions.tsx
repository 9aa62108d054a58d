import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { accountApi, type DeviceSession } from '#contract/account.ts'
import { formatDayTime } from '#contract/format.ts'
import { sentenceOf } from '#contract/problem.ts'
import { call } from '#pwa/platform/api.ts'
import { showToast } from '#pwa/platform/toast.ts'
import { Skeleton } from '#pwa/ui/skeleton.tsx'
import './auth.css'

const KEY = ['account', 'sessions'] as const

export function DeviceSessions() {
  const client = useQueryClient()
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(accountApi.sessions, undefined, { signal }),
    staleTime: 0,
  })
  const ending = useMutation({
    mutationFn: ({ id }: DeviceSession) => call(accountApi.endSession, { params: { id } }),
    retry: false,
    onSuccess: ({ message }, { device }) => showToast(message, device),
    onError: (problem) => showToast('Não deu para desconectar', sentenceOf(problem), 'danger'),
    onSettled: () => void client.invalidateQueries({ queryKey: KEY }),
  })
  if (error)
    return (
      <p className="t-body" role="alert">
        {sentenceOf(error)}{' '}
        <button type="button" className="inline-action" onClick={() => void refetch()}>
          Tentar de novo
        </button>
      </p>
    )
  if (!data) return <Skeleton height={120} />
  return (
    <ul className="device-sessions full rule-bottom">
      {data.sessions.map((session) => (
        <li key={session.id}>
          <span>
            {session.device}
            <small className="num block t-soft">
              {session.isHere ? 'Este aparelho' : `Usado em ${formatDayTime(session.lastSeenAt)}`}
            </small>
          </span>
          {!session.isHere && (
            <button
              type="button"
              className="device-session-end"
              aria-label={`Encerrar: ${session.device}`}
              disabled={ending.isPending}
              onClick={() => ending.mutate(session)}
            >
              Encerrar
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
