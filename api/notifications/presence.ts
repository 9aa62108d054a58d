import type { OnlineCount } from '#contract/admin/orders.ts'
import { db } from '../platform/db.ts'

/** A killed process is forgotten after two and a half intervals. */
export const PRESENCE_EVERY_MS = 15_000
const PRESENCE_LIFE_MS = 37_500

export async function keepPresence(processId: string, userIds: readonly string[]): Promise<void> {
  await db.$transaction([
    db.livePresence.deleteMany({ where: { processId, userId: { notIn: [...userIds] } } }),
    // Skips people erased meanwhile.
    db.$executeRaw`
      INSERT INTO live_presence (process_id, user_id, seen_at)
      SELECT ${processId}::uuid, id, now() FROM users WHERE id = ANY(${[...userIds]}::uuid[])
      ON CONFLICT (process_id, user_id) DO UPDATE SET seen_at = now()`,
  ])
}

/** Distinct people across processes, including the asker. */
export async function countOnline(asker: string | null = null): Promise<OnlineCount> {
  const rows = await db.$queryRaw<{ role: string; people: number }[]>`
    SELECT role::text AS role, count(*)::int AS people FROM users
    WHERE id = ${asker}::uuid OR id IN (
      SELECT user_id FROM live_presence WHERE seen_at > now() - make_interval(secs => ${PRESENCE_LIFE_MS / 1000}))
    GROUP BY role`
  const of = (role: string) => rows.find((row) => row.role === role)?.people ?? 0
  return { customers: of('customer'), administrators: of('admin') }
}

export async function forgetOldPresence(): Promise<void> {
  await db.$executeRaw`DELETE FROM live_presence WHERE seen_at < now() - make_interval(secs => ${PRESENCE_LIFE_MS / 1000})`
}
