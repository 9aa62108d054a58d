import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/max'

/** What copying brings along, wide digits, dashes of every kind, and `0xx11`, as area codes are printed in Brazil. */
const tidy = (raw: string) =>
  raw
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{M}]|\\[nrt]/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/_/g, ' ')
    .replace(/^\s*(?:tel|whatsapp)\s*:\s*/i, '')
    // Links and ids of WhatsApp hold the country without its plus.
    .replace(/^.*(?:wa\.me\/|[?&]phone=)\+?(\d+).*$|^\+?(\d+)@(?:c\.us|s\.whatsapp\.net)$/i, '+$1$2')
    // A cell of a spreadsheet: text, formula, fraction.
    .replace(/^\s*['"=]+/, '')
    .replace(/^(\d{10,})\.0$/, '$1')
    .replace(/^\s*(\+?55)?\s*\(?0?\s?(?:xx|\*\*)[\s()-]*/i, '$1 0')
    .trimStart()
    .replace(/^\s*\((\+?\d+)\)/, '$1 ')
    .replace(/["',;.\s]+$/, '')
    .trim()

const inBrazil = (text: string) => parsePhoneNumberFromString(text, { defaultCountry: 'BR', extract: false })

/** A mobile of Brazil without the ninth digit that was put before all of them until 2016. */
const withoutNinth = (digits: string) =>
  /^\d{2}[89]\d{7}$/.test(digits) && inBrazil(`+55${digits.slice(0, 2)}9${digits.slice(2)}`)?.isValid()

/** No mobile without the ninth digit is left on 6 or 7, no landline ever was, and no line has one digit nine times. */
const isNobodys = ({ country, nationalNumber }: PhoneNumber) =>
  country === 'BR' && /^[1-9]{2}(?:[67]\d{7}|(\d)\1{7,})$/.test(nationalNumber)

const isWhole = (phone: PhoneNumber | undefined): phone is PhoneNumber =>
  phone !== undefined &&
  phone.ext === undefined &&
  !isNobodys(phone) &&
  (phone.isValid() || (phone.country === 'BR' && withoutNinth(phone.nationalNumber) === true))

/** Ten digits as America writes them, `(212) 555-0123`, or a mobile cut short, `98765-432`, or with no area, `9 98765-4321`. */
const NOT_AREA_AND_EIGHT = /^(?:\d[\s.-]+\d\d|[1-9]\d\d[\s.-]).*|\d{5}[\s.-]+\d{3}$/

/** With the country in front where it is written, in whatever way, or where the length tells; a plus elsewhere is a slip. */
function written(text: string): string {
  // An extension is read by the library, lest it be glued to the number.
  if (/[^\d\s()./+-]/.test(text)) return text
  const digits = text.replace(/\D/g, '')
  // A carrier after two zeros: no country with these codes has a number as long.
  const carried = /^00(?:15|21|31|41)([1-9]{2}9\d{8})$/.exec(digits)?.[1]
  if (carried !== undefined) return `+55${carried}`
  const isAmerican = /^1[\s.-]\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}$/.test(text)
  const full = text.startsWith('+') || isAmerican ? digits : /^(?:00|011(?=55\d{10,11}$))(\d+)$/.exec(digits)?.[1]
  // The 55 that a form put in front of the one that was typed.
  if (full !== undefined) return `+${full.replace(/^55(?=55\d{10,11}$)/, '')}`
  return /^(?:55)?[1-9]\d{9,10}$/.test(digits) ? `+${digits.length > 11 ? '' : '55'}${digits}` : text
}

/** One number and nothing else. Ten or eleven digits without a country are Brazil's, with its 55 two more. */
function parse(raw: string | null | undefined): PhoneNumber | null {
  const text = tidy(raw ?? '')
  // `/5` behind a number is the end of another.
  const phone = /\/\s*\d{1,3}$/.test(text) ? undefined : inBrazil(written(text))
  if (!isWhole(phone)) return null
  const isTen = phone.country === 'BR' && /^[1-9]{2}\d{8}$/.test(phone.nationalNumber)
  return isTen && NOT_AREA_AND_EIGHT.test(text) ? null : phone
}

/** Between two numbers, before an extension, and words that say nothing of where. */
const BESIDE =
  /[/;,|#]+|\s\+(?=\d)|(?<=\d{4})\s*-?\s*(?=\(\d\d\))|(?<=\d{4})\s-\s(?=\d\d\s)|(?<=\d{8})\s+(?=\d{10})|\(?(?<!\p{L})(?:ou|e|ramal|r\.?|ext|tel|telefone|fone|cel|celular|zap|whats|whatsapp)(?!\p{L})[.:]*\)?/giu

/** Whatever words stand beside, these say their country: a plus, or a mobile in Brazil's own groups. */
const SELF_EVIDENT = /\+\d[\d\s().-]*\d|(?<!\d[\s.-]*|\+)\(?[1-9]{2}\)?[\s.-]*9[\s.]?\d{4}[\s.-]+\d{4}(?!\d)/g

/**
 * A telephone as E.164 (`+5511987654321`), or null where its country cannot be known or no such number exists there
 * (numbering plans of libphonenumber). Of several it is the first whole one; an extension is left out.
 * DDD 55 exists: `55999998888` is a mobile of Rio Grande do Sul.
 */
export function readPhone(raw: string | null | undefined): string | null {
  const whole = parse(raw)
  if (whole) return whole.number
  const text = (raw ?? '').normalize('NFKC')
  const parts = text.split(BESIDE)
  // Another word may name another country.
  const found = parts.some((part) => /\p{L}/u.test(part)) ? (text.match(SELF_EVIDENT) ?? []) : parts
  return found.map(parse).find((phone) => phone !== null)?.number ?? null
}

/** What is kept of a telephone: E.164 where it is one and nothing else, or else what was typed; null for nothing. */
export const storedPhone = (raw: string | null | undefined): string | null =>
  parse(raw)?.number ?? (raw?.trim() || null)

/** `+55 (11) 98765-4321`, `+351 912 345 678`; as typed where nobody can know, `Não informado` where there is none. */
export function formatPhone(raw: string | null | undefined): string {
  if (!raw?.trim()) return 'Não informado'
  const phone = parse(raw)
  if (!phone) return raw
  const [, area, first, last] = /^([1-9]{2})(\d{4,5})(\d{4})$/.exec(phone.nationalNumber) ?? []
  return phone.country === 'BR' && area ? `+55 (${area}) ${first}-${last}` : phone.formatInternational()
}
