import { ALARM_PLACES } from '#contract/admin/alarm-roles.ts'
import { isMailKind, type MailData, type MailKind, mailKinds } from '#contract/mail.ts'
import type { MailRow } from '#api/mail/delivery.ts'
import { mintEraseCode, mintSignIn } from '#api/auth/codes.ts'
import { disownToken } from '#api/auth/disown.ts'
import { greetedName } from '#api/auth/names.ts'
import { readSession } from '#api/auth/sessions.ts'
import { mintMailedLink } from '#api/auth/mailed-links.ts'
import { readDeadlines } from '#api/orders/deadline-watch.ts'
import { readReminder } from '#api/orders/form-reminders.ts'
import { getContactMessage } from '#api/site/contact.ts'
import { env } from '#api/platform/env.ts'
import { openResult, resultLink, resultToken } from '#api/quiz/results.ts'
import { knownHead, showsNoHair } from '#visagism/quiz-head/head.ts'
import { keepsakeOf } from '#visagism/quiz-head/words.ts'
import { shortId } from '#contract/format.ts'
import { greetingName } from '#visagism/names/person-name.ts'
import { askedPhotoPath, notificationPath, readyPath } from '#contract/push.ts'
import { paintHead } from './draw-head.ts'
import { countOpenAlarms } from '#api/upkeep/alarms.ts'
import { accessMail, teamAccessMail } from './templates/access.ts'
import { alarmMail } from './templates/alarm.ts'
import { accountChangedMail } from './templates/account-changed.ts'
import { contactMail } from './templates/contact.ts'
import { deskDeadlineMail } from './templates/desk-deadline.ts'
import { eraseCodeMail } from './templates/erase-code.ts'
import { erasureReceiptMail, revocationReceiptMail } from './templates/receipts.ts'
import { formReceivedMail } from './templates/form-received.ts'
import { formReminderMail } from './templates/form-reminder.ts'
import { newDeviceMail } from './templates/new-device.ts'
import { orderClosedMail, orderRestoredMail } from './templates/order-closed.ts'
import { orderEndedMail } from './templates/order-ended.ts'
import { photoWantedMail } from './templates/photo-wanted.ts'
import { quizResultMail } from './templates/quiz-result.ts'
import { reportReadyMail } from './templates/report-ready.ts'
import { signInMail, teamSignInMail } from './templates/sign-in.ts'
import { db } from '#api/platform/db.ts'
import type { WrittenMail } from './templates/written-mail.ts'

const page = (path: string) => `${env.appUrl}${path}`
/** In the fragment, the token stays out of servers, proxies and access logs. */
const entry = (token: string) => page(`/auth/entrar#token=${token}`)

/** No mail link signs a team account in: they use their password, then are redirected. */
async function wayIn(mail: MailRow, path?: string): Promise<string> {
  if (mail.user?.role === 'admin') return page(path ?? '/dashboard')
  const link = entry(await mintMailedLink(mail))
  return path ? `${link}&para=${encodeURIComponent(path)}` : link
}

type Writers = {
  readonly [K in MailKind]: (mail: MailRow, name: string | null, data: MailData<K>) => Promise<WrittenMail>
}

/** Links and codes are the same on every retry; none is stored in clear. */
const writers: Writers = {
  async access(mail, name) {
    if (mail.user?.role === 'admin')
      return teamAccessMail({ name, email: mail.toEmail, signIn: page('/admin'), dashboard: page('/dashboard') })
    return accessMail({ name, link: await wayIn(mail), signIn: page('/auth') })
  },
  async 'sign-in'(_mail, name, { codeId }) {
    const minted = await mintSignIn(codeId)
    if (!minted) return teamSignInMail({ name, link: page('/admin') })
    return signInMail({ name, code: minted.code, link: entry(minted.token) })
  },
  async 'new-device'(_mail, name, { sessionId }) {
    const { device, createdAt } = await readSession(sessionId)
    return newDeviceMail({ name, device, createdAt, link: page(`/auth/nao-fui-eu#token=${disownToken(sessionId)}`) })
  },
  'account-changed': async (mail, name, { change }) =>
    accountChangedMail({ name, change, changedAt: mail.createdAt, contact: page('/contato') }),
  async 'erase-code'(mail, name) {
    if (!mail.userId) throw new Error('erase mail without a person')
    return eraseCodeMail({ name, code: await mintEraseCode(mail.userId, mail.id) })
  },
  'erasure-receipt': async (_mail, _name, { receipt }) => erasureReceiptMail({ receipt }),
  'revocation-receipt': async (_mail, name, { receipt }) =>
    revocationReceiptMail({ name, receipt, privacy: page('/dashboard/privacidade') }),
  async 'form-reminder'(mail, name) {
    const reminder = mail.orderId ? await readReminder(mail.orderId) : null
    if (!reminder || !mail.orderId || !mail.userId) throw new Error('reminder without an order that waits')
    return formReminderMail({
      name,
      reminder,
      link: await wayIn(mail, `/onboarding/${mail.orderId}`),
      leave: page(`/descadastro?email=${encodeURIComponent(mail.toEmail)}`),
    })
  },
  'form-received': async (_mail, name, { dueAt }) =>
    formReceivedMail({ name, dueAt, dashboard: page('/dashboard'), review: env.REPORT_REVIEW }),
  'report-ready': async (mail, name, { pages }) =>
    reportReadyMail({ name, pages, link: page(mail.orderId ? readyPath(mail.orderId) : '/dashboard') }),
  async 'quiz-result'(mail) {
    if (!mail.lead) throw new Error('quiz mail without a lead')
    const { score, head } = await openResult(resultToken(mail.lead.id))
    const known = knownHead(head)
    return quizResultMail({
      name: greetingName(mail.lead.name),
      brief: score,
      link: resultLink(mail.lead.id),
      leave: page(`/descadastro?email=${encodeURIComponent(mail.toEmail)}`),
      offer: mail.lead.consentMarketing,
      head: await paintHead(known, score.faceShape),
      frames: showsNoHair(known) ? keepsakeOf(known, score.faceShape).sentence : null,
    })
  },
  async 'photo-wanted'(mail, name, { slot, reason }) {
    if (!mail.orderId || !mail.userId) throw new Error('photo mail without an order or a person')
    const isDelivered = (await db.order.count({ where: { id: mail.orderId, status: 'CONCLUIDO' } })) > 0
    return photoWantedMail({
      name,
      slot,
      reason,
      isDelivered,
      link: await wayIn(mail, askedPhotoPath(mail.orderId, slot)),
    })
  },
  'desk-deadline': async (_mail, _name, { orders }) =>
    deskDeadlineMail({ orders: await readDeadlines(orders), desk: page('/admin?view=desk') }),
  async alarm(mail) {
    const role = mail.user?.staffRole
    if (!role) throw new Error('alarm mail to nobody of the team')
    const { type, opens } = ALARM_PLACES[role]
    const link = page(notificationPath({ id: mail.id, type, orderId: null }))
    return alarmMail({ alarms: await countOpenAlarms(role), isOwner: role === 'dono', opens, link })
  },
  'order-closed': async (mail, name, { until }) =>
    orderClosedMail({ name, number: numberOf(mail), until, contact: page('/contato') }),
  'order-restored': async (mail, name) =>
    orderRestoredMail({ name, number: numberOf(mail), dashboard: page('/dashboard') }),
  'order-ended': async (_mail, name, { status }) => orderEndedMail({ name, status, contact: page('/contato') }),
  contact: async (_mail, _name, { messageId }) => contactMail(await getContactMessage(messageId)),
}

const numberOf = ({ orderId }: MailRow) => (orderId ? shortId(orderId) : '')

/** Marketing obeys the suppression list and can be unsubscribed. */
export const isMarketing = (kind: string) => isMailKind(kind) && mailKinds[kind].marketing

export async function composeMail(mail: MailRow): Promise<WrittenMail> {
  if (!isMailKind(mail.kind)) throw new Error(`unknown kind of mail: ${mail.kind}`)
  const write = writers[mail.kind] as (mail: MailRow, name: string | null, data: unknown) => Promise<WrittenMail>
  return write(mail, greetedName(mail.user), mailKinds[mail.kind].data.parse(mail.data))
}
