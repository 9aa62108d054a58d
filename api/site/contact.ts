import { BRAND } from '#contract/brand.ts'
import { CONTACT_LIFE_MONTHS } from '#contract/offer.ts'
import type { ContactForm } from '#contract/site.ts'
import { queueMail } from '../mail/outgoing.ts'
import { db, lockName, type Prisma, transact } from '../platform/db.ts'
import { limitByNetwork } from '../platform/limit.ts'
import { record } from '../platform/log.ts'

const perNetwork = limitByNetwork('contact', 5, 10 * 60)
/** Repeats within this time are double clicks. */
const SAME_MS = 10 * 60_000

const mailKey = (id: string) => `contact:${id}`

export type ContactRow = Prisma.ContactMessageGetPayload<object>

/** Message and mail commit together. */
export async function sendContactMessage(form: ContactForm, ip: string): Promise<void> {
  await perNetwork.consume(ip)
  const { nome: name, email, assunto: subject, mensagem: message } = form
  const isNew = await transact(async (tx) => {
    await lockName(tx, `contact:${email}`)
    const same = await tx.contactMessage.count({
      where: { email, subject, message, createdAt: { gt: new Date(Date.now() - SAME_MS) } },
    })
    if (same > 0) return false
    const { id } = await tx.contactMessage.create({ data: { name, email, subject, message, ip } })
    await queueMail(tx, {
      kind: 'contact',
      to: BRAND.supportEmail,
      dedupeKey: mailKey(id),
      data: { messageId: id },
    })
    return true
  })
  if (!isNew) return
  await record({ category: 'email', action: 'contact_received', message: 'Mensagem pela página de contato' })
}

export const getContactMessage = (id: string): Promise<ContactRow> =>
  db.contactMessage.findUniqueOrThrow({ where: { id } })

/** With their mails. @returns messages deleted */
export function forgetOldMessages(now: Date): Promise<number> {
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - CONTACT_LIFE_MONTHS)
  return transact(async (tx) => {
    const rows = await tx.contactMessage.findMany({ where: { createdAt: { lt: before } }, select: { id: true } })
    const ids = rows.map(({ id }) => id)
    await tx.outgoingMail.deleteMany({ where: { dedupeKey: { in: ids.map(mailKey) } } })
    await tx.contactMessage.deleteMany({ where: { id: { in: ids } } })
    return ids.length
  })
}
