import { expect, it } from 'vitest'
import { greetingName } from '#visagism/names/person-name.ts'
import type { WrittenMail } from './written-mail.ts'
import { accessMail } from './access.ts'
import { accountChangedMail } from './account-changed.ts'
import { eraseCodeMail } from './erase-code.ts'
import { formReceivedMail } from './form-received.ts'
import { formReminderMail } from './form-reminder.ts'
import { newDeviceMail } from './new-device.ts'
import { orderEndedMail } from './order-ended.ts'
import { photoWantedMail } from './photo-wanted.ts'
import { quizResultMail } from './quiz-result.ts'
import { revocationReceiptMail } from './receipts.ts'
import { reportReadyMail } from './report-ready.ts'
import { signInMail, teamSignInMail } from './sign-in.ts'

const link = 'https://example.com/x'
const at = new Date('2026-11-20T12:00:00Z')
const brief = { faceShape: 'oval', style: 'classico', objective: 'leveza' } as const

const mailsTo = (name: string | null): readonly WrittenMail[] => [
  accessMail({ name, link, signIn: link }),
  accountChangedMail({ name, change: 'email', changedAt: at, contact: link }),
  eraseCodeMail({ name, code: '123456' }),
  formReceivedMail({ name, dueAt: at.toISOString(), dashboard: link, review: 'auto' }),
  formReminderMail({ name, reminder: { isBegun: false, missing: [] }, link, leave: link }),
  newDeviceMail({ name, device: 'Chrome em Android', createdAt: at.toISOString(), link }),
  orderEndedMail({ name, status: 'REEMBOLSADO', contact: link }),
  orderEndedMail({ name, status: 'CHARGEBACK', contact: link }),
  photoWantedMail({ name, slot: 'side_left', reason: 'A foto está escura.', link, isDelivered: false }),
  photoWantedMail({ name, slot: 'back', reason: 'A foto está escura.', link, isDelivered: true }),
  quizResultMail({ name, brief, link, leave: link, offer: true }),
  revocationReceiptMail({ name, receipt: 'Recibo.', privacy: link }),
  reportReadyMail({ name, pages: 38, link }),
  signInMail({ name, code: '123456', link }),
  teamSignInMail({ name, link }),
]

it.each([
  ['MARIA APARECIDA DA SILVA', 'Maria Aparecida'],
  ['Dra. Paula Nunes', 'Paula'],
  ['prof.caio melo', 'Caio'],
  ['Елена Иванова', 'Елена'],
  ['', null],
  ['Dra.', null],
  ['DAS DORES FERREIRA', 'Das Dores'],
  ['DOS ANJOS FERREIRA', null],
  ['J P Lima', null],
  ['😘', null],
  ['11987654321', null],
  ['undefined undefined', null],
  ['ana.souza@example.com', null],
])('no mail to “%s” begins with a gap or greets with a title', (typed, greeted) => {
  const name = greetingName(typed)
  expect(name).toBe(greeted)
  for (const { subject, text, html } of mailsTo(name)) {
    const seen = html.replace(/<style[\s\S]*?<\/style>|<[^>]*>/g, '\n').replace(/&\w+;/g, '')
    const paragraphs = text.split('\n').filter((line) => line !== '' && !line.includes('://'))
    expect(paragraphs.filter((line) => /^\p{Ll}/u.test(line))).toEqual([])
    for (const line of [subject, ...text.split('\n'), ...seen.split('\n')]) {
      expect(line.trim()).not.toMatch(/^[,.;:!?](?:\s|$)|\s[,!?]|,\s*[,!?]|\b(?:null|undefined)\b/)
      expect(line.trim()).not.toMatch(/\S {2,}\S|\b(?:Dra?|Prof|Sra?)\.?[,!]/)
    }
  }
})
