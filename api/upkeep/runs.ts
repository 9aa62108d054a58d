import * as z from 'zod/mini'
import { db, type Prisma } from '../platform/db.ts'

/** Monitored runs. `backup` is written by `npm run backup`. */
export const WATCHED_RUNS = [
  'upkeep.reconcile',
  'storage.sweep',
  'payments.compare',
  'journal.verify',
  'backup',
] as const
export type WatchedRun = (typeof WATCHED_RUNS)[number]

const keyOf = (run: WatchedRun) => `last-run:${run}`
const Run = z.looseObject({ at: z.iso.datetime() })
export type Run = z.infer<typeof Run>

/** On success, with counts. */
export async function noteRun(run: WatchedRun, counted: Prisma.InputJsonObject = {}): Promise<void> {
  const value = { at: new Date().toISOString(), ...counted }
  await db.setting.upsert({ where: { key: keyOf(run) }, create: { key: keyOf(run), value }, update: { value } })
}

/** Null: never completed. */
export async function readRuns(): Promise<Readonly<Record<WatchedRun, Run | null>>> {
  const rows = await db.setting.findMany({ where: { key: { in: WATCHED_RUNS.map(keyOf) } } })
  const runOf = (run: WatchedRun) => Run.safeParse(rows.find(({ key }) => key === keyOf(run))?.value).data ?? null
  return {
    'upkeep.reconcile': runOf('upkeep.reconcile'),
    'storage.sweep': runOf('storage.sweep'),
    'payments.compare': runOf('payments.compare'),
    'journal.verify': runOf('journal.verify'),
    backup: runOf('backup'),
  }
}
