import * as z from 'zod/mini'
import { endpoints } from './endpoint.ts'
import { Email, Id, Message, text } from './fields.ts'

export const AccountChange = z.enum(['email', 'role', 'password', 'second-factor-off'])
export type AccountChange = z.infer<typeof AccountChange>

/** Links and codes are created when the mail is written. */
export const mailKinds = {
  /** After a purchase: the 72-hour link. Staff get a hint to use their password. */
  access: { data: z.object({}), marketing: false },
  /** Code and link, 10 minutes. Staff get a hint to use their password. */
  'sign-in': { data: z.object({ codeId: Id }), marketing: false },
  /** A browser new to this account. */
  'new-device': { data: z.object({ sessionId: Id }), marketing: false },
  /** Address changes are mailed to both addresses. */
  'account-changed': { data: z.object({ change: AccountChange }), marketing: false },
  /** Confirms erasing the account: a code, 10 minutes. */
  'erase-code': { data: z.object({}), marketing: false },
  /** The signed receipt. Its row holds the address, so it is deleted once sent. */
  'erasure-receipt': { data: z.object({ receipt: z.string() }), marketing: false },
  /** Contains the signed receipt. */
  'revocation-receipt': { data: z.object({ receipt: z.string() }), marketing: false },
  'form-received': { data: z.object({ dueAt: z.string() }), marketing: false },
  /** Unrequested, so it respects the unsubscribe list. */
  'form-reminder': { data: z.object({}), marketing: true },
  'report-ready': { data: z.object({ pages: z.int() }), marketing: false },
  /** Ended by staff; can be undone `until` then. Says nothing of money. */
  'order-closed': { data: z.object({ until: z.string() }), marketing: false },
  'order-restored': { data: z.object({}), marketing: false },
  /** Refund or chargeback reported by the provider: access ended, photos deleted. */
  'order-ended': { data: z.object({ status: z.enum(['REEMBOLSADO', 'CHARGEBACK']) }), marketing: false },
  /** Links to the camera. */
  'photo-wanted': {
    data: z.object({ slot: z.enum(['front', 'side_left', 'side_right', 'back']), reason: z.string() }),
    marketing: false,
  },
  /** To administrators, at 80 and 100 %. */
  'desk-deadline': {
    data: z.object({ orders: z.array(z.object({ orderId: z.uuid(), percent: z.int() })) }),
    marketing: false,
  },
  /** To the staff concerned. The broken invariant is read when the mail is written. */
  alarm: { data: z.object({}), marketing: false },
  contact: { data: z.object({ messageId: z.uuid() }), marketing: false },
  /** Not sent to unsubscribed people. */
  'quiz-result': { data: z.object({}), marketing: true },
} as const

export type MailKind = keyof typeof mailKinds

export const isMailKind = (kind: string): kind is MailKind => Object.hasOwn(mailKinds, kind)

export type MailData<K extends MailKind> = z.infer<(typeof mailKinds)[K]['data']>

/** Per kind and person. */
export const RESEND_PAUSE_SECONDS = 60

export const UNSUBSCRIBED = 'Você foi removido da nossa lista de emails com sucesso.'

export const unsubscribeApi = endpoints({
  unsubscribe: {
    method: 'POST',
    path: '/api/unsubscribe',
    audience: 'anyone',
    says: 'Tira um endereço da lista. A resposta é a mesma para endereços desconhecidos.',
    body: z.object({ email: Email, reason: z.optional(z.nullable(text(500))) }),
    reply: Message,
  },
})

/** RFC 8058: mail readers post here without a cookie; a scanner's GET changes nothing. `?token=` identifies the recipient. */
export const ONE_CLICK_PATH = '/api/unsubscribe/one-click'
