import { expect, it } from 'vitest'
import { queueMail } from '#api/mail/outgoing.ts'
import { listCapturedMails } from '#api/mail/captured.ts'
import { db, transact } from '#api/platform/db.ts'
import { env } from '#api/platform/env.ts'
import { serveApi } from '#api/testing/api.ts'
import { newAdministrator, newBuyer } from '#api/testing/people.ts'
import { sendMail } from './send.ts'

const api = serveApi()

it('a mail that no server took is never called sent, and is not tried again', async () => {
  expect(env.SMTP_URL).toBeUndefined()
  const admin = await newAdministrator(api.caller())
  const buyer = await newBuyer(api.caller())
  await transact((tx) => queueMail(tx, { kind: 'access', to: buyer.email, userId: buyer.userId }))
  const { id } = await db.outgoingMail.findFirstOrThrow({ where: { toEmail: buyer.email, kind: 'access' } })
  await sendMail(id)
  await sendMail(id)
  expect(await db.outgoingMail.findUnique({ where: { id } })).toMatchObject({
    status: 'captured',
    sentAt: null,
    attempts: 1,
  })
  expect((await listCapturedMails(env.DATA_DIR)).filter(({ to }) => to === buyer.email)).toHaveLength(1)
  const list = async (status: string) =>
    (await admin.caller.get(`/api/admin/logs/email?search=${buyer.email}&status=${status}`)).json['items']
  expect(await list('captured')).toMatchObject([{ id, status: 'captured', success: false, sentAt: null }])
  expect(await list('sent')).toEqual([])
  expect((await admin.caller.get(`/api/admin/customer-details/${buyer.userId}`)).json).toMatchObject({
    emailLogs: expect.arrayContaining([expect.objectContaining({ id, status: 'captured' })]),
  })
  expect(await db.systemLog.findFirst({ where: { userId: buyer.userId, category: 'email' } })).toMatchObject({
    action: 'mail_captured',
    message: expect.stringMatching(/^E-mail guardado aqui, não saiu: /),
  })
})
