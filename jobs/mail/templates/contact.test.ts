import { expect, it } from 'vitest'
import { contactMail } from './contact.ts'

it('a message of the contact page is answered to its writer, and its HTML and line breaks are only words', () => {
  const mail = contactMail({
    name: 'Zé <b>',
    email: 'ze@example.com',
    subject: 'Prazo\nBcc: outro@example.com',
    message: 'Oi <script>alert(1)</script>\n\nTchau',
  })
  expect(mail.subject).toBe('[Contato] Prazo Bcc: outro@example.com')
  expect(mail.replyTo).toEqual({ name: 'Zé <b>', address: 'ze@example.com' })
  expect(mail.html).not.toContain('<script>')
  expect(mail.html).toContain('Tchau')
  expect(mail.text).toContain('Oi <script>')
})
