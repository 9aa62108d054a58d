import { AsyncLocalStorage } from 'node:async_hooks'

/** On whose behalf something runs; stands on every log line written meanwhile. */
export interface Trace {
  readonly requestId?: string
  readonly job?: string
  readonly jobId?: string
}

const current = new AsyncLocalStorage<Trace>()

/** Runs `work`, and all that it waits for, under this trace. */
export const traced = <T>(trace: Trace, work: () => T): T => current.run(trace, work)

export const traceNow = (): Trace => current.getStore() ?? {}
