import { dictionary } from '@zxcvbn-ts/language-common'
import { Problem } from '#contract/problem.ts'

/** The 3,000 most common passwords, by zxcvbn's own ranked list. */
const COMMON = new Set(dictionary['passwords-common'].slice(0, 3000))

/** @throws Problem 'invalid' when everybody else has this password too */
export function refuseCommonPassword(password: string, field = 'password'): void {
  if (!COMMON.has(password.toLowerCase())) return
  throw new Problem('invalid', { fields: { [field]: 'Esta senha é uma das mais usadas do mundo. Escolha outra.' } })
}
