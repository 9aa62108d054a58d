/**
 * Reads a note into facts by rules. What is not understood is given back in the person's own words: nothing is guessed, and a word without
 * its clause is no fact.
 */
import { NEUTRAL, UNSURE, clausesOf, plainOf, type Clause } from './clause.ts'
import { dayIn } from './day.ts'
import { FACTS, type FactKey } from './facts.ts'
import { isRemoval, stanceOf, type Stance } from './stance.ts'
import { SUBJECTS, type NamedThing, type SubjectId } from './subjects.ts'
import { inTheHair } from './in-the-hair.ts'
import { specialFacts } from './special.ts'

export type HeardFact = {
  readonly key: FactKey
  /** The clause, as written. */
  readonly words: string
  /** What, when or how much: an allergen, a day, minutes. */
  readonly value?: string
}

export type Heard = {
  readonly facts: readonly HeardFact[]
  /** Sentences with a question mark: answered by a person. */
  readonly questions: readonly string[]
  /** Not understood, and might bind: a person reads them. */
  readonly unheard: readonly string[]
  /** Not understood, and binds nothing. */
  readonly talk: readonly string[]
}

const words = (pattern: string): RegExp => new RegExp(`\\b(?:${pattern})\\b`)

const PEOPLE =
  'mae|mainha|mamae|pai|painho|marido|esposo|esposa|mulher|namorad[oa]|noiv[oa]|companheir[oa]|parceir[oa]|filh[oa]s?|irma|irmao|irmas|irmaos|amig[oa]s?|sogr[oa]|cunhad[oa]|prim[oa]s?|ti[oa]s?|vo|avo|voinha|net[oa]s?|chefe|patrao|patroa|colegas?|cabeleireir[oa]|barbeiro|manicure|crush|ex|famili\\w+|professor\\w*|pastor|padre|medic[oa]|dermato\\w*|psicolog[oa]'
/** Somebody else is who the clause speaks of. */
const OTHER = new RegExp(
  `^(?:(?:que|porque|mas|ai|entao|hoje|ate|so|agora|inclusive|segundo|conforme|la em casa|aqui em casa|quando|a gente|e|pois)\\s+)*(?:(?:o|a|os|as|um|uma|todas?|todos?)\\s+)?(?:(?:meu|minha|meus|minhas|nosso|nossa|su[ao])\\s+)?(?:${PEOPLE})\\b(?!\\s+(?:me\\s+)?(?:nao deixa|nao posso|proib\\w+|mand\\w+|devo|exig\\w+|obrig\\w+|pediu|recomend\\w+))|^(?:(?:que|porque|mas|ai|e)\\s+)*(?:todo mundo|o pessoal|as pessoas|a galera|o povo|geral|(?:ele|ela|eles|elas)(?! (?:amarel|encolh|cai|cresc|arma|arrepi|engordur|ressec|quebr|embarac|desbot|esverd|marca|amass|espet|seca|demora|pesa|nao (?:segura|cresce|para|assenta|deita)))|dizem|falam)\\b`,
)
const FOR_OTHER = new RegExp(`\\b(?:para|pro|do|da|e d[oa]) (?:o |a )?(?:meu|minha)\\s+(?:${PEOPLE})\\b`)
const ME = words(
  'eu|mim|me|comigo|meu|minha|meus|minhas|mantenho|detesto|odeio|quero|queria|gosto|amo|adoro|uso|tenho|sou|estou|prefiro|posso|devo|faco|trabalho',
)

const PAST = words(
  'usava|tinha|era|fazia|pintava|alisava|cortava|raspava|fiz|usei|tive|pintei|alisei|cortei|coloquei|passei|tentei|testei|experimentei|ja (?:usei|fiz|tive|tentei)|antigamente|quando era|na adolescencia|na epoca|anos atras|me arrependi|odiava|cresci|fui|foi|\\w+(?:aram|eram|iram)',
)
const isOver = (plain: string): boolean => PAST.test(plain)
/** Somebody's opinion: the verb is a third person's. */
const OPINION = words(
  '(?:quer|querem|acham?(?! que (?:eu )?(?:devo|fico|combino|posso))|diz|dizem|disse|disseram|dizia|achava|comentou|pede|pedem|prefere|preferem|odeia|odeiam|detesta|detestam|insiste|reclama|reclamam|sugeriu|sugere|jurou|falou|falam)',
)
const isOfOther = (plain: string): boolean => OTHER.test(plain) || OPINION.test(plain) || FOR_OTHER.test(plain)
/** The whole note is for, or by, somebody else. */
const ABOUT_OTHER = new RegExp(
  `\\b(?:comprei|fotos? (?:sao|e)|guia e|presente|surpresa|preencho|preenchendo|respondendo)\\b.{0,14}\\b(?:para o|para a|para|d[oa]|pel[oa]) (?:meu|minha) (?:${PEOPLE})\\b|\\bfotos? del[ea]s?\\b|\\bem nome d[eao]|\\bsurpresa para|\\bpara el[ea]\\b`,
)
const GREETING = words(
  'oi+|ola|bom dia|boa tarde|boa noite|boa sorte|obrigad[oa]|valeu|brigad[oa]|abracos?|beijos?|bjs?|amei|adorei|gostei|parabens|caprich\\w+|confio|ansios[oa]|espero|animad[oa]|sucesso|k{2,}|(?:rs)+|(?:ha){2,}|tudo bem|tudo otimo|por enquanto|so isso|nada a declarar|nenhuma|sem observ\\w+|nao tenho nada|nada$|nao entendo nada disso|(?:nem|nao) sei o que (?:escrever|dizer)|nunca fiz (?:isso|uma coisa dessas)|indicou|indicacao|presente|comprei|comprando|site|maravilhos[oa]|desde ja|gratidao|curios(?:a|o|idade)|nervos[oa]|primeira vez|teste|voces arrasam|arrasem|surpreend\\w+|no aguardo|nas maos de voces?|nao tenho (?:preferencias?|obs)|me sentir bem|mudar (?:esse|o|de) visual|partiu|agradecer|moro (?:em|fora)|sou de|atenciosamente|att|timid[oa]|feliz|fa d[oa]|fim de ano ne|tenho (?:1[89]|[2-9]\\d)(?: anos)?|bora|abencoe',
)

const GREETINGS = new RegExp(GREETING, 'g')
/** A question that asks nothing. */
const HOW_ARE_YOU =
  /^(?:(?:oi+|ola|bom dia|boa tarde|boa noite|pessoal|gente)\s*)*(?:(?:esta )?tudo (?:bem|bom|certo|otimo)|como vao?|beleza)(?: com voce)?$/

/** @param at the day of the note, for days named from it (ISO date) */
export function hearNote(note: string | null | undefined, at: string): Heard {
  const clauses = clausesOf(note)
  const whole = plainOf(note ?? '')
  if (ABOUT_OTHER.test(whole))
    return { facts: [], questions: [], unheard: clauses.map(({ words: clause }) => clause), talk: [] }
  const facts: HeardFact[] = []
  const questions: string[] = []
  const unheard: string[] = []
  const talk: string[] = []
  let last: Context = NOTHING
  for (const [index, clause] of clauses.entries()) {
    const previous = last.sentence === clause.sentence ? last : { ...NOTHING, subject: last.subject, isOther: false }
    const done = isOfOther(clause.plain)
      ? []
      : inTheHair(clause.plain, plainSentence(clauses, clause), clause.isQuestion).map((key) => ({
          key,
          words: clause.words,
        }))
    if (clause.isQuestion) facts.push(...done, ...toldInQuestion(clause, at))
    if (clause.isQuestion && !HOW_ARE_YOU.test(clause.plain)) {
      if (!questions.includes(clause.words)) questions.push(clause.words)
      last = { ...NOTHING, sentence: clause.sentence }
      continue
    }
    const special = isOver(clause.plain) ? [] : specialFacts(clause, at, isOfOther(clause.plain))
    const read = readClause(clause, previous, clauses[index + 1])
    const heard = [...(special.length > 0 ? special : read.facts), ...done]
    const day = heard.length === 0 ? dayIn(clause.plain, at) : null
    const latest = facts.at(-1)
    if (day !== null && latest && latest.value === undefined && FACTS[latest.key].shelf === 'day') {
      facts.splice(-1, 1, { ...latest, value: day })
    } else if (heard.length > 0) facts.push(...heard)
    else if (!read.isSmall) (mayBind(clause.plain) ? unheard : talk).push(clause.words)
    last = read.context
  }
  const isBridal = /\bveu\b/.test(whole) && facts.some(({ key }) => key === 'wedding')
  const isOfGender = OF_GENDER.test(whole)
  const sure = unique(facts).filter(
    ({ key }, _, found) =>
      !found.some((one) => areOpposed(key, one.key)) &&
      !(isOfGender && key === 'in-transition') &&
      !(isBridal && key === 'covered'),
  )
  const doubted = unique(facts).filter((fact) => !sure.includes(fact))
  // Everybody wants a haircut; whose hair is covered asks for its pages by it.
  const asked = sure.some(({ key }) => key === 'covered')
    ? clauses.find(({ plain, isQuestion }) => ASKS_FOR_HAIR.test(plain) && !isQuestion && !isOfOther(plain))?.words
    : undefined
  return {
    facts: asked === undefined ? sure : [...sure, { key: 'hair-pages', words: asked }],
    questions,
    unheard: [...doubted.map(({ words: clause }) => clause), ...unheard].filter((clause) => clause !== asked),
    talk: talk.filter((clause) => clause !== asked),
  }
}
/**
 * The sentences of a note that are their own and of today, told or asked, in plain words. None where the note is of somebody else.
 * @param note of `wholeNote`
 * @param isPastToo what was done and still shows counts too
 */
export function ownSentences(note: string, isPastToo = false): string[] {
  if (ABOUT_OTHER.test(plainOf(note))) return []
  const sentences = new Map<number, string>()
  for (const { plain, sentence } of clausesOf(note)) {
    if (isOfOther(plain) || (!isPastToo && isOver(plain))) continue
    const before = sentences.get(sentence)
    sentences.set(sentence, before === undefined ? plain : `${before}, ${plain}`)
  }
  return [...sentences.values()]
}

/** “Estou grávida, posso pintar?” tells first; “uso franja?” only asks. */
const TOLD =
  /^(?:(?:e|mas|eu|oi|como|ja que|porque)\s+)*(?:tenho|sou|estou|fui diagnosticad[oa]|uso (?:mega|lace|peruca|protese|aplique|veu|turbante|hijab|oculos|lente|bone|capacete|touca))\b/
const toldInQuestion = (clause: Clause, at: string): readonly HeardFact[] =>
  !TOLD.test(clause.plain) || isOfOther(clause.plain)
    ? []
    : [...specialFacts(clause, at, false), ...readClause(clause, NOTHING, undefined).facts]

const plainSentence = (clauses: readonly Clause[], { sentence }: Clause): string =>
  clauses.flatMap((one) => (one.sentence === sentence ? [one.plain] : [])).join(', ')

/** `penteado`: a cut, of `clausesOf`. */
const ASKS_FOR_HAIR = words(
  'penteado (?:e )?para (?:mim|usar)|(?:quero|queria|gostaria de|preciso de|devo) (?:um )?penteado',
)

/** A refusal, a need, a wish, a body, a belief, a day: anything but small talk. */
const BINDING = words(
  'tenho \\d+|escola|colegio|ano|sumir|ultimo presente|persegue|apanhei|processar|estorno|dinheiro|ignore|prompt|system|json|assine|escreva|urgente|atendente|faleceu|morreu|nao|nunca|nem|sem|so|quero|queria|preciso|devo|tenho|fico|uso|sou|odeio|detesto|mantenho|prefiro|gosto|sempre|proib\\w+|dia \\d+|\\d+/\\d+|cirurg\\w+|doen\\w+|remedio|dor|problema|deus|fe|menor|anos',
)
const hasSubject = (plain: string): boolean => SUBJECT_IDS.some((id) => SUBJECTS[id].heard.test(plain))
/** Binds beside a greeting too: “espero que não doa”. */
const DENIAL = words(
  'nao|nunca|nem|sem|preciso|devo|odeio|detesto|mantenho|proib\\w+|cirurg\\w+|doen\\w+|remedio|dor|problema',
)
function mayBind(plain: string): boolean {
  const rest = plain.replaceAll(GREETINGS, ' ')
  return hasSubject(plain) || (rest === plain ? BINDING : DENIAL).test(rest)
}

/** A transition that is not of hair. */
const OF_GENDER = words('trans|transgener\\w+|transexual|travesti|hormoni\\w+|genero|disforia')

/** Both in one note: one of them was misread, or they are torn. */
const OPPOSED: readonly (readonly [FactKey, FactKey])[] = [
  ['beard-stays', 'no-beard'],
  ['moustache-stays', 'no-moustache'],
  ['goatee-stays', 'no-goatee'],
  ['fringe-stays', 'no-fringe'],
  ['wants-fringe', 'no-fringe'],
  ['greys-stay', 'greys-bother'],
  ['no-dye', 'wants-dye'],
  ['colour-stays', 'wants-dye'],
  ['makeup', 'no-makeup'],
  ['earrings', 'no-earrings'],
  ['glasses', 'no-glasses'],
  ['length-stays', 'wants-shorter'],
  ['no-cut', 'wants-short'],
  ['no-cut', 'wants-shaved'],
  ['no-cut', 'wants-shorter'],
  ['length-stays', 'wants-short'],
  ['length-stays', 'wants-shaved'],
  ['no-short', 'wants-short'],
  ['no-short', 'wants-shaved'],
  ['short-stays', 'wants-length'],
  ['no-clippers', 'wants-shaved'],
  ['no-clippers', 'shaved-stays'],
  ['no-clippers', 'wants-shaved-sides'],
]
export const areOpposed = (a: FactKey, b: FactKey): boolean =>
  OPPOSED.some((pair) => a !== b && pair.includes(a) && pair.includes(b))

type Context = {
  readonly sentence: number
  readonly subject: SubjectId | null
  readonly stance: Stance | null
  readonly isOther: boolean
  /** What was over, doubted or somebody else's: a list goes on with it. */
  readonly isQuiet: boolean
}
const NOTHING: Context = { sentence: -1, subject: null, stance: null, isOther: false, isQuiet: false }

type ReadClause = { readonly facts: readonly HeardFact[]; readonly context: Context; readonly isSmall: boolean }

function readClause(clause: Clause, before: Context, next: Clause | undefined): ReadClause {
  const { plain, sentence } = clause
  const subjects = subjectsIn(plain)
  const [first] = subjects
  const own = stanceOf(first === undefined ? plain : withoutTail(plain, first))
  const isMine = ME.test(plain)
  const isOther = isOfOther(plain) || (before.isOther && !isMine)
  const isOff = isOther || NEUTRAL.test(plain) || UNSURE.test(plain) || isOver(plain)
  const quiet = (isSmall: boolean): ReadClause => ({
    facts: [],
    context: { sentence, subject: first ?? before.subject, stance: isOff ? null : own, isOther, isQuiet: isOff },
    isSmall,
  })
  if (isOther) return quiet(false)
  // “No sábado não corto”: a day's rule is for a person.
  if (own === 'spare' && WEEKDAY.test(plain)) return quiet(false)
  if (isOff) return quiet(false)
  if (first === 'covering' && FOR_AN_HOUR.test(plain)) return quiet(false)
  if (first === undefined) {
    // “Meu marido odeia meu cabelo curto, eu amo”; “está na cintura e quero manter”.
    const goesOn = before.isOther || (before.sentence === sentence && before.stance !== null)
    const again =
      own && before.subject && goesOn && AGAIN.includes(own) && plain.split(' ').length <= 4
        ? factOf(before.subject, own)
        : undefined
    if (again) return heardAs([again], clause, before.subject, own)
    return quiet(plain.split(' ').length < 2)
  }
  // A bare noun is part of a list: it takes the verb before it, or the one after.
  const isCutOff = own === null && withoutTail(plain, first) !== plain
  if (isCutOff || (own === null && before.isQuiet && before.sentence === sentence)) return quiet(false)
  const said = own ?? before.stance ?? ahead(clause, next) ?? 'has'
  const stance =
    said !== 'denies' || factOf(first, 'denies') ? said : isDenied(plain, first) ? goesOnDenying(plain, before) : null
  if (stance === null) return quiet(false)
  const keys = own === null ? subjects.flatMap((id) => factOf(id, stance) ?? []) : [factOf(first, stance)]
  // “Não curto barba grande” refuses the size, not the beard.
  const found = QUALIFIED.test(plain) && OF_WISH.includes(stance) ? [] : keys.filter((key) => key !== undefined)
  return found.length > 0 ? heardAs(found, clause, first, stance) : quiet(false)
}

/** “No culto uso véu” covers no head all day. */
const FOR_AN_HOUR = words(
  'no culto|na igreja|na missa|no terreiro|as vezes|de vez em quando|no inverno|na praia|no casamento',
)

/** “Barba e bigode ficam”: the verb of the next, unless it denies. */
function ahead({ sentence }: Clause, next: Clause | undefined): Stance | null {
  const stance = next && next.sentence === sentence ? stanceOf(next.plain) : null
  return stance !== null && AHEAD.includes(stance) ? stance : null
}
/** “Sem franja”, “franja não”. */
function isDenied(plain: string, id: SubjectId): boolean {
  const match = SUBJECTS[id].heard.exec(plain)
  if (!match) return false
  const before = plain.slice(0, match.index)
  return (
    /\b(?:sem|nem|nao|nunca)\s+(?:\S+\s+)?$/.test(before) ||
    /^\s*(?:eu )?(?:nao|nunca)\s*$/.test(plain.slice(match.index + match[0].length))
  )
}

/** “Não quero tinta, nem luzes”: what the clause before wanted. */
const goesOnDenying = (plain: string, before: Context): Stance | null =>
  !plain.startsWith('nem ') || before.stance === null ? 'refuse' : before.stance === 'denies' ? null : before.stance

/** “Óculos sem apoio”: what comes after denies something else. */
function withoutTail(plain: string, id: SubjectId): string {
  const at = SUBJECTS[id].heard.exec(plain)?.index ?? 0
  const without = plain.slice(at).search(/\b(?:sem|nem|que nao (?!quero|gosto|uso|posso|vou|deixo|abro))\b/)
  return without > 0 ? plain.slice(0, at + without) : plain
}
const AHEAD: readonly Stance[] = ['keep', 'love', 'bother', 'must']
const WEEKDAY = words('segunda|terca|quarta|quinta|sexta|sabado|domingo')
const AGAIN: readonly Stance[] = ['keep', 'love', 'spare', 'refuse', 'want', 'bother']
const OF_WISH: readonly Stance[] = ['refuse', 'drop', 'lacks', 'cannot', 'spare']
const QUALIFIED = words(
  '(?:barba|bigode|cavanhaque|franja|maquiagem|make|brincos?|oculos|armac\\w+|tinta|decote)s? (?:muito |bem |tao |mais )?(?:grand\\w+|comprid\\w+|chei\\w+|long\\w+|gross\\w+|fechad\\w+|pesad\\w+|ret\\w+|curt\\w+|fin\\w+|fort\\w+|carregad\\w+|pequen\\w+|redond\\w+|quadrad\\w+|de sol)',
)

const heardAs = (
  keys: readonly FactKey[],
  { words: clauseWords, plain, sentence }: Clause,
  subject: SubjectId | null,
  stance: Stance | null,
): ReadClause => ({
  facts: keys.map((key) => ({ key, words: clauseWords, ...valueOf(key, subject, plain) })),
  context: { sentence, subject, stance, isOther: false, isQuiet: false },
  isSmall: false,
})

function valueOf(key: FactKey, id: SubjectId | null, plain: string): { value?: string } {
  const subject: NamedThing | null = id === null ? null : SUBJECTS[id]
  const [word] = (subject?.hasValue && Object.values(subject.facts).includes(key) && subject.heard.exec(plain)) || []
  return word === undefined ? {} : { value: word }
}

const factOf = (id: SubjectId, stance: Stance): FactKey | undefined => {
  const subject: NamedThing = SUBJECTS[id]
  return subject.facts[stance]
}

/** By place; the thing an act is done to before the act. Where two name the same words, the longer. */
function subjectsIn(plain: string): SubjectId[] {
  const found = SUBJECT_IDS.flatMap((id) => {
    const match = SUBJECTS[id].heard.exec(plain)
    return match ? [{ id, at: match.index, end: match.index + match[0].length }] : []
  })
  const longest = found.filter(
    (one) =>
      !found.some(
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

const SUBJECT_IDS = Object.keys(SUBJECTS).filter((id): id is SubjectId => id in SUBJECTS)

/** One said again without its value says nothing new. */
const unique = (facts: readonly HeardFact[]): HeardFact[] =>
  facts.filter(
    ({ key, value }, index) =>
      facts.findIndex((one) => one.key === key && one.value === value) === index &&
      (value !== undefined || !facts.some((one) => one.key === key && one.value !== undefined)),
  )
