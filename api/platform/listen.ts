import pg from 'pg'
import { log } from './log.ts'

const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 10_000
/** Detects silently cut connections (cable, NAT). */
const PROBE_EVERY_MS = 30_000
const PROBE_PATIENCE_MS = 5_000

export interface Listener {
  /** After the first successful LISTEN. */
  readonly ready: Promise<void>
  readonly stop: () => Promise<void>
}

export interface Listening {
  readonly connectionString: string
  readonly channel: string
  readonly onPayload: (payload: string) => void
  /** After a break, whose messages are lost. */
  readonly onResumed: () => void
}

/** On its own connection, for the life of the process. */
export function listenToChannel({ connectionString, channel, onPayload, onResumed }: Listening): Listener {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let probe: NodeJS.Timeout | undefined
  let wait = FIRST_WAIT_MS
  let isStopped = false
  let wasReady = false
  const first = Promise.withResolvers<void>()

  const open = async (): Promise<void> => {
    const fresh = new pg.Client({ connectionString, keepAlive: true, application_name: `listen:${channel}` })
    client = fresh
    fresh.on('notification', ({ payload }) => payload !== undefined && onPayload(payload))
    fresh.on('error', (error) => lose(fresh, error))
    fresh.on('end', () => lose(fresh, null))
    try {
      await fresh.connect()
      await fresh.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      lose(fresh, error)
      return
    }
    wait = FIRST_WAIT_MS
    probe = setInterval(() => void alive(fresh), PROBE_EVERY_MS)
    if (wasReady) onResumed()
    wasReady = true
    first.resolve()
  }
  const alive = async (asked: pg.Client) => {
    const late = setTimeout(() => lose(asked, new Error('no answer')), PROBE_PATIENCE_MS)
    await asked.query('SELECT 1').catch((error: unknown) => lose(asked, error))
    clearTimeout(late)
  }
  const lose = (lost: pg.Client, error: unknown) => {
    if (lost !== client) return
    client = undefined
    clearInterval(probe)
    lost.end().catch(() => undefined)
    if (isStopped) return
    log.warn({ err: error, channel }, 'listening broke; opening again')
    timer = setTimeout(() => void open(), wait * (0.5 + Math.random()))
    wait = Math.min(wait * 2, LONGEST_WAIT_MS)
  }
  void open()

  return {
    ready: first.promise,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      clearInterval(probe)
      const last = client
      client = undefined
      await last?.end().catch(() => undefined)
    },
  }
}
