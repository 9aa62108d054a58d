import { isMailKind, type MailData, type MailKind, mailKinds, RESEND_PAUSE_SECONDS } from '#contract/mail.ts'
import { PENDING } from './delivery.ts'
import { isErasedAddress } from './erased-address.ts'
import type { Prisma, Tx } from '../platform/db.ts'
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

/** Mails with a code, which is valid for the address it was asked for with. */
const OF_ONE_ADDRESS: ReadonlySet<string> = new Set<MailKind>(['sign-in', 'erase-code'])
/** Also sent to the previous address, on purpose. */
const OF_BOTH = 'account-changed' satisfies MailKind

/** Takes back a person's mails that were not sent yet. The reason is kept with each, before the error of its last try. */
export async function dropPending(
  tx: Tx,
  { userId, kind, toEmail }: { readonly userId: string; readonly kind?: MailKind; readonly toEmail?: string },
  why: string,
): Promise<Prisma.OutgoingMailGetPayload<object>[]> {
  const dropped = await tx.$queryRaw<{ id: string }[]>`
    UPDATE outgoing_mails SET status = 'suppressed', error = left(concat_ws(' ', ${why}::text, error), 500)
    WHERE user_id = ${userId}::uuid AND status::text = ANY(${[...PENDING]}) AND (${toEmail ?? null}::text IS NULL OR to_email = ${toEmail ?? null})
      AND CASE WHEN ${kind ?? null}::text IS NULL THEN kind <> ${OF_BOTH} ELSE kind = ${kind ?? null} END
    RETURNING id`
  return tx.outgoingMail.findMany({ where: { id: { in: dropped.map(({ id }) => id) } }, orderBy: { createdAt: 'asc' } })
}

/** Sends a person's pending mails to the present address instead; the old one gets only the mail that says it was changed. */
export async function moveMails(tx: Tx, userId: string, left: string, email: string): Promise<void> {
  const dropped = await dropPending(tx, { userId, toEmail: left }, 'O endereço da conta mudou antes do envio.')
  for (const { kind, orderId, leadId, data } of dropped)
    if (isMailKind(kind) && !OF_ONE_ADDRESS.has(kind))
      await queueMail(tx, { kind, to: email, userId, orderId, leadId, data: mailKinds[kind].data.parse(data) })
}

/** Was a mail of this kind sent again to this very address a moment ago? A second press within a minute sends nothing. */
export async function isJustResent(
  tx: Tx,
  { kind, to, userId }: { readonly kind: MailKind; readonly to: string; readonly userId: string | null },
): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM outgoing_mails
    WHERE kind = ${kind} AND to_email = ${to} AND user_id IS NOT DISTINCT FROM ${userId}::uuid AND dedupe_key IS NULL
      AND status IN ('queued', 'sent', 'captured') AND created_at > now() - ${RESEND_PAUSE_SECONDS} * interval '1 second'
    LIMIT 1`
  return row !== undefined
}
