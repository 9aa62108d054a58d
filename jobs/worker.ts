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
// Where both share a machine, somebody waits for the API and nobody for the second in which a report is drawn.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
const boss = await openQueue('worker')
await requireMasterKeys()
await startWorking(boss)
log.info({ jobs: Object.keys(jobs) }, 'worker ready')
// The supervisor starts a process that has been serving again at once.
process.send?.('serving')

stopOnSignals(async () => {
  await closeQueue()
  await closeDb()
})
