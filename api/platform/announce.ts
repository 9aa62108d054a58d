import type { Tx } from './db.ts'

export const LIVE_CHANNEL = 'live'

/** Between processes: who should hear what, or whose connections end. */
export type Announcement<M> =
  | { readonly person: string; readonly say: M }
  | { readonly group: string; readonly say: M }
  | { readonly endPerson: string }
  | { readonly endSession: string }

/** On commit, never on rollback. Ids only: PostgreSQL carries at most 8,000 bytes, and readers need only know that something changed. */
export async function announce<M extends object>(tx: Tx, announcement: Announcement<M>): Promise<void> {
  await announceAll(tx, [announcement])
}

export async function announceAll<M extends object>(tx: Tx, announcements: readonly Announcement<M>[]): Promise<void> {
  const payloads = announcements.map((announcement) => JSON.stringify(announcement))
  await tx.$executeRaw`SELECT pg_notify(${LIVE_CHANNEL}, payload) FROM unnest(${payloads}::text[]) AS payload`
}
