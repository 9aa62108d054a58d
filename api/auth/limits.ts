import { CODE_RESEND_SECONDS } from '#contract/auth.ts'
import { limitByKey } from '../platform/limit.ts'

/** Calls of POST /api/login from one address. */
const signIn = limitByKey('sign-in', 60, 5 * 60)
/** Sign-in mails to one person; a little shorter than the countdown on the screen. */
const codeMail = limitByKey('code-mail', 1, CODE_RESEND_SECONDS - 5)
/** Passwords tried on one account. */
const password = limitByKey('password', 8, 15 * 60)

/** Codes of the second factor tried on one account, right password or not. */
const secondFactor = limitByKey('second-factor', 6, 15 * 60)

/** Each `count…` throws Problem `too-many-attempts` beyond its limit. */
export const limits = {
  countSignIn: (ip: string) => signIn.consume(ip),
  countPassword: (email: string) => password.consume(email),
  countSecondFactor: (userId: string) => secondFactor.consume(userId),
  forgetSecondFactor: (userId: string) => secondFactor.forget(userId),
  forgetPasswords: (email: string) => password.forget(email),
  /** May another sign-in mail go out to this person now? */
  mayMailCode: (userId: string) => codeMail.tryConsume(userId),
}
