import { AsyncLocalStorage } from 'node:async_hooks'

/** On every log line. */
export interface Trace {
  readonly requestId?: string
  readonly job?: string
  readonly jobId?: string
}

const current = new AsyncLocalStorage<Trace>()

/** Includes what `work` awaits. */
export const traced = <T>(trace: Trace, work: () => T): T => current.run(trace, work)

export const traceNow = (): Trace => current.getStore() ?? {}
