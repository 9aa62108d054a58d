/** What of a note is printed in its author's guide: not what they ask to keep out of it or not to be told of, nor what is only somebody else's. */
import { wholeWords } from './standing.ts'
import { sensitiveWords } from '../knowledge/sensitive-words.ts'
import { clausesOf, plainOf } from './clause.ts'
import { ownClauses } from './own-words.ts'
import { isHushed } from './hushed.ts'
import { isSecret, wordsNamedIn, sentencesAsWritten } from './secret.ts'

/** “Não precisa entrar no guia”, “isso fica entre nós”. */
const KEPT_OUT = wholeWords(
  '(?:nao|nunca|nem|sem)\\b.{0,24}\\b(?:entr\\w+|apare[cs]\\w+|sair|saia|cit\\w+|mencion\\w+|escrev\\w+|colo(?:c|qu)\\w+|ponh\\w+|bot\\w+|us(?:e|em|ar)|imprim\\w+|mostr\\w+)\\b.{0,40}\\b(?:guia|pdf|livro|caderno|paginas?|lugar nenhum|nenhum lugar|relatorio|carta)|lugar nenhum do (?:guia|pdf)|(?:esse|este|aquele) nome|nome (?:morto|de registro|de batismo|antigo|do cartao|do rg)|entre nos|segredo|sigilo|confidencial|so para voces?|(?:nao cont(?:a|e|em|ar)|nao (?:comenta|comente|comentem)) (?:para|isso|com)|ninguem (?:pode|precisa) saber',
)
/** Then the sentence before names it. */
const POINTS_BACK =
  /^(?:(?:e|mas|so que|por favor)\s+)*(?:(?:esse|este|aquele) nome|iss[oa]|disso|nisso|ess[ae] parte)\b/

const LEFT_OUT = ' […] '

/** Nothing where something is asked to stay off paper, whatever else was said. Else whole sentences, as written; `[…]` marks what was left out between two. */
export function quotable(note: string | null | undefined): string {
  const whole = note ?? ''
  if (isSecret(plainOf(whole))) return ''
  const own = new Set(ownClauses(whole, true).map((clause) => clause.words))
  const sentences = sentencesAsWritten(whole)
  const isKeptOut = sentences.map((sentence) => KEPT_OUT.test(plainOf(sentence)))
  const isNamed = (at: number): boolean => {
    const next = sentences[at + 1]
    return next !== undefined && isKeptOut[at + 1] === true && POINTS_BACK.test(plainOf(next))
  }
  const isOfOthers = (sentence: string): boolean => {
    const said = clausesOf(sentence)
    return said.length > 0 && said.every((clause) => !own.has(clause.words))
  }
  const printed: string[] = []
  let isGap = false
  const isHushedIn = hushedIn(whole)
  for (const [at, sentence] of sentences.entries()) {
    if (isKeptOut[at] || isNamed(at) || isOfOthers(sentence) || isHushedIn(sentence)) {
      isGap = printed.length > 0
      continue
    }
    if (isGap) printed.push(LEFT_OUT)
    isGap = false
    printed.push(sentence)
  }
  const quoted = printed.join('').trim()
  // The sentence that asks may have named by “isso” what another one says.
  return isKeptOut.includes(true) && sensitiveWords(quoted).length > 0 ? '' : quoted
}

/** Whether a sentence asks that nobody speak of something, says what, or names it again. */
function hushedIn(note: string): (sentence: string) => boolean {
  const all = clausesOf(note)
  const hushed = all.filter((_, at) => isHushed(all, at))
  const named = hushed
    .flatMap(({ words }) => wordsNamedIn(words))
    .map((word) => new RegExp(`\\b${word.length > 6 ? word.slice(0, -2) : word}\\w*`))
  return (sentence) =>
    hushed.some(({ words }) => sentence.includes(words)) || named.some((one) => one.test(plainOf(sentence)))
}
