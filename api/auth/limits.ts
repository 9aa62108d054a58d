import { limitByKey, limitByNetwork, networksOf } from '../platform/limit.ts'

const HOUR_S = 60 * 60

/** Calls of POST /api/login from one network. */
const signIn = limitByNetwork('sign-in', 60, 5 * 60)
/** Wrong codes of one account, or of one browser known to it. */
const codesAnHour = limitByKey('code-tries-hour', 10, HOUR_S)
const codesADay = limitByKey('code-tries-day', 20, 24 * HOUR_S)
/** Codes for ending the account, mailed to one person. */
const eraseMail = limitByKey('code-mail', 1, 55)
/** Passwords tried on one account from one network, or from one browser known to it. */
const passwordNear = limitByKey('password', 8, 15 * 60)
/** The same from everywhere, browsers known to the account apart: many networks guess together. */
const passwordFar = limitByKey('password-all', 60, HOUR_S)
/** Codes of the second factor tried on one account, right password or not. */
const secondFactor = limitByKey('second-factor', 6, 15 * 60)
/** Guesses at the installation's code, from one network. */
const setup = limitByNetwork('setup', 10, HOUR_S)

/** Who tries a password: a browser known to the account is never locked out by what strangers try. */
export interface PasswordTry {
  readonly email: string
  readonly ip: string
  /** The browser's hash, where it has been inside the account before. */
  readonly knownDevice: string | null
}

const passwordKey = ({ email, ip, knownDevice }: PasswordTry) =>
  knownDevice ? `${email}|${knownDevice}` : `${email}|${networksOf(ip).near}`

/** Each `count…` throws Problem `too-many-attempts` beyond its limit. */
export const limits = {
  countSignIn: (ip: string) => signIn.consume(ip),
  countSetup: (ip: string) => setup.consume(ip),
  countPassword: async (attempt: PasswordTry) => {
    await passwordNear.consume(passwordKey(attempt))
    if (!attempt.knownDevice) await passwordFar.consume(attempt.email)
  },
  /** The password was right: what was counted against the account was its owner. */
  forgetPasswords: async (attempt: PasswordTry) => {
    await passwordNear.forget(passwordKey(attempt))
    if (!attempt.knownDevice) await passwordFar.giveBack(attempt.email)
  },
  countSecondFactor: (userId: string) => secondFactor.consume(userId),
  forgetSecondFactor: (userId: string) => secondFactor.forget(userId),
  /** May one more code be compared? What turns out right is given back. */
  mayTryCode: async (key: string) => (await codesAnHour.tryConsume(key)) && (await codesADay.tryConsume(key)),
  giveBackCodeTry: async (key: string) => {
    await codesAnHour.giveBack(key)
    await codesADay.giveBack(key)
  },
  mayMailEraseCode: (userId: string) => eraseMail.tryConsume(userId),
}
