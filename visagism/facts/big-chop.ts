/** All straightened hair cut off at once, as decided by its wearer. */
import { clausesOf } from './clause.ts'
import { NUMBER, numberOf } from './numbers.ts'

const CHOP = '(?:big ?chop|bigchop|bc|grande corte)'
const DECIDED = new RegExp(
  `\\b(?:vou|vamos|decidi|resolvi|farei|marquei|quero|chegou a hora|hora|estou decidid[oa]|pronta|pronto|ja esta)\\b.{0,30}\\b${CHOP}\\b|\\b${CHOP}\\b.{0,30}\\b(?:decidid[oa]|marcad[oa]|e em|vai ser|sera|esta decidid[oa])\\b|\\b(?:vou|decidi|quero|resolvi) (?:\\w+ ){0,2}(?:cortar|tirar|passar a tesoura em) (?:tod[ao]s? )?(?:a |as )?(?:parte (?:alisada|esticada|quimica|com quimica)|quimica|pontas? (?:alisadas?|esticadas?))\\b`,
)
const DENIED =
  /\b(?:nao|nunca|nem|sem|medo|ainda|um dia|talvez|sera que|devo|se eu|duvida|quem sabe|pensando)\b.{0,30}\b(?:big ?chop|grande corte|alisad[oa]|quimica|esticad[oa])/
const NATURAL = '(?:crespo|cacheado|ondulado|natural|cacho|cachos|virgem|raiz natural|raiz crespa|raiz)'
const CM = '(?:cm|centimetros?)'
const GROWN = new RegExp(
  `\\b(${NUMBER}) ?${CM} (?:(?:ja |mais ou menos |de |do |da |meu |minha |cabelo |fio |raiz ){0,4})${NATURAL}\\b|\\b${NATURAL} (?:\\w+ ){0,3}(${NUMBER}) ?${CM}\\b`,
)

export type BigChop = {
  /** Grown of their own texture, where they say it. */
  readonly naturalCm: number | null
  /** As written. */
  readonly words: string
}

/** Null unless they say that they will. */
export function bigChopIn(note: string | null | undefined): BigChop | null {
  const clauses = clausesOf(note ?? '').filter(({ isQuestion }) => !isQuestion)
  const plain = clauses.map((clause) => clause.plain)
  const named = new RegExp(`\\b${CHOP}\\b`)
  const names = plain.filter((one) => named.test(one))
  // “O big chop eu faço em março. Já decidi.”
  const isDecided =
    plain.some((one) => DECIDED.test(one) && !DENIED.test(one)) ||
    (names.some((one) => !DENIED.test(one)) &&
      plain.some((one) => /^(?:eu )?(?:ja (?:me )?decidi|esta decidido)\b/.test(one)))
  if (!isDecided) return null
  const [, before, after] = plain.map((one) => GROWN.exec(one)).find((found) => found !== null) ?? []
  const cm = numberOf(before ?? after)
  const said = clauses.find((clause) => named.test(clause.plain) || DECIDED.test(clause.plain)) ?? clauses[0]
  return { naturalCm: Number.isFinite(cm) && cm > 0 ? cm : null, words: said?.words ?? '' }
}
