import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/max'

/** What copying brings along, wide digits, dashes of every kind, and `0xx11`, as area codes are printed in Brazil. */
const tidy = (raw: string) =>
  raw
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/^\s*(?:tel|whatsapp)\s*:\s*/i, '')
    .replace(/^\s*\(?0?xx[\s)-]*/i, '0')
    .replace(/^\s*\((\+?\d+)\)/, '$1 ')
    .trim()

const inBrazil = (text: string) => parsePhoneNumberFromString(text, { defaultCountry: 'BR', extract: false })

/** A mobile of Brazil without the ninth digit that was put before all of them until 2016. */
const withoutNinth = (digits: string) =>
  /^\d{2}[6-9]\d{7}$/.test(digits) && inBrazil(`+55${digits.slice(0, 2)}9${digits.slice(2)}`)?.isValid()

const isWhole = (phone: PhoneNumber | undefined): phone is PhoneNumber =>
  phone !== undefined &&
  phone.ext === undefined &&
  (phone.isValid() || (phone.country === 'BR' && withoutNinth(phone.nationalNumber) === true))

/** A leading `+` or `00` says the country. Without one the length does: ten or eleven digits are Brazil's, with its 55 two more. */
function parse(raw: string | null | undefined): PhoneNumber | null {
  const text = tidy(raw ?? '')
  const digits = text.replace(/\D/g, '')
  const full = text.startsWith('+') ? text : digits.startsWith('00') ? text.replace(/0\D*0/, '+') : null
  const national = /^(?:55)?[1-9]\d{9,10}$/.test(digits) && !/[^\d\s().-]/.test(text)
  const written = full ?? (national ? `+${digits.length > 11 ? '' : '55'}${digits}` : text)
  const phone = inBrazil(written)
  return isWhole(phone) ? phone : null
}

/**
 * A telephone as E.164 (`+5511987654321`), or null where its country cannot be known or no such number exists there
 * (numbering plans of libphonenumber). DDD 55 exists: `55999998888` is a mobile of Rio Grande do Sul.
 */
export const readPhone = (raw: string | null | undefined): string | null => parse(raw)?.number ?? null

/** What is kept of a telephone: E.164, else what was typed; null for nothing. */
export const storedPhone = (raw: string | null | undefined): string | null => readPhone(raw) ?? (raw?.trim() || null)

/** `+55 (11) 98765-4321`, `+351 912 345 678`; as typed where nobody can know, `Não informado` where there is none. */
export function formatPhone(raw: string | null | undefined): string {
  if (!raw?.trim()) return 'Não informado'
  const phone = parse(raw)
  if (!phone) return raw
  const [, area, first, last] = /^([1-9]{2})(\d{4,5})(\d{4})$/.exec(phone.nationalNumber) ?? []
  return phone.country === 'BR' && area ? `+55 (${area}) ${first}-${last}` : phone.formatInternational()
}
