import { Prisma, type Tx } from '../platform/db.ts'

/**
 * Recounts find changed rows by `updated_at`. Deleting or relinking leaves no such trace, so note the days here in the same transaction.
 */
export async function noteChangedDays(tx: Tx, moments: readonly Date[]): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO changed_days (day) SELECT DISTINCT day_of(moment) FROM unnest(${[...moments]}::timestamptz[]) AS moment`
}

/** Days of their visits and orders; call before unlinking. */
export async function noteDaysOfLeads(tx: Tx, leadIds: readonly string[]): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO changed_days (day)
    SELECT day_of(r.started_at) FROM quiz_runs r WHERE r.lead_id = ANY(${[...leadIds]}::uuid[])
    UNION SELECT day_of(o.created_at) FROM checkout_clicks c JOIN orders o ON o.click_id = c.id WHERE c.lead_id = ANY(${[...leadIds]}::uuid[])
    UNION SELECT day_of(o.created_at) FROM leads l JOIN users u ON u.email = l.email JOIN orders o ON o.user_id = u.id
      WHERE l.id = ANY(${[...leadIds]}::uuid[])`
}

/** Call before the address, role or links to visits change. */
export async function noteDaysOfPerson(tx: Tx, userId: string): Promise<void> {
  const bought = Prisma.sql`orders o LEFT JOIN checkout_clicks c ON c.id = o.click_id LEFT JOIN quiz_runs r ON r.id = c.run_id
    WHERE o.user_id = ${userId}::uuid`
  await tx.$executeRaw`
    INSERT INTO changed_days (day)
    SELECT day_of(created_at) FROM users WHERE id = ${userId}::uuid
    UNION SELECT day_of(o.created_at) FROM ${bought}
    UNION SELECT day_of(r.started_at) FROM ${bought} AND r.id IS NOT NULL`
  const leads = await tx.$queryRaw<{ id: string }[]>`
    SELECT l.id FROM users u JOIN leads l ON l.email = u.email WHERE u.id = ${userId}::uuid
    UNION SELECT c.lead_id FROM ${bought} AND c.lead_id IS NOT NULL
    UNION SELECT r.lead_id FROM ${bought} AND r.lead_id IS NOT NULL`
  await noteDaysOfLeads(
    tx,
    leads.map(({ id }) => id),
  )
}
