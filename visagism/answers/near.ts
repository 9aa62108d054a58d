/** Patterns for what is brought up: two words that belong together, in one sentence, neither denied. */

/** Had by nobody: “não tenho caspa”, “sem frizz”. */
const DENIED = '(?<!\\b(?:nao (?:tenho|e|esta|fica|uso|faco)|nunca (?:tive|tenho)|sem|nem) (?:\\S+ )?)'

/**
 * @param within letters between the two, in either order
 */
export const near = (one: string, other: string, within = 40): RegExp => {
  const [a, b] = [`${DENIED}\\b(?:${one})\\b`, `${DENIED}\\b(?:${other})\\b`]
  return new RegExp(`${a}.{0,${within}}${b}|${b}.{0,${within}}${a}`)
}

export const told = (words: string): RegExp => new RegExp(`${DENIED}\\b(?:${words})\\b`)

/** Wanted or asked for, in a sentence that refuses nothing. */
export const wished = (words: string): RegExp =>
  new RegExp(
    `^(?!.*\\b(?:nao|nunca|detesto|odeio|parar|parei|deixar|largar|cansei)\\b.{0,30}\\b(?:${words})\\b).*\\b(?:quero|queria|gostaria|sonho|posso|poderia|da para|combin\\w+|fica(?:ria)? (?:bem|bom|legal)|vale a pena|sera|devo|voltar|que tal|serve)\\b.{0,60}\\b(?:${words})\\b|^.*\\b(?:${words})\\b.{0,30}\\b(?:combin\\w+|fica(?:ria)? (?:bem|bom|legal)|vale a pena|da certo|serve)\\b`,
  )
