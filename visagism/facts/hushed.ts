/** What somebody tells and asks not to be spoken of: no page answers it, a person reads it. */
import { type Clause, clausesOf, plainOf } from './clause.ts'
import { wholeWords } from './standing.ts'

/** “Não quero que falem da minha boca”, “sobre a papada, nem uma palavra”. */
const ASKS = wholeWords(
  '(?:nao|nunca|nem|sem|jamais) (?:\\w+ ){0,5}?(?:fal(?:em|e|ar|ando)|coment(?:em|e|ar|ando|arios?|a(?= (?:os?|as?|sobre|d[aeo]s?|nada)\\b))|mencion(?:em|e|ar|ando)|pergunt(?:em|e|ar|ando)|apont(?:em|e|ar)|lembr(?:em|e))(?! (?:com|para|a verdade|alto|baixo|serio))|(?:nao|nunca|nem|sem|jamais) (?:\\w+ ){0,4}?(?:toqu\\w+|tocar|entrem|entrar) n(?:o|esse|este|isso|ess[ae]) ?(?:assunto|tema|ponto)?|(?:nem|nenhuma|sem) (?:mais )?(?:uma )?palavras?|nao (?:e|esta) (?:para|em) (?:falar|comentar|discussao)',
)
/** “Não falem disso”: of what was said before. */
const POINTS_BACK =
  /\b(?:disso|nisso|isso|disto|d[eao]l[ea]s?|nel[ea]s?|n?ess[ea] (?:assunto|tema|historia)|no assunto|do assunto)\b/
/** “Disso não falem”: no thing is named in it. */
const NAMES_NOTHING = 4

const asksSilence = (plain: string): boolean => ASKS.test(plain)
const pointsBack = (plain: string): boolean =>
  asksSilence(plain) && (POINTS_BACK.test(plain) || plain.split(' ').length <= NAMES_NOTHING)

/** Whether a clause asks it of itself, or the next one, or the sentence after it, asks it of what it says. */
export function isHushed(all: readonly Clause[], at: number): boolean {
  const clause = all[at]
  if (!clause) return false
  if (asksSilence(clause.plain)) return true
  const asks = all.findIndex(
    ({ plain, sentence }, index) => index > at && sentence <= clause.sentence + 1 && asksSilence(plain),
  )
  const asked = all[asks]
  if (!asked) return false
  if (asked.sentence === clause.sentence)
    // “Da minha boca, não falem”: the clause right before has no verb, and names it.
    return pointsBack(asked.plain) || (asks === at + 1 && clause.plain.split(' ').length <= NAMES_NOTHING + 1)
  return pointsBack(asked.plain) && all[asks - 1]?.sentence !== asked.sentence
}

/** @param note of `wholeNote` @returns of the words of a fact: whether all that was said of it is not to be spoken of */
export function hushedWordsOf(note: string): (words: string) => boolean {
  const all = clausesOf(note)
  const hushed = new Set(all.flatMap(({ words }, at) => (isHushed(all, at) ? [words] : [])))
  return (words) => hushed.has(words) || asksSilence(plainOf(words))
}
