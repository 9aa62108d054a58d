/** Verbs that stand in another clause than what they are about: lists refused at their end, vetoes, exceptions. */
import { ALLOWED, BUYS_NOTHING, type Clause, NEUTRAL, UNSURE } from './clause.ts'
import { hasSubject, isOfBody, namedIn } from './named-things.ts'
import { EXCEPT } from './small-talk.ts'
import { type Stance, stanceOf } from './stance.ts'
import { wholeWords } from './standing.ts'
import { type SubjectId } from './subjects.ts'
import { OTHER_PEOPLE } from './whose.ts'

export type RefusedList = { readonly refusal: Clause; readonly stance: Stance }

/** “Nem pensar”, “tô fora”, “não rola”: of what was named before. */
export const BARE_REFUSAL =
  /^(?:(?:mas|isso|ai|bah|eu|para mim) )*nao (?:quero|posso)(?: (?:mesmo|mais|nao|de novo|comigo|para mim|tche|gente|ne|viu))*$/

/** “Coque e presilha atrás não rolam”: the refusal of all the list. */
const REFUSED_LAST =
  /^(?:\S+ ){1,4}(?:nao (?:quero|posso|uso|gosto)|detesto|odeio)(?: (?:mesmo|mais|nao|quero|comigo|para mim))*$/

const MOST_OF_ITEM = 4

const MOST_OF_LIST = 6

/** Named and no more: a noun, or what might be done. */
function isItem({ plain }: Clause): boolean {
  if (plain.split(' ').length > MOST_OF_ITEM || /^(?:so|somente|apenas|menos|exceto)\b/.test(plain)) return false
  const stance = stanceOf(plain)
  const isAct = /^\w+[aei]r\b/.test(plain) && !/\bsem\b/.test(plain)
  const ids = namedIn(plain).map(({ id }) => id)
  const isThing = ids.length > 0 && !ids.some((id) => isOfBody(id))
  return isThing && (stance === null || (isAct && (stance === 'drop' || stance === 'want' || stance === 'keep')))
}

/** The clause at the end of a list that refuses its items, of which this is one. */
export function refusalOfList(clauses: readonly Clause[], index: number): Clause | null {
  const [clause, ...rest] = clauses.slice(index, index + MOST_OF_LIST)
  if (!clause || rest.length === 0 || !isItem(clause) || SAYS_NOTHING.some((pattern) => pattern.test(clause.plain)))
    return null
  for (const one of rest) {
    const isAnswer = clause.isQuestion && one === rest[0] && one.sentence === clause.sentence + 1
    if (one.isQuestion || (one.sentence !== clause.sentence && !isAnswer)) return null
    if (BARE_REFUSAL.test(one.plain) || (!isAnswer && REFUSED_LAST.test(one.plain))) return one
    if (isAnswer || (stanceOf(one.plain) !== null && !isItem(one))) return null
  }
  return null
}

/** “Franja? Tô fora.” */
export const answersItself = (clauses: readonly Clause[], index: number): boolean => {
  const refusal = refusalOfList(clauses, index)
  return refusal !== null && !refusal.isQuestion
}

const WISHES = wholeWords('(?:eu |por mim )?(?:quer(?:o|ia)|gostaria|adoraria|amaria|sonho|vontade|por mim)')

const WISHED = wholeWords('queria|gostaria|adoraria|amaria')

/** Somebody with a say says no. */
const VETO = new RegExp(
  `\\b(?:${OTHER_PEOPLE}|el[ea]s?|escola|colegio|firma|empresa|trabalho|igreja|quartel|servico|hospital|banco)\\b(?: \\w+){0,2}? (?:nao (?:me )?(?:deix[ae]|quer[o]?|gosta|curte|posso|permite|aceita|autoriza|libera|concorda|topa|apoia)(?:m|em|ram)?\\b|nao$|(?:disse(?:ram)?|falou|falaram) (?:que )?nao|(?:e|sao|foi|foram|esta) contra)`,
)

/** So do the hair, an allergy, and they themselves. */
const CANNOT_BE =
  /\b(?:cabelo|pele|redemoinho|alergia|rotina|cacho|trabalho)s? nao (?:me )?(?:deix[ae]|permite|ajuda)m?\b|^(?:mas|porem|so que) (?:nao (?:posso|quero)(?: mais)?$|devo (?:manter|deixar|ficar|continuar)\b)/

/** “Eu queria curto, ela não quer”: whose word rules is a person's to find out. */
export function isVetoed(clauses: readonly Clause[], index: number): boolean {
  const clause = clauses[index]
  if (!clause || !WISHES.test(clause.plain) || /\b(?:nao|nunca|nem|sem)\b/.test(clause.plain)) return false
  const ids = namedIn(clause.plain).map(({ id }) => id)
  const isOfThis = (one: Clause): boolean => {
    const theirs = namedIn(one.plain)
    return theirs.length === 0 || theirs.some(({ id }) => ids.includes(id))
  }
  return clauses
    .slice(index + 1)
    .some(
      (one, at) =>
        (one.sentence === clause.sentence || (at === 0 && one.sentence === clause.sentence + 1)) &&
        ((VETO.test(one.plain) && isOfThis(one)) ||
          (one.sentence === clause.sentence && WISHED.test(clause.plain) && CANNOT_BE.test(one.plain))),
    )
}

export type Context = {
  readonly sentence: number
  readonly subject: SubjectId | null
  readonly stance: Stance | null
  readonly isOther: boolean
  /** What was over, doubted or somebody else's: a list goes on with it. */
  readonly isQuiet: boolean
  /** What somebody else said of the subject: “minha esposa gosta da barba, eu também”. */
  readonly theirs: Stance | null
}

export const SAYS_NOTHING: readonly RegExp[] = [NEUTRAL, ALLOWED, BUYS_NOTHING, UNSURE]

/** “Franja, por favor”. */
export const isPlea = ({ plain, sentence }: Clause, next: Clause | undefined): boolean =>
  plain.endsWith(' por favor') || (next?.sentence === sentence && next.plain === 'por favor')

/** “Minha boca é grande e aprendi a gostar”. */
export const isTakenBack = ({ sentence }: Clause, next: Clause | undefined): boolean =>
  next !== undefined &&
  next.sentence === sentence &&
  ['love', 'keep'].includes(stanceOf(next.plain) ?? '') &&
  !hasSubject(next.plain)

/** “Uso bigode, mas quero tirar”, “tenho bigode e me incomoda”: what is worn need not stay. */
export const isGivenUp = ({ sentence }: Clause, next: Clause | undefined): boolean =>
  next !== undefined &&
  next.sentence === sentence &&
  !next.isQuestion &&
  ['drop', 'bother'].includes(stanceOf(next.plain) ?? '') &&
  next.plain.split(' ').length <= 5 &&
  !hasSubject(next.plain)

const THE_OTHER_NOT = /^(?:(?:mas|ja|o|a|os|as|meus?|minhas?) )*\w+ nao$/
const MAY_GO =
  /\bpodem? (?:ir|sair|tirar|cortar|raspar|mexer|mudar|perder|encurtar|aparar)\b|\b(?:tir|cort|rasp|mex|apar)\w+ (?:a |o )?\w+$/
/** “Mude tudo, menos a barba” spares it; “aceito tudo, menos franja” refuses it. */
export function exceptionOf(plain: string, previous: Clause | undefined): Stance | null {
  // “A barba pode ir, o bigode não”.
  if (previous && THE_OTHER_NOT.test(plain) && MAY_GO.test(previous.plain)) return 'spare'
  if (EXCEPT.test(plain) && previous && /\bo que (?:voces? )?(?:quiser\w*|achar\w*|for preciso)/.test(previous.plain))
    return 'spare'
  if (!EXCEPT.test(plain) || !previous || !/\b(?:tudo|todo|coisa|resto)\b/.test(previous.plain)) return null
  if (/\b(?:mex|mud|tir|cort|troc|alter)\w*\b/.test(previous.plain)) return 'spare'
  return /\b(?:aceito|topo|quero|gosto|uso|adoro|amo|pode ser)\b/.test(previous.plain) ? 'refuse' : null
}

/** “Barba e bigode ficam”: the verb of the next, unless it denies. */
export function ahead({ sentence }: Clause, next: Clause | undefined): Stance | null {
  // “Curto, nuca de fora”: that is said of the nape.
  const isOfIt = next !== undefined && next.sentence === sentence && !/\b(?:de fora|a mostra|a vista)$/.test(next.plain)
  const stance = isOfIt ? stanceOf(next.plain) : null
  return stance !== null && AHEAD.includes(stance) ? stance : null
}

/** “Nem barba nem cabelo se corta”: the verb comes last. */
export const isBefore = ({ plain, sentence }: Clause, next: Clause | undefined): boolean =>
  /^(?:entao )?nem\b/.test(plain) && next !== undefined && next.sentence === sentence && /^nem\b/.test(next.plain)

/** “Não quero tinta, nem luzes”: what the clause before wanted. */
export const goesOnDenying = (plain: string, before: Context): Stance | null =>
  !plain.startsWith('nem ') || before.stance === null ? 'refuse' : before.stance === 'denies' ? null : before.stance

const AHEAD: readonly Stance[] = ['keep', 'love', 'bother', 'must']
