import { log } from './log.ts'

/** Also when the supervisor's channel closes: a killed supervisor leaves no orphans. */
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
