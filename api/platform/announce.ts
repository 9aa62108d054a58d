import type { Tx } from './db.ts'

export const LIVE_CHANNEL = 'live'

/** What travels between processes: who (a person, or a kind of person) should hear what, or whose connections end. */
export type Announcement<M> =
  | { readonly person: string; readonly say: M }
  | { readonly group: string; readonly say: M }
  | { readonly endPerson: string }
  | { readonly endSession: string }

/**
 * Tells every process of the house, in the caller's transaction: heard when it commits, never when it rolls back. Ids only;
 * PostgreSQL carries at most 8,000 bytes and nobody should read more from it than that something changed.
 */
export async function announce<M extends object>(tx: Tx, announcement: Announcement<M>): Promise<void> {
  await announceAll(tx, [announcement])
}

/** Many at once, in one statement. */
export async function announceAll<M extends object>(tx: Tx, announcements: readonly Announcement<M>[]): Promise<void> {
  const payloads = announcements.map((announcement) => JSON.stringify(announcement))
  await tx.$executeRaw`SELECT pg_notify(${LIVE_CHANNEL}, payload) FROM unnest(${payloads}::text[]) AS payload`
}
