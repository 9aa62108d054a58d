import { log } from './log.ts'

/**
 * What nobody caught is a line of the log like any other, without anybody's address, and ends the process: what it was doing
 * may be half done. Whoever started the process starts another.
 */
export function endOnUncaught(): void {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught')
    process.exit(1)
  })
}
