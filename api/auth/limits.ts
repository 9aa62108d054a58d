import { limitByKey, limitByNetwork, networksOf } from '../platform/limit.ts'

const HOUR_S = 60 * 60

const signIn = limitByNetwork('sign-in', 60, 5 * 60)
/** Wrong codes per account, or per browser known to it. */
const codesAnHour = limitByKey('code-tries-hour', 10, HOUR_S)
const codesADay = limitByKey('code-tries-day', 20, 24 * HOUR_S)
const eraseMail = limitByKey('code-mail', 1, 55)
/** Per account and network, or per known browser. */
const passwordNear = limitByKey('password', 8, 15 * 60)
/** From all unknown browsers: attackers use many networks. */
const passwordFar = limitByKey('password-all', 60, HOUR_S)
/** Second-factor codes per account, whatever the password. */
const secondFactor = limitByKey('second-factor', 6, 15 * 60)
const setup = limitByNetwork('setup', 10, HOUR_S)

/** Known browsers are not locked out by strangers' attempts. */
export interface PasswordTry {
  readonly email: string
  readonly ip: string
  /** Null: never inside the account. */
  readonly knownDevice: string | null
}

const passwordKey = ({ email, ip, knownDevice }: PasswordTry) =>
  knownDevice ? `${email}|${knownDevice}` : `${email}|${networksOf(ip).near}`

/** Each `count…` throws Problem `too-many-attempts`. */
export const limits = {
  countSignIn: (ip: string) => signIn.consume(ip),
  countSetup: (ip: string) => setup.consume(ip),
  countPassword: async (attempt: PasswordTry) => {
    await passwordNear.consume(passwordKey(attempt))
    if (!attempt.knownDevice) await passwordFar.consume(attempt.email)
  },
  /** A right password: the attempts were the owner's. */
  forgetPasswords: async (attempt: PasswordTry) => {
    await passwordNear.forget(passwordKey(attempt))
    if (!attempt.knownDevice) await passwordFar.giveBack(attempt.email)
  },
  countSecondFactor: (userId: string) => secondFactor.consume(userId),
  forgetSecondFactor: (userId: string) => secondFactor.forget(userId),
  mayTryCode: async (key: string) => (await codesAnHour.tryConsume(key)) && (await codesADay.tryConsume(key)),
  giveBackCodeTry: async (key: string) => {
    await codesAnHour.giveBack(key)
    await codesADay.giveBack(key)
  },
  mayMailEraseCode: (userId: string) => eraseMail.tryConsume(userId),
}
