import { staffRoleOf } from '#api/auth/users.ts'
import { mayMailToday } from '#api/mail/daily-cap.ts'
import { finishMail, type MailRow, readMail, suppressMail } from '#api/mail/delivery.ts'
import { moveMails } from '#api/mail/outgoing.ts'
import { isOutdated } from '#api/orders/outdated-mail.ts'
import { isSuppressed, suppressBounced, unsubscribeToken } from '#api/mail/suppression.ts'
import { transact } from '#api/platform/db.ts'
import { env } from '#api/platform/env.ts'
import { scrubbedText } from '#api/platform/scrub.ts'
import { plainMailbox } from '#contract/email-address.ts'
import { isMailKind, ONE_CLICK_PATH } from '#contract/mail.ts'
import { composeMail, isMarketing } from './compose.ts'
import { deliver, type WrittenMail } from './transport.ts'

/**
 * Writes and sends one queued mail, unless already sent or suppressed; the queue retries failures. The message id is the mail's own, so
 * servers can spot duplicates. Suppression is checked again for marketing, and a daily cap guards each mailbox.
 */
export async function sendMail(mailId: string): Promise<void> {
  const mail = await readAddressed(mailId)
  if (!mail) return
  // New addresses are validated on entry; older ones must not reach a mail server either.
  const { problem } = plainMailbox(mail.toEmail)
  if (problem) return finishMail(mail.id, { subject: mail.subject, error: `Endereço recusado. ${problem}` })
  const marketing = isMarketing(mail.kind)
  if (marketing && (await isSuppressed(mail.toEmail))) return suppressMail(mail.id)
  if (await isOutdated(mail)) return suppressMail(mail.id)
  // The recipient may have left the team: use their current role.
  if (mail.kind === 'alarm' && !(mail.user && staffRoleOf(mail.user))) return suppressMail(mail.id)
  // Count each mail once, not its retries.
  if (mail.attempts === 0 && isMailKind(mail.kind) && !(await mayMailToday(mail.kind, mail.toEmail)))
    return suppressMail(mail.id)
  const written = await composeMail(mail)
  // A visitor's words are stored only in their message, and are deleted with it.
  const subject = mail.kind === 'contact' ? '[Contato]' : written.subject
  const headers = marketing ? leavingHeaders(mail.toEmail) : {}
  try {
    const delivered = await deliver({ ...written, headers, id: mail.id, to: mail.toEmail })
    await finishMail(mail.id, { subject, ...delivered })
  } catch (thrown) {
    const error = withoutLetter(thrown, written)
    await finishMail(mail.id, { subject, error: error instanceof Error ? error.message : String(error) })
    const refusal = refusedForGood(error)
    if (refusal) await suppressBounced(mail.toEmail, refusal)
    throw error
  }
}

/** Redacts an error before it is stored: spam filters quote mails, which hold codes and links. */
function withoutLetter(error: unknown, { text }: WrittenMail): unknown {
  if (!(error instanceof Error)) return error
  // A code's two halves may be apart, as the mail prints them.
  const keys = (text.match(/[\w-]{20,}|\b\d{6}\b/g) ?? []).map((key) =>
    /^\d{6}$/.test(key) ? new RegExp(`${key.slice(0, 3)}\\D{0,10}${key.slice(3)}`, 'g') : key,
  )
  const unquoted = (said: string) => keys.reduce((left: string, key) => left.replaceAll(key, '[…]'), said)
  for (const key of ['message', 'stack', 'response'] as const) {
    const said: unknown = Reflect.get(error, key)
    if (typeof said === 'string') Reflect.set(error, key, unquoted(said))
  }
  return error
}

/** The mail with its current address. A queued mail follows a person's new address; a code does not. */
async function readAddressed(mailId: string): Promise<MailRow | null> {
  const mail = await readMail(mailId)
  const person = mail?.user
  if (!person || person.erasedAt || mail.kind === 'account-changed' || mail.toEmail === person.email) return mail
  await transact((tx) => moveMails(tx, person.id, mail.toEmail, person.email))
  return readMail(mailId)
}

/** The server's text if it knows no such mailbox (RFC 3463, class 5.1); null for temporary failures. */
function refusedForGood(error: unknown): string | null {
  if (!(error instanceof Error && 'responseCode' in error && 'response' in error && 'rejected' in error)) return null
  return Number(error.responseCode) >= 550 && /\b5\.1\.\d/.test(String(error.response))
    ? scrubbedText(String(error.response))
    : null
}

/** RFC 8058: mail clients show their own unsubscribe button for these. */
const leavingHeaders = (email: string) => ({
  'List-Unsubscribe': `<${env.appUrl}${ONE_CLICK_PATH}?token=${unsubscribeToken(email)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
