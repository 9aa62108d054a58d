const ADDRESS_MAX = 254
const LOCAL_MAX = 64
const DOMAIN_MAX = 253
const ATOM = "[a-z0-9_+&'=~#$^*/?{}|-]+"
/**
 * Before the @: no quotes, comments, lists or routes, which mail programs read as other addresses; no encoded word (RFC 2047), which
 * they decode; nothing in front that a command reads as an option, a pipe or a file.
 */
const LOCAL = new RegExp(`^(?![-|/])(?!.*=\\?)${ATOM}(?:\\.${ATOM})*$`)
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const DOMAIN = new RegExp(`^(?:${LABEL}\\.)+(?:xn--[a-z0-9-]{1,58}[a-z0-9]|[a-z]{2,63})$`)

const WRONG = 'Digite um e-mail válido.'
const TOO_LONG = 'E-mail longo demais.'
const ACCENTED = 'Escreva o e-mail sem acentos nem letras especiais.'
const SIGNS = 'O e-mail não pode ter vírgulas, parênteses, aspas nem outros sinais. Digite um só endereço.'

type Read = { readonly address: string; readonly problem: null } | { readonly address: null; readonly problem: string }

/**
 * The one reading of an address at every door: a single plain mailbox in ASCII, lower-cased, out of what lies around it
 * (`tidyAddress`); what is not one then is refused, in words.
 */
export const readEmail = (typed: string): Read => plainMailbox(tidyAddress(typed))

/**
 * A mailbox as mail servers get it. Spaces around it are nothing; whatever a mail program might take for more or another address
 * is refused, in words.
 */
export function plainMailbox(typed: string): Read {
  const text = typed.trim()
  if (text.length > ADDRESS_MAX) return refused(TOO_LONG)
  if (/[,;:()[\]\\"<>`%!]/.test(text)) return refused(SIGNS)
  // Before anything is lower-cased: some letters of other alphabets have an ASCII small letter.
  if (/[^\p{ASCII}]/u.test(text)) return refused(ACCENTED)
  const [local = '', domain = '', ...more] = text.toLowerCase().split('@')
  const isPlain = LOCAL.test(local) && local.length <= LOCAL_MAX && DOMAIN.test(domain) && domain.length <= DOMAIN_MAX
  return isPlain && more.length === 0 ? { address: `${local}@${domain}`, problem: null } : refused(WRONG)
}

/** Around an address that was copied: spaces, marks nobody sees, brackets, quotes, the end of a sentence. */
const BEFORE = /^[\s\p{Cf}<("“”«[]+/u
const AFTER = /[\s\p{Cf}>)"“”»\],;.:]+$/u

/**
 * An address without what copying and keyboards leave around it, where only one reading is possible: `mailto:`, a name before
 * angles, a comment or a picture behind, spaces at the @ and the dots. Letters are never guessed; anything else comes back as
 * it was, and is judged by `plainMailbox`.
 */
export function tidyAddress(typed: string): string {
  // Marks that nobody sees; a soft hyphen shows on some screens, and may be meant as one.
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

/** What is wrong with an address, in words, or null. */
export const emailProblem = (typed: string): string | null => readEmail(typed).problem

const refused = (problem: string): Read => ({ address: null, problem })
