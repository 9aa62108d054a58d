import { db, type Prisma } from '../platform/db.ts'
import { record } from '../platform/log.ts'

export type MailRow = Prisma.OutgoingMailGetPayload<{ include: { user: true; lead: true } }>

/** A mail that still has to go out, or null. */
export async function readMail(id: string): Promise<MailRow | null> {
  const row = await db.outgoingMail.findUnique({ where: { id }, include: { user: true, lead: true } })
  return row && row.status !== 'sent' && row.status !== 'suppressed' ? row : null
}

type Outcome =
  { readonly subject: string; readonly messageId: string } | { readonly subject: string | null; readonly error: string }

/** Notes how sending went, for the administrator's book of mails. */
export async function finishMail(id: string, outcome: Outcome): Promise<void> {
  const sent = 'messageId' in outcome
  const row = await db.outgoingMail.update({
    where: { id },
    data: sent
      ? {
          status: 'sent',
          subject: outcome.subject,
          messageId: outcome.messageId,
          sentAt: new Date(),
          error: null,
          attempts: { increment: 1 },
        }
      : { status: 'failed', subject: outcome.subject, error: outcome.error.slice(0, 500), attempts: { increment: 1 } },
  })
  await record({
    level: sent ? 'info' : 'warn',
    category: 'email',
    action: sent ? 'mail_sent' : 'mail_failed',
    message: sent ? `E-mail enviado: ${outcome.subject}` : `E-mail não saiu: ${outcome.subject ?? row.kind}`,
    success: sent,
    userId: row.userId,
    orderId: row.orderId,
    leadId: row.leadId,
  })
}

/** The address asked for no such mail between the decision and now, or has had too many of them today. */
export async function suppressMail(id: string): Promise<void> {
  await db.outgoingMail.update({ where: { id }, data: { status: 'suppressed' } })
}
