import { constants, setPriority } from 'node:os'
import { jobs } from '#contract/jobs.ts'
import { closeDb } from '#api/platform/db.ts'
import { endOnUncaught } from '#api/platform/last-resort.ts'
import { requireMasterKeys } from '#api/platform/keyring.ts'
import { log } from '#api/platform/log.ts'
import { closeQueue, openQueue } from '#api/platform/queue.ts'
import { stopOnSignals } from '#api/platform/shutdown.ts'
import { startWorking } from './start-working.ts'

endOnUncaught()
// On a shared machine people wait for the API, not for a report.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
const boss = await openQueue('worker')
await requireMasterKeys()
await startWorking(boss)
log.info({ jobs: Object.keys(jobs) }, 'worker ready')
// The supervisor restarts at once a process that has served.
process.send?.('serving')

stopOnSignals(async () => {
  await closeQueue()
  await closeDb()
})
