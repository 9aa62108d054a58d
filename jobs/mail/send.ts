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
 * Writes and sends one decided mail. A mail already sent or kept is left alone; one that fails is tried again by the queue. The
 * message id is the mail's own, so that a server that saw it twice can tell. Marketing asks once more whether it is welcome,
 * and carries the one-click way out; what anybody may have sent to anybody asks whether it is too much for one mailbox.
 */
export async function sendMail(mailId: string): Promise<void> {
  const mail = await readAddressed(mailId)
  if (!mail) return
  // Addresses are looked at where they come in; one that is older than that is not handed to a mail server either.
  const { problem } = plainMailbox(mail.toEmail)
  if (problem) return finishMail(mail.id, { subject: mail.subject, error: `Endereço recusado. ${problem}` })
  const marketing = isMarketing(mail.kind)
  if (marketing && (await isSuppressed(mail.toEmail))) return suppressMail(mail.id)
  if (await isOutdated(mail)) return suppressMail(mail.id)
  // They may have left the team since; the mail says what their present role may know.
  if (mail.kind === 'alarm' && !(mail.user && staffRoleOf(mail.user))) return suppressMail(mail.id)
  // Counted once a mail: what the server refuses is tried again.
  if (mail.attempts === 0 && isMailKind(mail.kind) && !(await mayMailToday(mail.kind, mail.toEmail)))
    return suppressMail(mail.id)
  const written = await composeMail(mail)
  // What a visitor wrote stays with their message, and ends with it.
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

/** A failure as it may be kept: filters quote what they refuse, and a letter holds codes and links. */
function withoutLetter(error: unknown, { text }: WrittenMail): unknown {
  if (!(error instanceof Error)) return error
  // Of a code the two halves, as the letter sets them apart.
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

/** A mail as it may leave now. One that was decided on while its person left the address follows them; a code does not. */
async function readAddressed(mailId: string): Promise<MailRow | null> {
  const mail = await readMail(mailId)
  const person = mail?.user
  if (!person || person.erasedAt || mail.kind === 'account-changed' || mail.toEmail === person.email) return mail
  await transact((tx) => moveMails(tx, person.id, mail.toEmail, person.email))
  return readMail(mailId)
}

/** What a server said that knows no such box (RFC 3463, class 5.1), or null for anything that may pass. */
function refusedForGood(error: unknown): string | null {
  if (!(error instanceof Error && 'responseCode' in error && 'response' in error && 'rejected' in error)) return null
  return Number(error.responseCode) >= 550 && /\b5\.1\.\d/.test(String(error.response))
    ? scrubbedText(String(error.response))
    : null
}

/** RFC 8058; mail readers show a button of their own for these. */
const leavingHeaders = (email: string) => ({
  'List-Unsubscribe': `<${env.appUrl}${ONE_CLICK_PATH}?token=${unsubscribeToken(email)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
