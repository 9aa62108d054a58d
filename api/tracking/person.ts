import { greetingName, printedName } from '#visagism/names/person-name.ts'
import { createHash } from 'node:crypto'
import { readPhone } from '../platform/phone-number.ts'

/** Meta's `user_data`: personal fields hashed, browser fields plain. */
export type HashedPerson = {
  readonly em?: string[]
  readonly ph?: string[]
  readonly fn?: string[]
  readonly ln?: string[]
  readonly client_ip_address?: string
  readonly client_user_agent?: string
  readonly fbp?: string
  readonly fbc?: string
}

export interface Person {
  readonly email?: string | null | undefined
  readonly name?: string | null | undefined
  readonly phone?: string | null | undefined
  readonly ip?: string | null | undefined
  readonly userAgent?: string | null | undefined
  readonly fbp?: string | null | undefined
  readonly fbc?: string | null | undefined
}

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Lower case, no punctuation, accents kept (customer-information-parameters). */
const foldName = (name: string) =>
  name
    .normalize('NFC')
    .toLocaleLowerCase('pt-BR')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')

/** Known fields only, in Meta's format. */
export function hashPerson({ email, name, phone, ip, userAgent, fbp, fbc }: Person): HashedPerson {
  const words = (printedName(name) ?? '').split(' ').map(foldName).filter(Boolean)
  // Skip titles.
  const first = foldName(greetingName(name) ?? '') || words.at(0)
  const last = words.length > 1 ? words.at(-1) : undefined
  // Digits with country code; omitted if unknown.
  const digits = readPhone(phone)?.slice(1)
  return {
    ...(email && { em: [sha256(email.trim().toLowerCase())] }),
    ...(digits && { ph: [sha256(digits)] }),
    ...(first && { fn: [sha256(first)] }),
    ...(last && { ln: [sha256(last)] }),
    ...(ip && { client_ip_address: ip.replace(/^::ffff:/, '') }),
    ...(userAgent && { client_user_agent: userAgent.slice(0, 500) }),
    ...(fbp && { fbp }),
    ...(fbc && { fbc }),
  }
}
