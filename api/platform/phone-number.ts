import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/max'

/** Removes copied extras, wide digits, dashes, and `0xx11`, a printed Brazilian prefix. */
const tidy = (raw: string) =>
  raw
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{M}]|\\[nrt]/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/_/g, ' ')
    .replace(/^\s*(?:tel|whatsapp)\s*:\s*/i, '')
    // WhatsApp ids omit the plus.
    .replace(/^.*(?:wa\.me\/|[?&]phone=)\+?(\d+).*$|^\+?(\d+)@(?:c\.us|s\.whatsapp\.net)$/i, '+$1$2')
    // Spreadsheet prefixes.
    .replace(/^\s*['"=]+/, '')
    .replace(/^(\d{10,})\.0$/, '$1')
    .replace(/^\s*(\+?55)?\s*\(?0?\s?(?:xx|\*\*)[\s()-]*/i, '$1 0')
    .trimStart()
    .replace(/^\s*\((\+?\d+)\)/, '$1 ')
    .replace(/["',;.\s]+$/, '')
    .trim()

const inBrazil = (text: string) => parsePhoneNumberFromString(text, { defaultCountry: 'BR', extract: false })

/** Brazilian mobile without the ninth digit, added everywhere by 2016. */
const withoutNinth = (digits: string) =>
  /^\d{2}[89]\d{7}$/.test(digits) && inBrazil(`+55${digits.slice(0, 2)}9${digits.slice(2)}`)?.isValid()

/** Eight digits on 6 or 7 are neither mobiles (which have nine) nor landlines; eight equal digits are fake. */
const isNobodys = ({ country, nationalNumber }: PhoneNumber) =>
  country === 'BR' && /^[1-9]{2}(?:[67]\d{7}|(\d)\1{7,})$/.test(nationalNumber)

const isWhole = (phone: PhoneNumber | undefined): phone is PhoneNumber =>
  phone !== undefined &&
  phone.ext === undefined &&
  !isNobodys(phone) &&
  (phone.isValid() || (phone.country === 'BR' && withoutNinth(phone.nationalNumber) === true))

/** American `(212) 555-0123`, a truncated mobile `98765-432`, or no area code `9 98765-4321`. */
const NOT_AREA_AND_EIGHT = /^(?:\d[\s.-]+\d\d|[1-9]\d\d[\s.-]).*|\d{5}[\s.-]+\d{3}$/

/** Adds the country code where written or implied by length. */
function written(text: string): string {
  // The library reads extensions, which must not join the number.
  if (/[^\d\s()./+-]/.test(text)) return text
  const digits = text.replace(/\D/g, '')
  // Carrier code after 00: no such country has numbers this long.
  const carried = /^00(?:15|21|31|41)([1-9]{2}9\d{8})$/.exec(digits)?.[1]
  if (carried !== undefined) return `+55${carried}`
  const isAmerican = /^1[\s.-]\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}$/.test(text)
  const full = text.startsWith('+') || isAmerican ? digits : /^(?:00|011(?=55\d{10,11}$))(\d+)$/.exec(digits)?.[1]
  // A form's 55 before the typed one.
  if (full !== undefined) return `+${full.replace(/^55(?=55\d{10,11}$)/, '')}`
  return /^(?:55)?[1-9]\d{9,10}$/.test(digits) ? `+${digits.length > 11 ? '' : '55'}${digits}` : text
}

/** Exactly one number. Ten or eleven digits are Brazilian; with 55, two more. */
function parse(raw: string | null | undefined): PhoneNumber | null {
  const text = tidy(raw ?? '')
  // `/5` is another number's ending.
  const phone = /\/\s*\d{1,3}$/.test(text) ? undefined : inBrazil(written(text))
  if (!isWhole(phone)) return null
  const isTen = phone.country === 'BR' && /^[1-9]{2}\d{8}$/.test(phone.nationalNumber)
  return isTen && NOT_AREA_AND_EIGHT.test(text) ? null : phone
}

/** Separates numbers, extensions and words without a country. */
const BESIDE =
  /[/;,|#]+|\s\+(?=\d)|(?<=\d{4})\s*-?\s*(?=\(\d\d\))|(?<=\d{4})\s-\s(?=\d\d\s)|(?<=\d{8})\s+(?=\d{10})|\(?(?<!\p{L})(?:ou|e|ramal|r\.?|ext|tel|telefone|fone|cel|celular|zap|whats|whatsapp)(?!\p{L})[.:]*\)?/giu

/** Certain even beside words: a plus, or Brazilian mobile grouping. */
const SELF_EVIDENT = /\+\d[\d\s().-]*\d|(?<!\d[\s.-]*|\+)\(?[1-9]{2}\)?[\s.-]*9[\s.]?\d{4}[\s.-]+\d{4}(?!\d)/g

/**
 * To E.164 (`+5511987654321`); null if the country is ambiguous or libphonenumber knows no such number. The first of several, without
 * extension. DDD 55 is Rio Grande do Sul.
 */
export function readPhone(raw: string | null | undefined): string | null {
  const whole = parse(raw)
  if (whole) return whole.number
  const text = (raw ?? '').normalize('NFKC')
  const parts = text.split(BESIDE)
  // Other words may name another country.
  const found = parts.some((part) => /\p{L}/u.test(part)) ? (text.match(SELF_EVIDENT) ?? []) : parts
  return found.map(parse).find((phone) => phone !== null)?.number ?? null
}

/** E.164 if valid, else as typed; null if empty. */
export const storedPhone = (raw: string | null | undefined): string | null =>
  parse(raw)?.number ?? (raw?.trim() || null)

/** `+55 (11) 98765-4321`, `+351 912 345 678`; unknown: as typed; missing: `Não informado`. */
export function formatPhone(raw: string | null | undefined): string {
  if (!raw?.trim()) return 'Não informado'
  const phone = parse(raw)
  if (!phone) return raw
  const [, area, first, last] = /^([1-9]{2})(\d{4,5})(\d{4})$/.exec(phone.nationalNumber) ?? []
  return phone.country === 'BR' && area ? `+55 (${area}) ${first}-${last}` : phone.formatInternational()
}
