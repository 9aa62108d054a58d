/** A fringe that they want to be rid of by letting it grow: said of it once, and regretted beside. */
import type { Clause } from './clause.ts'
import type { HeardFact } from './heard.ts'

const GROWS =
  /\b(?:sair|saio|saindo|livrar|livro|livrando|me livro) d(?:a|essa|esta|minha|a minha) franj\w+|\bdeix(?:ar|ando|o|ei|asse) (?:(?:a|essa|esta|minha|a minha) )?franj\w+ (?:toda )?crescer|\bdeix(?:ar|ando|o|ei|asse) crescer (?:(?:a|essa|esta|minha|a minha) )?franj\w+|\bfranj\w+ (?:(?:ja|esta|ta|que|anda|vem) )*crescendo|\bcresc(?:er|a|endo) (?:a|essa|esta|minha|a minha) franj\w+/
/** `clausesOf` writes “cortei franja sozinha” as “fazer franja sozinha”, and “a moça cortou minha franja torta” as “mexer na franja torta”. */
const CUT =
  /\b(?:cortei|cortou|cortaram|fiz|fizeram|fazer|inventei|picotei|meti)\b(?: \S+){0,5} franj\w+|\bmexer na franj\w+|\bfranj\w+ (?:que )?(?:eu )?(?:mesm[oa] )?(?:cortei|fiz|inventei)\b/
const WISHED = /\b(?:quero|queria|gostaria|vou|penso|pensando|posso|devo|pretendo|nao|nunca)\b/
const ITSELF = '(?=$| (?:ela|tudo|muito|demais|o resultado|como (?:ela )?ficou|(?:a |essa |minha |a minha )?franj\\w+))'
const REGRET = new RegExp(
  `\\bme arrepend\\w+|\\barrependid[oa]|\\b(?:odiei|detestei|nao gostei|nao suporto|nao aguento)\\b${ITSELF}|\\b(?:odeio|detesto) (?:ela|essa franj\\w+|(?:a |minha |a minha )franj\\w+)|\\b(?:como|quero|queria|preciso|posso)(?: \\S+){0,3} (?:sair|saio|livrar|livro|me livro) dela\\b|\\bcomo (?:e que )?(?:eu )?(?:saio|escapo|me livro) dela\\b|\\bburrada\\b|\\bcagada\\b|\\bficou (?:horrivel|pessim[oa]|tort[oa]|um desastre)\\b`,
)
const LIKED =
  /\bnao (?:me )?arrepend\w+|\b(?:sem|nunca) (?:me )?arrepend\w+|\b(?:medo|receio) de (?:me )?arrepend\w+|\bse (?:eu )?me arrepend\w+/
const KEEPS = /\bnao (?:quero|vou|penso em|pretendo) (?:sair|me livrar|deixar|tirar)\b|\bnunca\b/
const DONE_TO_ME = /\bminha franja\b|\bme (?:cort|fez)\w*/i
/** Clauses further from the fringe speak of something else. */
const BESIDE = 3

/**
 * @param clauses of the whole note, in order; a question tells it too
 * @param isOfOther whether a clause is somebody else's
 */
export function fringeLeft(clauses: readonly Clause[], isOfOther: (plain: string) => boolean): HeardFact[] {
  // What a hairdresser did to theirs is theirs.
  const own = clauses.map((clause) => (isOfOther(clause.plain) && !DONE_TO_ME.test(clause.words) ? null : clause))
  const grows = own.find((clause) => clause && GROWS.test(clause.plain) && !KEEPS.test(clause.plain))
  if (grows) return [{ key: 'leaves-fringe', words: grows.words }]
  return own.flatMap((clause, at): HeardFact[] => {
    if (!clause || !CUT.test(clause.plain) || WISHED.test(clause.plain)) return []
    const regret = own.slice(at, at + BESIDE + 1).find((one) => one && REGRET.test(one.plain) && !LIKED.test(one.plain))
    if (!regret) return []
    return [clause, ...(regret === clause || regret.isQuestion ? [] : [regret])].map(({ words }) => ({
      key: 'leaves-fringe',
      words,
    }))
  })
}
