import nodemailer from 'nodemailer'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { catchMail, type MailCatcher } from './smtp.ts'

let catcher: MailCatcher
beforeEach(async () => {
  catcher = await catchMail()
})
afterEach(async () => {
  await catcher.stop()
})

const send = (to: string) =>
  nodemailer
    .createTransport(catcher.url)
    .sendMail({ from: 'loja@example.com', to, subject: 'Seu acesso', text: 'Olá, ação!' })

test('a mail sent over real SMTP is read back whole', async () => {
  const waiting = catcher.mailTo('ana@example.com')
  await send('ana@example.com')
  const mail = await waiting
  expect(mail).toMatchObject({ subject: 'Seu acesso' })
  expect(mail.text).toContain('ação')
})

test('a refused delivery fails for its sender and keeps nothing', async () => {
  catcher.refuseNext(1)
  await expect(send('ana@example.com')).rejects.toThrow(/451/)
  expect(catcher.mails).toHaveLength(0)
})
