import { dictionary } from '@zxcvbn-ts/language-common'
import { Problem } from '#contract/problem.ts'

/** From zxcvbn's ranked list. */
const COMMON = new Set(dictionary['passwords-common'].slice(0, 3000))

/** Also repeated common passwords and few letters repeated: length alone is no strength. */
function isCommon(password: string): boolean {
  if (COMMON.has(password) || new Set(password).size < 5) return true
  const halves = password.length % 2 === 0 ? password.slice(0, password.length / 2) : null
  return halves !== null && halves.repeat(2) === password
}

/** @throws Problem 'invalid' for a common password */
export function refuseCommonPassword(password: string, field = 'password'): void {
  if (!isCommon(password.toLowerCase())) return
  throw new Problem('invalid', { fields: { [field]: 'Esta senha é uma das mais usadas do mundo. Escolha outra.' } })
}
