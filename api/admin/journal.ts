import type { JOURNAL_SUBJECTS, JournalAction } from '#contract/journal.ts'
import type { Actor } from '../orders/order-status.ts'
import type { Prisma, Tx } from '../platform/db.ts'

interface Deed {
  readonly action: JournalAction
  readonly subject: keyof typeof JOURNAL_SUBJECTS
  readonly subjectId?: string | null
  readonly from?: Prisma.InputJsonValue
  readonly to?: Prisma.InputJsonValue
}

/** Writes in the acting transaction, so that both commit together. */
export async function journal(tx: Tx, actor: Actor, deed: Deed): Promise<void> {
  const { action, subject, subjectId = null, from, to } = deed
  await tx.journalEntry.create({
    data: {
      actorId: actor.id,
      actorRole: actor.role ?? null,
      ip: actor.ip ?? null,
      action,
      subject,
      subjectId,
      ...(from === undefined ? {} : { from }),
      ...(to === undefined ? {} : { to }),
    },
  })
}
