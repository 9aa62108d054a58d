import { log } from './log.ts'

/** Logs and exits, because state may be inconsistent; the supervisor restarts. */
export function endOnUncaught(): void {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught')
    process.exit(1)
  })
}
