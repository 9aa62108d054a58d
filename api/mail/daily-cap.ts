import type { MailKind } from '#contract/mail.ts'
import { limitByKey } from '../platform/limit.ts'
import { hashMailbox } from './suppression.ts'

const DAY_S = 24 * 60 * 60

interface Cap {
  readonly aDay: ReturnType<typeof limitByKey>
  /** Still allowed beyond the cap, so that strangers cannot lock an owner out by requesting codes. */
  readonly afterwards?: ReturnType<typeof limitByKey>
}

const codes = (kind: MailKind): Cap => ({
  aDay: limitByKey(`mail-${kind}`, 12, DAY_S),
  afterwards: limitByKey(`mail-${kind}-more`, 1, 60 * 60),
})

/** Only mails anyone can trigger. */
const CAPS: Readonly<Partial<Record<MailKind, Cap>>> = {
  'quiz-result': { aDay: limitByKey('mail-quiz-result', 2, DAY_S) },
  'sign-in': codes('sign-in'),
  'erase-code': codes('erase-code'),
}

/** Per mailbox; each call counts. */
export async function mayMailToday(kind: MailKind, email: string): Promise<boolean> {
  const cap = CAPS[kind]
  if (!cap) return true
  const mailbox = hashMailbox(email)
  return (await cap.aDay.tryConsume(mailbox)) || ((await cap.afterwards?.tryConsume(mailbox)) ?? false)
}
