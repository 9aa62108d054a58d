import { useQuery } from '@tanstack/react-query'
import { adminHealthApi, ALARM_KINDS, type Alarm, type Health } from '#contract/admin/health.ts'
import { formatInteger, shortId } from '#contract/format.ts'
import { call } from '#pwa/platform/api.ts'
import { Badge } from '#pwa/ui/badge.tsx'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { paths } from '#pwa/paths.ts'
import { jobWords } from '#contract/jobs.ts'
import { useSave } from '#pwa/admin/kit/use-save.ts'
import { ViewFailed } from '#pwa/admin/kit/view-failed.tsx'
import { ViewLoading } from '#pwa/admin/kit/view-loading.tsx'
import { gapsOf, signsOf, subjectWords } from './health-words.ts'
import './health.css'

const KEY = ['admin', 'health'] as const
const STALE = [KEY, ['admin', 'orders']] as const
const REFRESH_MS = 15_000

export function HealthView() {
  const query = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(adminHealthApi.health, undefined, { signal }),
    refetchInterval: REFRESH_MS,
    staleTime: 0,
  })
  if (query.isPending) return <ViewLoading words="Olhando a casa..." />
  if (query.isError && !query.data) return <ViewFailed title="Não conseguimos ver a saúde da casa." query={query} />
  const health = query.data
  return (
    // Scrollable by keyboard, even without an alarm's buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="admin-scroll health" role="region" aria-label="Saúde da casa" tabIndex={0}>
      <Alarms health={health} now={query.dataUpdatedAt} />
      <Signs health={health} now={query.dataUpdatedAt} />
      <Queues queues={health.queues} />
    </div>
  )
}

const listed = new Intl.ListFormat('pt-BR')

function Alarms({ health, now }: { health: Health; now: number }) {
  const { alarms } = health
  const gaps = gapsOf(health, now)
  const dismissing = useSave({
    save: (id: string) => call(adminHealthApi.dismissAlarm, { params: { id } }),
    done: 'Alarme dispensado',
    say: ({ message }) => message,
    failed: 'Erro',
    stale: STALE,
  })
  const repairing = useSave({
    save: (id: string) => call(adminHealthApi.repairAlarm, { params: { id } }),
    done: 'Feito',
    say: ({ message }) => message,
    failed: 'Nada foi mudado',
    stale: STALE,
  })
  return (
    <section className="health-alarms" aria-label="Alarmes">
      <h2>{headline(alarms.length, gaps.length)}</h2>
      {alarms.length === 0 && gaps.length === 0 && (
        <p className="t-soft">Nada pede a sua atenção agora. Se algo pedir, você recebe um aviso e um e-mail.</p>
      )}
      {gaps.length > 0 && (
        <p className="t-soft">
          Esta página só vê o que está ligado. Falta {listed.format(gaps)}.
          {!health.mail.leaves && ' Sem e-mails, um alarme só aparece aqui e no sininho.'}
        </p>
      )}
      <ul>
        {alarms.map((alarm) => (
          <li key={alarm.id}>
            <div>
              <h3 className="t-strong t-label">{ALARM_KINDS[alarm.kind].title}</h3>
              <p className="num t-soft t-breaks">{subjectWords(alarm, now)}</p>
              <p>{ALARM_KINDS[alarm.kind].text}</p>
            </div>
            <div className="row wrap rigid gap-8">
              {alarm.canRepair && (
                <Button size="small" busy={repairing.busy && 'Um momento...'} onClick={() => repairing.send(alarm.id)}>
                  {alarm.kind === 'sale-missing' ? 'Criar pedido' : 'Encerrar pedido'}
                </Button>
              )}
              <Ways alarm={alarm} />
              <Button kind="text" size="small" onClick={() => dismissing.send(alarm.id)}>
                Dispensar
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function headline(count: number, gaps: number): string {
  if (count === 0) return gaps === 0 ? 'Tudo em ordem' : 'Nenhum alarme aberto'
  return count === 1 ? '1 alarme aberto' : `${formatInteger(count)} alarmes abertos`
}

/** Links to where the alarm is solved. */
function Ways({ alarm: { kind, orderId } }: { alarm: Alarm }) {
  return (
    <>
      {kind === 'job-dead' && (
        <ButtonLink kind="secondary" size="small" href={`${paths.admin}?view=logs&tab=jobs`}>
          Ver tarefas
        </ButtonLink>
      )}
      {kind === 'paid-unread' && (
        <ButtonLink kind="secondary" size="small" href={`${paths.admin}?view=logs&tab=webhook&verdict=flagged`}>
          Ver o aviso
        </ButtonLink>
      )}
      {orderId && (
        <ButtonLink kind="secondary" size="small" href={`${paths.admin}?view=orders&search=${shortId(orderId)}`}>
          Ver o pedido
        </ButtonLink>
      )}
    </>
  )
}

function Signs({ health, now }: { health: Health; now: number }) {
  const comparing = useSave({
    save: () => call(adminHealthApi.compareSales),
    done: 'Vendas conferidas',
    say: ({ message }) => message,
    failed: 'A conferência não andou',
    stale: STALE,
  })
  return (
    <section className="health-signs" aria-label="Sinais de vida">
      <div className="health-head flex wrap between">
        <h2>Sinais de vida</h2>
        {health.sales.isConfigured && (
          <Button
            kind="secondary"
            size="small"
            busy={comparing.busy && 'Conferindo...'}
            onClick={() => comparing.send(undefined)}
          >
            Conferir vendas agora
          </Button>
        )}
      </div>
      <dl>
        {signsOf(health, now).map(({ label, tone, state, text }) => (
          <div className="stack baseline rule-top" key={label}>
            <dt className="t-strong t-caption">{label}</dt>
            <dd className="flex wrap baseline t-soft">
              <Badge tone={tone}>{state}</Badge>
              <span>{text}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Queues({ queues }: { queues: Health['queues'] }) {
  const busy = queues.filter(({ waiting, retrying, dead }) => waiting + retrying + dead > 0)
  return (
    <section aria-label="Filas">
      <h2>Filas</h2>
      {busy.length === 0 ? (
        <p className="t-soft">Nenhuma tarefa espera.</p>
      ) : (
        <div className="health-scroll">
          <table className="health-queues num">
            <thead>
              <tr>
                <th scope="col">Tarefa</th>
                <th scope="col">À espera</th>
                <th scope="col">A mais antiga</th>
                <th scope="col">Tentando de novo</th>
                <th scope="col">Paradas</th>
              </tr>
            </thead>
            <tbody>
              {busy.map(({ name, waiting, oldestSeconds, retrying, dead }) => (
                <tr key={name}>
                  <th scope="row">{jobWords(name)}</th>
                  <td>{formatInteger(waiting)}</td>
                  <td>{oldestSeconds === null ? '—' : waitWords(oldestSeconds)}</td>
                  <td>{formatInteger(retrying)}</td>
                  <td data-bad={dead > 0 ? '' : undefined}>{formatInteger(dead)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

function waitWords(seconds: number): string {
  if (seconds < 60) return `${Math.max(0, seconds)} s`
  return seconds < 3600 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3600)} h`
}
