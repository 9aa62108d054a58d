import { lockName, transact } from '../platform/db.ts'
import { log, record } from '../platform/log.ts'
import { endAlarms, raiseAlarms } from './alarms.ts'
import { type Invariant, INVARIANTS } from './invariants.ts'
import { noteRun } from './runs.ts'

export type Findings = Readonly<Record<string, number>>

/**
 * Repairs violations, or opens alarms that end by themselves. A failing check does not stop the others.
 * @returns only broken invariants
 */
export async function reconcile(): Promise<Findings> {
  const findings: Record<string, number> = {}
  let failure: unknown
  for (const invariant of INVARIANTS) {
    try {
      const count = await holdInvariant(invariant)
      if (count > 0) findings[invariant.name] = count
    } catch (error) {
      failure = error
      log.error({ err: error, invariant: invariant.name }, 'could not look at an invariant')
    }
  }
  if (failure) throw failure
  await noteRun('upkeep.reconcile')
  return findings
}

async function holdInvariant({ name, find, mend }: Invariant): Promise<number> {
  const found = await transact(async (tx) => {
    // Two workers may run at once: the second finds nothing left.
    await lockName(tx, `invariant:${name}`)
    const violations = await find(tx)
    if ('alarm' in mend) {
      await raiseAlarms(tx, mend.alarm, violations)
      await endAlarms(
        tx,
        mend.alarm,
        violations.map(({ subject }) => subject),
      )
    } else for (const violation of violations) await mend.repair(tx, violation)
    return violations.length
  })
  if (found > 0 && 'repair' in mend)
    await record({
      level: 'warn',
      category: 'database',
      action: 'invariant_repaired',
      message: `Reparado (${found}): ${name}`,
      details: { invariant: name, count: found },
    })
  return found
}
