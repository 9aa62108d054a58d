/** The name somebody asks to be called by: “me chame de Duda”, “podem me chamar de Seu Antônio”. */
import { NOT_CALLED, PARTICLES, SHORT_TITLES, TITLES } from './name-words.ts'
import { greetingName, pairedWords, printedName } from './person-name.ts'

/** What follows is the name they go by. */
const CALL =
  /\b(?:me cham(?:a|e|em|ar)(?:\s+(?:s[óo]|apenas|sempre))?\s+(?:de|por)|cham(?:a|e|em)-me\s+(?:de|por)|(?:us(?:a|ar|e|em|o)|escrev(?:a|am|er)|coloquem?|colocar|ponham?|p[ôo]r)\s+(?:s[óo]\s+)?o nome(?:\s+(?:de guerra|art[íi]stico))?|pode(?:m|ria)?\s+chamar\s+de|ser\s+chamad[oaex]\s+(?:de|por)|conhecid[oaex]\s+(?:como|por)|atend[oe]\s+por|meu apelido(?:\s+[ée]|:)|(?:meu\s+)?nome social(?:\s+[ée]|:)?)\s+(?:s[óo]\s+)?/iu
/** What follows is a name only with a capital: “pode me chamar Lu”, and no “todos me chamam de gorda”. */
const CALL_BY_CAPITAL =
  /\b(?:me cham(?:e|em|ar)(?:\s+(?:s[óo]|apenas|sempre))?|cham(?:e|em)-me|me cham(?:a|am)\s+(?:de|por))\s+(?=\p{L})/iu
/** Of all alike: what some call them may be a tease. */
const OF_OTHERS = /^(?:(?:e|mas|que|porque)\s+)*tod[oa]s?(?: mundo)?(?: (?:s[óo]|sempre|aqui))? me cham/iu
/** What follows is a whole name. */
const NAMED = /\b(?:me chamo|meu nome (?:é|e|eh|:))\s+/iu
const LONGEST = 24

/** @param clause as written; null where it asks for no name */
export function askedName(clause: string): string | null {
  const byCapital = after(CALL_BY_CAPITAL, clause)
  if (byCapital !== null && isCapital(byCapital.split(/\s/)[0])) return calledName(byCapital)
  // What others say is a name only if it is written as one.
  const called = saysOfOthers(clause) ? null : after(CALL, clause)
  if (called !== null) return calledName(called)
  const named = after(NAMED, clause)
  return named === null ? null : greetingName(nameAhead(named))
}

/** “Todo mundo me chama de Tuca”. */
export const saysOfOthers = (clause: string): boolean => OF_OTHERS.test(clause)

/** What they ask to be called outweighs what their name is. */
export const asksToBeCalled = (clause: string): boolean => !NAMED.test(clause)

/**
 * A name as they want it, with the title they want: `seu antônio` → `Seu Antônio`.
 * @param typed may go on after the name
 */
export function calledName(typed: string): string | null {
  const name = nameAhead(typed)
  const printed = printedName(name)
  // A surname or a title may be what they go by; a lure or a number may not.
  return printed !== null && printed.length <= LONGEST && /^\p{L}[\p{L}\p{M}'’. -]*$/u.test(printed) ? printed : null
}

function after(pattern: RegExp, text: string): string | null {
  const found = pattern.exec(text)
  return found ? text.slice(found.index + found[0].length) : null
}

/** The words that belong to the name: a title, the name, its other half, and what is written with a capital behind a capital. */
function nameAhead(text: string): string {
  const typed = text.trim().split(/\s+/)
  const words = typed.map((word) => word.replace(/[^\p{L}\p{M}'’.-]+/gu, ''))
  const lower = words.map((word) => word.toLocaleLowerCase('pt-BR').replaceAll('.', ''))
  const titles = lower.findIndex((word) => !TITLES.has(word) && !SHORT_TITLES.has(word))
  const isWord = /^["“(]?[\p{L}\p{M}'’.-]+[")”,;:!?]*$/u.test(typed[titles] ?? '')
  if (titles < 0 || !isWord || NOT_CALLED.has(lower[titles] ?? '')) return ''
  const paired = pairedWords(lower.slice(titles))
  if (PARTICLES.has(lower[titles] ?? '') && paired < 2) return ''
  let end = titles + paired
  const isShouted = text === text.toLocaleUpperCase('pt-BR')
  while (!isShouted && isCapital(words[titles]) && end < words.length) {
    const goesOn = PARTICLES.has(lower[end] ?? '') && isCapital(words[end + 1]) ? 2 : isCapital(words[end]) ? 1 : 0
    if (goesOn === 0) break
    end += goesOn
  }
  return words.slice(0, end).join(' ')
}

const isCapital = (word = ''): boolean => /^\p{Lu}\p{M}*[\p{Ll}'’.]/u.test(word)
