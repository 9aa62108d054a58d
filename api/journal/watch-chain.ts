import { transact } from '../platform/db.ts'
import { log, record } from '../platform/log.ts'
import { endAlarms, raiseAlarm } from '../upkeep/alarms.ts'
import { noteRun } from '../upkeep/runs.ts'
import { type Break, ChainBroken, linkEntries, type Verdict, verifyChain } from './chain.ts'

const KIND = 'journal-broken'

/** Each minute; alarms if the chain is unsound. */
export async function linkAndWatch(): Promise<void> {
  try {
    await linkEntries()
  } catch (error) {
    if (!(error instanceof ChainBroken)) throw error
    await alarm({ fault: 'head', position: null, entryId: null })
  }
}

/** Each night; also logs the chain's end, outside the database. */
export async function verifyAndWatch(): Promise<Verdict> {
  await linkAndWatch()
  const verdict = await verifyChain()
  const { entries, head, broken } = verdict
  if (broken) await alarm(broken)
  else {
    await transact((tx) => endAlarms(tx, KIND, []))
    if (head) log.info({ entries, head: `${head.position}:${head.hash}` }, 'the journal is whole')
    await noteRun('journal.verify', { entries })
  }
  return verdict
}

async function alarm({ fault, position, entryId }: Break): Promise<void> {
  await transact((tx) => raiseAlarm(tx, KIND, { subject: 'journal', detail: { fault, position, entryId } }))
  await record({
    level: 'error',
    category: 'database',
    action: 'journal_broken',
    message: 'O diário não é o que foi escrito',
    details: { fault, position, entryId },
  })
}
