import { DEAD_LETTER, jobs } from '#contract/jobs.ts'
import { requestCounts } from '../platform/count-requests.ts'
import { db } from '../platform/db.ts'
import { readReadiness } from '../platform/health.ts'
import { readRuns } from './runs.ts'

type Labels = Readonly<Record<string, string>>
interface Metric {
  readonly name: string
  readonly type: 'gauge' | 'counter'
  readonly help: string
  readonly samples: readonly (readonly [labels: Labels, value: number])[]
}

const escaped = (value: string) => value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')

/** Prometheus text format 0.0.4. */
export function writeMetrics(metrics: readonly Metric[]): string {
  const lines = metrics.flatMap(({ name, type, help, samples }) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...samples.map(([labels, value]) => {
      const pairs = Object.entries(labels).map(([key, text]) => `${key}="${escaped(text)}"`)
      return `${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`
    }),
  ])
  return `${lines.join('\n')}\n`
}

interface QueueRow {
  readonly name: string
  readonly waiting: number
  readonly oldest: number | null
  readonly retrying: number
}

/** Of process and database, without personal data. */
export async function readMetrics(): Promise<Metric[]> {
  const [readiness, queues, dead, alarms, runs, mails] = await Promise.all([
    readReadiness(),
    db.$queryRaw<QueueRow[]>`
      SELECT name, count(*) FILTER (WHERE start_after <= now())::int AS waiting,
        extract(epoch FROM now() - min(start_after) FILTER (WHERE start_after <= now()))::float AS oldest,
        count(*) FILTER (WHERE state = 'retry')::int AS retrying
      FROM pgboss.job WHERE state IN ('created', 'retry') AND name <> ${DEAD_LETTER} GROUP BY name`,
    db.$queryRaw<{ name: string; n: number }[]>`
      SELECT coalesce(source_name, 'desconhecida') AS name, count(*)::int AS n FROM pgboss.job
      WHERE name = ${DEAD_LETTER} AND state = 'created' GROUP BY 1`,
    db.alarm.groupBy({ by: ['kind'], where: { endedAt: null, dismissedAt: null }, _count: true }),
    readRuns(),
    db.outgoingMail.count({ where: { status: 'queued' } }),
  ])
  const ofQueue = (pick: (row: QueueRow) => number | null) =>
    Object.keys(jobs).map((name) => {
      const row = queues.find((one) => one.name === name)
      return [{ queue: name }, row ? (pick(row) ?? 0) : 0] as const
    })
  const requests = [...requestCounts()].map(([key, count]) => {
    const [method = '', status = ''] = key.split(' ')
    return [{ method, status }, count] as const
  })
  return [
    {
      name: 'rosto_ready',
      type: 'gauge',
      help: 'Whether a part answers.',
      samples: Object.entries(readiness).map(([part, ok]) => [{ part }, ok ? 1 : 0] as const),
    },
    {
      name: 'rosto_jobs_waiting',
      type: 'gauge',
      help: 'Jobs that may begin now.',
      samples: ofQueue((row) => row.waiting),
    },
    {
      name: 'rosto_job_oldest_seconds',
      type: 'gauge',
      help: 'For how long the oldest of them has waited.',
      samples: ofQueue((row) => row.oldest),
    },
    {
      name: 'rosto_jobs_retrying',
      type: 'gauge',
      help: 'Jobs that failed and are tried again later.',
      samples: ofQueue((row) => row.retrying),
    },
    {
      name: 'rosto_jobs_dead',
      type: 'gauge',
      help: 'Jobs that rest in the dead letters.',
      samples: dead.map(({ name, n }) => [{ queue: name }, n] as const),
    },
    {
      name: 'rosto_alarms',
      type: 'gauge',
      help: 'Open alarms nobody dismissed.',
      samples: alarms.map(({ kind, _count }) => [{ kind }, _count] as const),
    },
    { name: 'rosto_mails_waiting', type: 'gauge', help: 'Mails decided on and not out.', samples: [[{}, mails]] },
    {
      name: 'rosto_last_run_timestamp_seconds',
      type: 'gauge',
      help: 'When a clock’s job last ran to its end.',
      samples: Object.entries(runs).flatMap(([run, last]) =>
        last ? [[{ run }, Math.round(Date.parse(last.at) / 1000)] as const] : [],
      ),
    },
    {
      name: 'rosto_http_requests_total',
      type: 'counter',
      help: 'Answers of this process.',
      samples: requests.map(([labels, { requests: n }]) => [labels, n] as const),
    },
    {
      name: 'rosto_http_request_seconds_total',
      type: 'counter',
      help: 'Seconds spent on them.',
      samples: requests.map(([labels, { seconds }]) => [labels, Math.round(seconds * 1000) / 1000] as const),
    },
  ]
}
