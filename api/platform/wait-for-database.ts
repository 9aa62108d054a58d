import { setTimeout as pause } from 'node:timers/promises'
import { db } from './db.ts'
import { log } from './log.ts'
import { isOutage } from './outage.ts'

const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 5_000

/** Waits out a PostgreSQL restart. @throws non-outages, such as a wrong password */
export async function waitForDatabase(): Promise<void> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    try {
      await db.$queryRaw`SELECT 1`
      return
    } catch (error) {
      if (!isOutage(error)) throw error
      log.warn({ err: error, wait }, 'the database is away; waiting for it')
    }
    await pause(wait)
  }
}
