import { MAIL_KIND_WORDS } from '#contract/admin/mail-words.ts'
import { isMailKind, type MailKind } from '#contract/mail.ts'
import { db, type Prisma } from '../platform/db.ts'
import { record } from '../platform/log.ts'

export type MailRow = Prisma.OutgoingMailGetPayload<{ include: { user: true; lead: true } }>

/** Not sent yet. */
export const PENDING = ['queued', 'failed'] as const

/** Null unless pending. */
export async function readMail(id: string): Promise<MailRow | null> {
  const row = await db.outgoingMail.findUnique({ where: { id }, include: { user: true, lead: true } })
  return row && PENDING.some((status) => status === row.status) ? row : null
}

/** Nothing of these recipients may remain. */
const FORGOTTEN_AFTER: ReadonlySet<string> = new Set<MailKind>(['erasure-receipt'])

type Outcome =
  /** `left`: handed to a mail server; otherwise stored as a file. */
  | { readonly subject: string; readonly messageId: string; readonly left: boolean }
  | { readonly subject: string | null; readonly error: string }

const OUTCOME_WORDS = {
  sent: 'E-mail enviado',
  captured: 'E-mail guardado aqui, não saiu',
  failed: 'E-mail não saiu',
} as const

const wordsOf = (kind: string) => (isMailKind(kind) ? MAIL_KIND_WORDS[kind] : kind)

export async function finishMail(id: string, outcome: Outcome): Promise<void> {
  const isDone = 'messageId' in outcome
  const status = !isDone ? 'failed' : outcome.left ? 'sent' : 'captured'
  const row = await db.outgoingMail.update({
    where: { id },
    data: isDone
      ? {
          status,
          subject: outcome.subject,
          messageId: outcome.messageId,
          sentAt: outcome.left ? new Date() : null,
          error: null,
          attempts: { increment: 1 },
        }
      : { status, subject: outcome.subject, error: outcome.error.slice(0, 500), attempts: { increment: 1 } },
  })
  if (isDone && FORGOTTEN_AFTER.has(row.kind)) await db.outgoingMail.delete({ where: { id } })
  await record({
    level: status === 'failed' ? 'warn' : 'info',
    category: 'email',
    action: `mail_${status}`,
    // Not the subject, which is personal.
    message: `${OUTCOME_WORDS[status]}: ${wordsOf(row.kind)}`,
    success: status === 'sent',
    userId: row.userId,
    orderId: row.orderId,
    leadId: row.leadId,
    // Only the mail record holds the address, and forgets it with the person.
    details: { mailId: id },
  })
}

/** Unsubscribed since, or over today's limit. */
export async function suppressMail(id: string): Promise<void> {
  await db.outgoingMail.update({ where: { id }, data: { status: 'suppressed' } })
}
