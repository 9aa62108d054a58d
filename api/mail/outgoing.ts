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
  /** Mailed at most once. */
  readonly dedupeKey?: string
  readonly data?: MailData<K>
}

/**
 * Row and job in the caller's transaction. Marketing to an unsubscribed address is recorded as suppressed, without a job.
 * @returns false when the key was used before
 */
export async function queueMail<K extends MailKind>(tx: Tx, mail: NewMail<K>): Promise<boolean> {
  const { kind, to, userId = null, orderId = null, leadId = null, dedupeKey = null } = mail
  // Erased people get no mail, although a refund may still arrive for their order.
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

/** Their code is valid only for the requesting address. */
const OF_ONE_ADDRESS: ReadonlySet<string> = new Set<MailKind>(['sign-in', 'erase-code'])
/** Sent to the previous address on purpose. */
const OF_BOTH = 'account-changed' satisfies MailKind

/** Cancels unsent mails, noting the reason. */
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

/** Redirects pending mails, except the notice of the change. */
export async function moveMails(tx: Tx, userId: string, left: string, email: string): Promise<void> {
  const dropped = await dropPending(tx, { userId, toEmail: left }, 'O endereço da conta mudou antes do envio.')
  for (const { kind, orderId, leadId, data } of dropped)
    if (isMailKind(kind) && !OF_ONE_ADDRESS.has(kind))
      await queueMail(tx, { kind, to: email, userId, orderId, leadId, data: mailKinds[kind].data.parse(data) })
}

/** A second click within a minute sends nothing. */
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
