/** Hears, clause by clause, what a note says of its author's body, by the table of `bodies.ts`. */
import { BODIES, type Body } from './bodies.ts'
import type { Clause } from './clause.ts'
import type { FactKey } from './facts.ts'
import type { HeardFact } from './heard.ts'
import { ME, OTHER_PEOPLE } from './whose.ts'

const MINE = new RegExp(
  `${ME.source}|\\b(?:nasci|fiquei|fiz|sofro|convivo|durmo|respiro|coloquei|operei|perdi|ouco|enxergo)\\b`,
)
const THEIRS = new RegExp(`\\b(?:${OTHER_PEOPLE}|vizinh[oa]s?|alun[oa]s?|pacientes?|clientes?|crianca que|pessoas?)\\b`)
/** Of a trade, a study or a drum. */
const ABOUT =
  /\b(?:interprete|doutorado|pesquis\w+|estud[oa]\w*|dou aula|atendo|vendo|livro|filme|serie|novela|personagem|trabalho com)\b/
const DENIED =
  /\b(?:nao|nunca|nem|sem|jamais)\b(?! (?:\w+ )?(?:escond\w+|disfarc\w+|cubro|cobr\w+|ligo|tenho vergonha|(?:posso|consigo|da para) \w+|so)\b)/
/** Had once, and no longer. */
const GONE =
  /\b(?:ja tive|tinha|era|sarei|sarou|curei|curou|sumiu|sumiram|passou|tirei|na adolescencia|quando (?:era|eu era|tinha))\b/

/** Hair that an operation, an illness or a thyroid took. */
const SHED =
  /\b(?:bariatrica|covid|tireoide|hipotireoid\w+|dengue|anemia)\b.{0,60}\b(?:ca[ií]u|cairam|caindo|cai|queda|perdi|ralo|rareou)\b|\b(?:caiu|cairam|caindo|queda|perdi)\b.{0,40}\b(?:cabelos?|fios?)\b.{0,30}\b(?:bariatrica|covid|tireoide|hipotireoid\w+|dengue|anemia)\b/

export type BodyFacts = {
  readonly facts: readonly HeardFact[]
  /** Clauses that are explained by them. */
  readonly heard: readonly string[]
}

/**
 * @param clauses in order
 * @param isOfOther whether a clause is somebody else's
 * @param isOver whether it is of the past
 */
export function bodyFacts(
  clauses: readonly Clause[],
  isOfOther: (plain: string) => boolean,
  isOver: (plain: string) => boolean,
): BodyFacts {
  const facts: HeardFact[] = []
  const isTheirs = ({ plain }: Clause) =>
    isOfOther(plain) || ABOUT.test(plain) || (THEIRS.test(plain) && !MINE.test(plain))
  const add = (key: FactKey, clause: Clause, value?: string) =>
    facts.push({ key, words: clause.words, ...(value === undefined ? {} : { value }) })
  for (const [at, clause] of clauses.entries()) {
    const { plain } = clause
    const before = clauses[at - 1]
    // “Meu marido ronca e dorme com CPAP.”
    const goesOn = before?.sentence === clause.sentence && isTheirs(before) && !MINE.test(plain)
    if (goesOn || isTheirs(clause) || (clause.isQuestion && !MINE.test(plain))) continue
    const sentence = clauses
      .flatMap((one) => (one.sentence === clause.sentence && !isTheirs(one) ? [one.plain] : []))
      .join(', ')
    if (SHED.test(plain) && !GONE.test(plain)) add('hair-loss', clause)
    for (const [key, body] of Object.entries<Body>(BODIES)) {
      const match = body.heard.exec(plain)
      if (!match || body.unless?.test(sentence) === true || DENIED.test(plain.slice(0, match.index))) continue
      if (body.lasts ? GONE.test(plain) : isOver(plain) && !STILL.test(plain)) continue
      add(key as FactKey, clause, body.value?.(sentence))
    }
  }
  return { facts, heard: facts.map(({ words }) => words) }
}

/** “Fiquei com manchas”: they are there. */
const STILL = /\bfiquei (?:com|cheia de)\b/
