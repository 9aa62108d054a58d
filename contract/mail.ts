import * as z from 'zod/mini'
import { endpoints } from './endpoint.ts'
import { Email, Id, Message, text } from './fields.ts'

export const AccountChange = z.enum(['email', 'role', 'password', 'second-factor-off'])
export type AccountChange = z.infer<typeof AccountChange>

/** Every mail the product sends, with the data its template needs. Links and codes are made when it is written. */
export const mailKinds = {
  /** After a purchase: the 72-hour link. For an account of the team: that it is entered by password. */
  access: { data: z.object({}), marketing: false },
  /** Asked for at /auth: code and link, 10 minutes. Whoever works here is told to enter by password. */
  'sign-in': { data: z.object({ codeId: Id }), marketing: false },
  /** Somebody signed in with a browser that was never inside this account. */
  'new-device': { data: z.object({ sessionId: Id }), marketing: false },
  /** Something that guards an account was changed; a changed address is told to both. */
  'account-changed': { data: z.object({ change: AccountChange }), marketing: false },
  /** Asked for at 'Privacidade', before an account is erased: a code, 10 minutes. */
  'erase-code': { data: z.object({}), marketing: false },
  /** The account is erased: the signed receipt. The row goes once the mail is out, for it holds the address. */
  'erasure-receipt': { data: z.object({ receipt: z.string() }), marketing: false },
  /** A consent to the use of the face was taken back: the signed receipt. */
  'revocation-receipt': { data: z.object({ receipt: z.string() }), marketing: false },
  /** Form and photos are in. */
  'form-received': { data: z.object({ dueAt: z.string() }), marketing: false },
  /** The form is not begun, or stopped half way. Nobody waits for it: it obeys the list of those who want no such mail. */
  'form-reminder': { data: z.object({}), marketing: true },
  'report-ready': { data: z.object({ pages: z.int() }), marketing: false },
  /** Somebody of the team ended the order, and until then can take it back. Says nothing of money. */
  'order-closed': { data: z.object({ until: z.string() }), marketing: false },
  /** That ending was undone. */
  'order-restored': { data: z.object({}), marketing: false },
  /** The payment provider reported a refund or a chargeback: access ended, photos deleted. */
  'order-ended': { data: z.object({ status: z.enum(['REEMBOLSADO', 'CHARGEBACK']) }), marketing: false },
  /** A visagist needs a better photo of one slot; the link that opens its camera is made when it is written. */
  'photo-wanted': {
    data: z.object({ slot: z.enum(['front', 'side_left', 'side_right', 'back']), reason: z.string() }),
    marketing: false,
  },
  /** To administrators: orders at 80 or 100 % of their delivery time. */
  'desk-deadline': {
    data: z.object({ orders: z.array(z.object({ orderId: z.uuid(), percent: z.int() })) }),
    marketing: false,
  },
  /** To whoever of the team it is for: what must never be and is. What it says is read when it is written. */
  alarm: { data: z.object({}), marketing: false },
  /** To support: a message of the contact page. */
  contact: { data: z.object({ messageId: z.uuid() }), marketing: false },
  /** Asked for by finishing the quiz; suppressed for whoever asked for no such mail. */
  'quiz-result': { data: z.object({}), marketing: true },
} as const

export type MailKind = keyof typeof mailKinds

export const isMailKind = (kind: string): kind is MailKind => Object.hasOwn(mailKinds, kind)

export type MailData<K extends MailKind> = z.infer<(typeof mailKinds)[K]['data']>

/** Between two mails of a kind that somebody of the team sends anew to one person. */
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

/** RFC 8058: mail readers post here, without a cookie; a GET (a scanner's) changes nothing. `?token=` says whom. */
export const ONE_CLICK_PATH = '/api/unsubscribe/one-click'
