const ADDRESS_MAX = 254
const LOCAL_MAX = 64
const DOMAIN_MAX = 253
const ATOM = "[a-z0-9_+&'=~#$^*/?{}|-]+"
/**
 * Local part. Excludes quotes, comments, lists and routes, which mail programs read as other addresses; encoded words (RFC 2047); and first
 * characters that commands read as option, pipe or file.
 */
const LOCAL = new RegExp(`^(?![-|/])(?!.*=\\?)${ATOM}(?:\\.${ATOM})*$`)
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const DOMAIN = new RegExp(`^(?:${LABEL}\\.)+(?:xn--[a-z0-9-]{1,58}[a-z0-9]|[a-z]{2,63})$`)

const WRONG = 'Digite um e-mail válido.'
const TOO_LONG = 'E-mail longo demais.'
const ACCENTED = 'Escreva o e-mail sem acentos nem letras especiais.'
const SIGNS = 'O e-mail não pode ter vírgulas, parênteses, aspas nem outros sinais. Digite um só endereço.'

type Read = { readonly address: string; readonly problem: null } | { readonly address: null; readonly problem: string }

/** The only reader of addresses: one lower-cased ASCII mailbox. */
export const readEmail = (typed: string): Read => plainMailbox(tidyAddress(typed))

/** Refuses whatever a mail program might read as several or other addresses. */
export function plainMailbox(typed: string): Read {
  const text = typed.trim()
  if (text.length > ADDRESS_MAX) return refused(TOO_LONG)
  if (/[,;:()[\]\\"<>`%!]/.test(text)) return refused(SIGNS)
  // Before lower-casing: some non-ASCII letters have an ASCII lower case.
  if (/[^\p{ASCII}]/u.test(text)) return refused(ACCENTED)
  const [local = '', domain = '', ...more] = text.toLowerCase().split('@')
  const isPlain = LOCAL.test(local) && local.length <= LOCAL_MAX && DOMAIN.test(domain) && domain.length <= DOMAIN_MAX
  return isPlain && more.length === 0 ? { address: `${local}@${domain}`, problem: null } : refused(WRONG)
}

/** What surrounds a copied address, some of it invisible. */
const BEFORE = /^[\s\p{Cf}<("“”«[]+/u
const AFTER = /[\s\p{Cf}>)"“”»\],;.:]+$/u

/**
 * Strips what copying and keyboards add, if only one reading is possible: `mailto:`, a name before angle brackets, a trailing comment or
 * picture, spaces at @ and dots. Never guesses letters.
 */
export function tidyAddress(typed: string): string {
  // Some screens show a soft hyphen, so it is kept.
  const visible = typed.replaceAll(/[^\P{Cf}\u00ad]/gu, '')
  const inner = /^[^<>@]*<([^<>]+)>[\s.,;]*$/u.exec(visible)?.[1] ?? visible
  const bare = inner
    .replace(BEFORE, '')
    .replace(/^(?:mailto|e-?mail):\s*/i, '')
    .replace(/\?[^@]*$|\\[nrt]$/, '')
    .replace(/\s+\([^()@]*\)\s*$/, '')
    .replace(/[\s\p{Extended_Pictographic}\p{Cf}]+$/u, '')
    .replace(BEFORE, '')
    .replace(AFTER, '')
    .replace(/(?:%40|&#64;|\uff20)/i, '@')
  const [local = '', domain, ...more] = bare.split('@')
  if (domain === undefined || more.length > 0) return typed
  return `${local.trimEnd()}@${domain.trimStart().replaceAll(/[ \u00a0]*[.\u3002][ \u00a0]*/g, '.')}`
}

/** Null if valid. */
export const emailProblem = (typed: string): string | null => readEmail(typed).problem

const refused = (problem: string): Read => ({ address: null, problem })
