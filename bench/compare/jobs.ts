import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { tool } from '../tools.ts'
import { openInstallation } from './fixture.ts'
import { type Sample, spreadOf, type Subject } from './subject.ts'

const JOBS = 60

/** What is used of graphile-worker: https://worker.graphile.org/docs/library/run */
interface GraphileWorker {
  readonly run: (options: {
    readonly pgPool: pg.Pool
    readonly concurrency: number
    readonly noHandleSignals: boolean
    readonly taskList: Readonly<Record<string, (payload: unknown) => void>>
  }) => Promise<{ readonly stop: () => Promise<void> }>
}

/** From the answered commit to the first line of the handler. */
async function startTimes(write: (id: string) => Promise<void>, started: Map<string, () => void>): Promise<Sample> {
  const times: number[] = []
  for (let i = 0; i < JOBS; i++) {
    const id = randomUUID()
    const { promise, resolve } = Promise.withResolvers<number>()
    started.set(id, () => resolve(performance.now()))
    await write(id)
    const committed = performance.now()
    // It may begin before the commit's answer is read.
    times.push(Math.max(0, (await promise) - committed))
  }
  return { value: spreadOf(times).median, p99: times.toSorted((a, b) => a - b)[Math.floor(JOBS * 0.99)] ?? 0 }
}

const subject: Subject = {
  title: 'job start, from commit to handler, median',
  rival: 'graphile-worker on the same database',
  unit: 'ms',
  goal: 1,
  rounds: 3,
  async open() {
    const installation = await openInstallation()
    const [{ transact, closeDb }, { openQueue, closeQueue, enqueue }, { workOptions }] = await Promise.all([
      import('#api/platform/db.ts'),
      import('#api/platform/queue.ts'),
      import('#jobs/start-working.ts'),
    ])
    const started = new Map<string, () => void>()
    const boss = await openQueue('worker')
    await boss.work<{ eventId: string }>('payments.apply', workOptions('payments.apply'), async (batch) => {
      for (const { data } of batch) started.get(data.eventId)?.()
      return Promise.resolve(batch.map(({ id }) => ({ id, status: 'completed' as const })))
    })
    const pool = new pg.Pool({ connectionString: installation.url, max: 8 })
    pool.on('error', () => undefined)
    const { run } = await tool<GraphileWorker>('graphile-worker')
    const graphile = await run({
      pgPool: pool,
      concurrency: 4,
      noHandleSignals: true,
      taskList: { apply: (payload) => started.get((payload as { eventId: string }).eventId)?.() },
    })
    return {
      ours: () => startTimes((eventId) => transact((tx) => enqueue(tx, 'payments.apply', { eventId })), started),
      rival: () =>
        startTimes(async (eventId) => {
          await pool.query("SELECT graphile_worker.add_job('apply', $1)", [{ eventId }])
        }, started),
      async close() {
        await graphile.stop()
        await pool.end()
        await closeQueue()
        await closeDb()
        await installation.close()
      },
    }
  },
}

export default subject
