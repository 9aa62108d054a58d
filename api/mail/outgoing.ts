import { type MailData, type MailKind, mailKinds } from '#contract/mail.ts'
import { isErasedAddress } from './erased-address.ts'
import type { Tx } from '../platform/db.ts'
import { enqueue } from '../platform/queue.ts'
import { isSuppressed } from './suppression.ts'

export interface NewMail<K extends MailKind> {
  readonly kind: K
  readonly to: string
  readonly userId?: string | null
  readonly orderId?: string | null
  readonly leadId?: string | null
  /** The same key is never mailed twice. */
  readonly dedupeKey?: string
  readonly data?: MailData<K>
}

/**
 * Decides on a mail in the caller's transaction: row and job exist together or not at all. Marketing to an address that asked
 * for none is written down as suppressed, and no job is made.
 * @returns whether it is new; false when the key was used before.
 */
export async function queueMail<K extends MailKind>(tx: Tx, mail: NewMail<K>): Promise<boolean> {
  const { kind, to, userId = null, orderId = null, leadId = null, dedupeKey = null } = mail
  // Whoever was erased is not written to: a refund may still arrive for their order.
  if (isErasedAddress(to)) return false
  const data = mailKinds[kind].data.parse(mail.data ?? {})
  const status = mailKinds[kind].marketing && (await isSuppressed(to, tx)) ? 'suppressed' : 'queued'
  const [row] = await tx.outgoingMail.createManyAndReturn({
    data: [{ kind, toEmail: to, userId, orderId, leadId, dedupeKey, status, data: { ...data } }],
    skipDuplicates: true,
    select: { id: true },
  })
  if (!row) return false
  if (status === 'queued') await enqueue(tx, 'mail.send', { mailId: row.id })
  return true
}
