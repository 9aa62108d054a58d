import { beforeEach, describe, expect, it } from 'vitest'
import { remindBuyers } from '#api/orders/form-reminders.ts'
import { hashAddress } from '#api/mail/suppression.ts'
import { db } from '#api/platform/db.ts'
import { lockOrder, setOrderStatus } from '#api/orders/order-status.ts'
import { transact } from '#api/platform/db.ts'
import { agreeToPhotos } from '#api/testing/people.ts'
import { readMail } from '#api/mail/delivery.ts'
import { composeMail } from '../mail/compose.ts'
import { sendMail } from '../mail/send.ts'

// Monday, 10:00 in São Paulo.
const BOUGHT = new Date('2026-06-15T13:00:00Z')
const after = (hours: number) => new Date(BOUGHT.getTime() + hours * 3_600_000)

let userId: string
let orderId: string
let email: string
beforeEach(async () => {
  await db.order.updateMany({ data: { status: 'REEMBOLSADO' } })
  email = `${crypto.randomUUID()}@example.com`
  userId = (await db.user.create({ data: { email, fullName: 'Marina Albuquerque' } })).id
  orderId = (await db.order.create({ data: { userId, createdAt: BOUGHT } })).id
  await agreeToPhotos({ userId, orderId })
})

const reminders = () => db.notification.findMany({ where: { orderId, type: 'form_reminder' }, orderBy: { id: 'asc' } })
const mails = () => db.outgoingMail.findMany({ where: { orderId, kind: 'form-reminder' }, orderBy: { id: 'asc' } })
const counts = async () => [(await reminders()).length, (await mails()).length]
const remindAt = async (...hours: number[]) => {
  for (const hour of hours) await remindBuyers(after(hour))
}
const beginAt = async (hours: number) => {
  await db.onboardingDraft.create({ data: { orderId, userId, formData: {}, editedAt: after(hours) } })
  await db.$executeRaw`UPDATE onboarding_drafts SET updated_at = ${after(hours)} WHERE order_id = ${orderId}::uuid`
}
const photoAt = (hours: number, slot: 'front' | 'side_left' | 'side_right' | 'back') =>
  db.customerPhoto.create({
    data: {
      orderId,
      slot,
      storageKey: `photos/${orderId}/${slot}`,
      fileSize: 1,
      width: 1,
      height: 1,
      sourceHash: slot,
      createdAt: after(hours),
      expiresAt: after(9999),
    },
  })

describe('a buyer who has not begun', () => {
  it('is reminded after a day and after three, in the list and by mail, and never a third time', async () => {
    await remindAt(23)
    expect(await counts()).toEqual([0, 0])
    await remindAt(24, 24.25, 48)
    expect(await counts()).toEqual([1, 1])
    await remindAt(72, 73, 96, 120)
    expect(await counts()).toEqual([2, 2])
    expect((await reminders())[0]).toMatchObject({ userId, orderId, title: 'Seu formulário está esperando por você' })
  })

  it('is reminded once by two workers whose clocks strike together', async () => {
    await Promise.all([remindBuyers(after(24)), remindBuyers(after(24)), remindBuyers(after(24))])
    expect(await counts()).toEqual([1, 1])
  })

  it('is left in peace by night: the reminder waits for nine in the morning', async () => {
    await db.order.update({ where: { id: orderId }, data: { createdAt: after(12) } })
    // 22 h, 3 h, 8 h 59 and 20 h in São Paulo.
    await remindAt(36, 41, 46.98, 34)
    expect(await counts()).toEqual([0, 0])
    await remindAt(47)
    expect(await counts()).toEqual([1, 1])
  })

  it('of long ago is not written to because nobody looked until now', async () => {
    await remindAt(24 + 7 * 24 + 1)
    expect(await counts()).toEqual([0, 0])
  })
})

describe('a buyer who stopped half way', () => {
  it('is reminded two and three days after the last answer or photo, with what is missing', async () => {
    await beginAt(2)
    await photoAt(3, 'front')
    await photoAt(4, 'side_left')
    await remindAt(24, 48, 51)
    expect(await counts()).toEqual([0, 0])
    await remindAt(52)
    expect((await reminders())[0]).toMatchObject({
      title: 'Falta pouco para a sua análise',
      message: 'O que você já fez está guardado. Faltam fotos: lado direito, costas.',
    })
    await remindAt(72, 75)
    expect(await counts()).toEqual([1, 1])
    await remindAt(76, 77, 100)
    expect(await counts()).toEqual([2, 2])
  })

  it('is told that only the last press is missing, once the photos are in', async () => {
    for (const slot of ['front', 'side_left', 'side_right', 'back'] as const) await photoAt(0, slot)
    await remindAt(48)
    expect((await reminders())[0]?.message).toContain('falta conferir o formulário e finalizar')
  })

  it('who begins after a first reminder is not reminded again within a day of it, and twice in all', async () => {
    await remindAt(24)
    await beginAt(25)
    await remindAt(48, 72, 96)
    expect(await counts()).toEqual([1, 1])
    await remindAt(97, 170)
    expect(await counts()).toEqual([2, 2])
  })
})

describe('nobody is reminded', () => {
  it.each(['EM_PROCESSAMENTO', 'CONCLUIDO', 'REEMBOLSADO', 'CHARGEBACK'] as const)('once it is %s', async (status) => {
    await db.order.update({ where: { id: orderId }, data: { status, completedAt: BOUGHT } })
    await remindAt(24, 72)
    expect(await counts()).toEqual([0, 0])
  })

  it('who switched reminders off, in the list no more than by mail', async () => {
    await db.notificationPreference.create({ data: { userId, reminders: false } })
    await remindAt(24, 72)
    expect(await counts()).toEqual([0, 0])
  })

  it('whose account is erased', async () => {
    await db.user.update({ where: { id: userId }, data: { erasedAt: BOUGHT } })
    await remindAt(24, 72)
    expect(await counts()).toEqual([0, 0])
  })

  it('while the form is arriving', async () => {
    await transact(async (tx) => {
      await lockOrder(tx, orderId)
      await remindBuyers(after(24))
    })
    expect(await counts()).toEqual([0, 0])
  })
})

describe('the mail', () => {
  it('leads to the form, signed in, and says how to get no more of them', async () => {
    await remindAt(24)
    const [{ id } = { id: '' }] = await mails()
    const mail = await readMail(id)
    const { subject, html, text } = await composeMail(mail!)
    expect(subject).toBe('Seu formulário está esperando por você')
    expect(text).toMatch(new RegExp(`/auth/entrar#token=[\\w-]+&para=${encodeURIComponent(`/onboarding/${orderId}`)}`))
    expect(html).toContain('Marina, seu formulário está esperando')
    expect(html).toContain(`/descadastro?email=${encodeURIComponent(email)}`)
  })

  it('is not sent when the order was refunded, or reminders were switched off, between the decision and now', async () => {
    await remindAt(24)
    const [first] = await mails()
    await db.notificationPreference.create({ data: { userId, reminders: false } })
    await sendMail(first?.id ?? '')
    expect((await mails())[0]).toMatchObject({ status: 'suppressed', sentAt: null })
    await db.notificationPreference.delete({ where: { userId } })
    await remindAt(72)
    await setOrderStatus(orderId, 'REEMBOLSADO', { id: null })
    await sendMail((await mails())[1]?.id ?? '')
    expect((await mails())[1]).toMatchObject({ status: 'suppressed', sentAt: null })
  })

  it('does not go to an address that asked for none; the notification does', async () => {
    await db.suppression.create({ data: { emailHash: hashAddress(email), reason: 'não quero' } })
    await remindAt(24)
    expect(await counts()).toEqual([1, 1])
    expect((await mails())[0]).toMatchObject({ status: 'suppressed' })
  })
})
