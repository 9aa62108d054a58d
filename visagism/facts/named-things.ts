/** The things of the table that a clause names, in the order in which they are meant. */
import { type FactKey, FACTS } from './facts.ts'
import { isRemoval, type Stance } from './stance.ts'
import { wholeWords } from './standing.ts'
import { type NamedThing, type SubjectId, SUBJECTS } from './subjects.ts'
import { OTHER_PEOPLE } from './whose.ts'

export const hasSubject = (plain: string): boolean => SUBJECT_IDS.some((id) => SUBJECTS[id].heard.test(plain))

/** Its fact is made already, or it is no thing of its own. */
export const isTold = (id: SubjectId, keys: readonly FactKey[], stance: Stance): boolean => {
  const subject: NamedThing = SUBJECTS[id]
  const key = factOf(id, stance)
  return subject.isAct === true || WHERE_IT_BINDS.includes(id) || (key !== undefined && keys.includes(key))
}

/** All that names one of these, not only the first. */
export function spansOf(plain: string, named: readonly Named[]): Omit<Named, 'id'>[] {
  return named.flatMap(({ id, at, end }) => {
    const spans = [{ at, end }]
    for (let from = end; ;) {
      const match = SUBJECTS[id].heard.exec(plain.slice(from))
      if (!match || match[0] === '') return spans
      spans.push({ at: from + match.index, end: from + match.index + match[0].length })
      from += match.index + match[0].length
    }
  })
}

export const WHERE_IT_BINDS: readonly SubjectId[] = ['work-rule', 'formal', 'kitchen', 'mask', 'faith']

export const isOfBody = (id: SubjectId): boolean => {
  const key = factOf(id, 'has')
  return key === 'cannot-lift-arms' || (key !== undefined && FACTS[key].shelf === 'body')
}

/** Heard of what happens to the hair. */
export const EVENTS: readonly SubjectId[] = ['touch', 'tangles', 'frizz']

/** A way of living or a state, and no law. */
export const isLived = (id: SubjectId): boolean => {
  const key = factOf(id, 'has')
  return key !== undefined && (['life', 'body', 'bothers'].includes(FACTS[key].shelf) || key === 'in-transition')
}

/** A body or a way of life, named beside something else: “uso máscara no plantão”. */
export function isBeside(id: SubjectId): boolean {
  const key = factOf(id, 'has')
  return key !== undefined && ((FACTS[key].shelf === 'body' && key !== 'faith') || BESIDE.includes(id))
}

const BESIDE: readonly SubjectId[] = ['night', 'helmet', 'mask', 'cap']

/** “Sem franja”, “franja não”. */
export function isDenied(plain: string, id: SubjectId): boolean {
  const match = SUBJECTS[id].heard.exec(plain)
  if (!match) return false
  const before = plain.slice(0, match.index)
  return (
    /\b(?:sem|nem|nao|nunca)\s+(?:\S+\s+)?$/.test(before) ||
    /^\s*(?:eu )?(?:nao|nunca)\s*$/.test(plain.slice(match.index + match[0].length))
  )
}

/** “Óculos sem apoio”: what comes after denies something else. */
export function withoutTail(plain: string, id: SubjectId): string {
  const at = SUBJECTS[id].heard.exec(plain)?.index ?? 0
  const without = plain
    .slice(at)
    .search(
      /\b(?:sem|nem)\b(?! em casa)|\bpara (?:esconder|disfarcar|cobrir|tapar|tampar|camuflar)\b|\bque nao (?:me |se )?(?!\w+o\b|queria|gostaria|gostava|quis)\w+(?:a|e|am|em|sse|ssem)\b/,
    )
  return without > 0 ? plain.slice(0, at + without) : plain
}

/** “A barba não pode passar de um centímetro” allows a beard, “a franja não pode cair no olho” a fringe. */
const GROWING: readonly SubjectId[] = [
  'beard',
  'beard-banned',
  'moustache',
  'moustache-banned',
  'goatee',
  'sideburns',
  'fringe',
]

const LIMITED = wholeWords(
  'nao (?:posso|pode|podem|devo|deve|quero que|gosto que) (?:\\w+ ){0,3}?(?:passar?|passe|chegar|chegue|descer|desca|crescer (?:muito|demais|tanto)|ultrapass\\w+|exced\\w+|ter mais|tenha mais|ser (?:maior|mais)|seja (?:maior|mais)|ficar (?:maior|mais|muito)|encost\\w+|cair|caia|tapar|tape|cobrir|cubra)',
)

export const factOf = (id: SubjectId, stance: Stance): FactKey | undefined => {
  const subject: NamedThing = SUBJECTS[id]
  return subject.facts[stance]
}

export type Named = { readonly id: SubjectId; readonly at: number; readonly end: number }

export const namedIn = (plain: string): Named[] =>
  SUBJECT_IDS.flatMap((id) => {
    const match = SUBJECTS[id].heard.exec(plain)
    return match ? [{ id, at: match.index, end: match.index + match[0].length }] : []
  })

/** By place; the thing an act is done to before the act. Where two name the same words, the longer. */
export function subjectsIn(plain: string, found: readonly Named[]): SubjectId[] {
  const isLimited = LIMITED.test(plain) && found.some(({ id }) => GROWING.includes(id))
  const meant = found.filter(
    ({ id, at }) =>
      !isLikeness(plain.slice(0, at)) &&
      !isLeft(plain.slice(0, at)) &&
      !isOfFriend(id, plain.slice(0, at)) &&
      (!isLimited || WHERE_IT_BINDS.includes(id)),
  )
  const longest = meant.filter(
    (one) =>
      !meant.some(
        (other) =>
          other !== one && other.at <= one.at && other.end >= one.end && other.end - other.at > one.end - one.at,
      ),
  )
  const isAct = (id: SubjectId): boolean => {
    const subject: NamedThing = SUBJECTS[id]
    return subject.isAct === true
  }
  return longest
    .sort((a, b) => Number(isAct(a.id) && isRemoval(plain)) - Number(isAct(b.id) && isRemoval(plain)) || a.at - b.at)
    .map(({ id }) => id)
}

/** “Em vez de curto prefiro médio”, “prefiro solto do que preso”. */
const isLeft = (before: string): boolean =>
  /\b(?:(?:em vez|ao inves|no lugar) d[aeo]s?|(?:gosto|prefiro)\b.*\bdo que) (?:(?:uma?|o|a|de|com|meu|minha|cabelo|muito|mais|usar|ter|ficar) )*$/.test(
    before,
  )

/** “Parece um capacete”. */
const isLikeness = (before: string): boolean =>
  /\b(?:(?:parec(?:e|em|endo|ia)|vir(?:a|ou)|feito|que nem|fase|cara de|efeito)(?: (?:um|uma|de|a|o))?|parece que (?:eu )?(?:uso|tenho|estou (?:de|com|usando))(?: uma?)?|fantasiad[oa] de|parecer(?: uma?)?) $/.test(
    before,
  )

/** “Uma amiga de véu”, “minha mãe que usa turbante”. */
const isOfFriend = (id: SubjectId, before: string): boolean => !PARTS_OF_ANY.includes(id) && OF_FRIEND.test(before)

const PARTS_OF_ANY: readonly SubjectId[] = ['baby']

const OF_FRIEND = new RegExp(
  `\\b(?:minha|meu|minhas|meus|um|uma|umas|da|do|a|o) (?:${OTHER_PEOPLE})(?: \\w+)? (?:de|com|que (?:usa|tem|fez)|usa|tem|fez)(?: (?:a|o|um|uma))? $`,
)

const SUBJECT_IDS = Object.keys(SUBJECTS).filter((id): id is SubjectId => id in SUBJECTS)
