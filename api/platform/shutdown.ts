import { log } from './log.ts'

/**
 * Ends a process well: on SIGTERM and SIGINT, and when the supervisor that started it is gone (its channel closes), so that
 * a killed supervisor leaves no orphan.
 */
export function stopOnSignals(stop: () => Promise<void>): void {
  let stopping = false
  const end = (reason: string) => {
    if (stopping) return
    stopping = true
    log.info({ reason }, 'stopping')
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'could not stop well')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', () => end('SIGTERM'))
  process.on('SIGINT', () => end('SIGINT'))
  process.on('disconnect', () => end('supervisor gone'))
}
