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
import { deliver } from './transport.ts'
import type { WrittenMail } from './templates/written-mail.ts'

/**
 * Sends a queued mail once; the queue retries failures. Its own message id lets servers spot duplicates. Marketing checks suppression
 * again, and a daily cap guards each mailbox.
 */
export async function sendMail(mailId: string): Promise<void> {
  const mail = await readAddressed(mailId)
  if (!mail) return
  // Addresses stored before validation must not reach a mail server either.
  const { problem } = plainMailbox(mail.toEmail)
  if (problem) return finishMail(mail.id, { subject: mail.subject, error: `Endereço recusado. ${problem}` })
  const marketing = isMarketing(mail.kind)
  if (marketing && (await isSuppressed(mail.toEmail))) return suppressMail(mail.id)
  if (await isOutdated(mail)) return suppressMail(mail.id)
  // May have left the team: use their current role.
  if (mail.kind === 'alarm' && !mail.user?.staffRole) return suppressMail(mail.id)
  // Once per mail, not per retry.
  if (mail.attempts === 0 && isMailKind(mail.kind) && !(await mayMailToday(mail.kind, mail.toEmail)))
    return suppressMail(mail.id)
  const written = await composeMail(mail)
  // A visitor's words are stored only with their message.
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

/** Spam filters quote mails, which hold codes and links: redact the error before storing it. */
function withoutLetter(error: unknown, { text }: WrittenMail): unknown {
  if (!(error instanceof Error)) return error
  // Mails print a code in two halves.
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

/** A queued mail follows a person's new address; a code does not. */
async function readAddressed(mailId: string): Promise<MailRow | null> {
  const mail = await readMail(mailId)
  const person = mail?.user
  if (!person || person.erasedAt || mail.kind === 'account-changed' || mail.toEmail === person.email) return mail
  await transact((tx) => moveMails(tx, person.id, mail.toEmail, person.email))
  return readMail(mailId)
}

/** The reply if it knows no such mailbox (RFC 3463, class 5.1), else null. */
function refusedForGood(error: unknown): string | null {
  if (!(error instanceof Error && 'responseCode' in error && 'response' in error && 'rejected' in error)) return null
  return Number(error.responseCode) >= 550 && /\b5\.1\.\d/.test(String(error.response))
    ? scrubbedText(String(error.response))
    : null
}

/** RFC 8058: mail clients show an unsubscribe button. */
const leavingHeaders = (email: string) => ({
  'List-Unsubscribe': `<${env.appUrl}${ONE_CLICK_PATH}?token=${unsubscribeToken(email)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
