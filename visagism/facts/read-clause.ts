/** Reads one clause beside its neighbours into facts. Where a word of it is unexplained, none is made. */
import { plainLetters } from '../knowledge/observations.ts'
import {
  ahead,
  BARE_REFUSAL,
  type Context,
  exceptionOf,
  goesOnDenying,
  isBefore,
  isGivenUp,
  isPlea,
  isTakenBack,
  SAYS_NOTHING,
} from './across-clauses.ts'
import { asWritten, type Clause } from './clause.ts'
import { type FactKey, FACTS, type Force } from './facts.ts'
import { type HeardFact } from './heard.ts'
import {
  EVENTS,
  factOf,
  hasSubject,
  isBeside,
  isDenied,
  isLived,
  isOfBody,
  isTold,
  type Named,
  namedIn,
  WHERE_IT_BINDS,
  spansOf,
  subjectsIn,
  withoutTail,
} from './named-things.ts'
import { namesHair, oddWords } from './neutral-words.ts'
import { EXCEPT, JEST } from './small-talk.ts'
import { FORCE_OF, type Stance, stanceOf } from './stance.ts'
import { wholeWords } from './standing.ts'
import { type NamedThing, type SubjectId, SUBJECTS } from './subjects.ts'
import { isOfOther, isOver, ME, OTHER_PEOPLE, theirStance } from './whose.ts'

export const quietOf = ({ plain, sentence }: Clause): ReadClause => ({
  facts: [],
  context: { ...NOTHING, sentence, subject: subjectsIn(plain, namedIn(plain))[0] ?? null, isQuiet: true },
})

/** “Não saio sem batom”, “sem óculos eu não vivo”: two denials keep it. */
function isMissedIfAbsent(plain: string, id: SubjectId): boolean {
  const match = SUBJECTS[id].heard.exec(plain)
  if (!match) return false
  const [without] = /\bsem (?:\S+ ){0,2}$/.exec(plain.slice(0, match.index)) ?? []
  return (
    without !== undefined &&
    (/\b(?:nao|nunca|detesto|odeio|cansei|enjoei)\b/.test(plain.slice(0, match.index - without.length)) ||
      WITHOUT_IT.test(plain.slice(match.index + match[0].length)))
  )
}

/** “Sem barba, nem pensar”, “mostrar a orelha, nem morta”. */
const OF_NO_LIST = /^(?:sem (?:\S+ ){0,2}\S+$|\w+[aei]r\b)/

const WITHOUT_IT = wholeWords('nao|nunca|sou|viro|sofro|acab\\w+|morr\\w+|desmonto|perco|me (?:acho|sinto|vejo)')

/** “Não quero curto, a não ser que seja um chanel”. */
const ONLY_IF = /^(?:mas |e )?(?:a nao ser que|(?:exceto|salvo|menos) (?:se|que)|so se|(?:desde|contanto) que)\b/

const DYES = wholeWords('pint\\w+|ting\\w+')

const DYED_SO = /\b(?:de|pintar|tingir) (?:um |mais )?$/

export const NOTHING: Context = {
  sentence: -1,
  subject: null,
  stance: null,
  isOther: false,
  isQuiet: false,
  theirs: null,
}

/** “Quero tirar a franja que eu mesma cortei”: the wish is present. */
const WISH_OF_DONE = /^(?:(?:eu|so|mas|agora) )*(?:nao )?quero (?!que\b).* que (?:eu )?(?:mesm[oa] )?\w+ei\b/

const CONCLUDES = /^(?:entao|por isso) (?:deix|mant[ei]|nao )/

const SAYING = /\b(?:disse|diz|falou|fala|pediu|pede|gritou|respondeu|acha)$/

const isOwnOrder = (plain: string, previous: Clause | undefined): boolean =>
  ORDER_ALONE.test(plain) || (CONCLUDES.test(plain) && !SAYING.test(previous?.plain ?? ''))

/** It aches: what is done to it is no habit. */
const ACHES = wholeWords('doi|doem|doendo|doer|doeu|repuxa|dor')

const HURTS = wholeWords('doi|doem|doendo')

const IT_ACHES = /^(?:que )?(?:me )?(?:doi|da (?:muita )?dor)\b/

/** “Está na cintura, fica”: an order of one's own, whoever spoke before. */
const ORDER_ALONE = /^(?:(?:entao|por isso|e|mas|ele|ela) )*fica[m]?$/

/** “De rabo de cavalo aparece tudo.” */
const SHOWS_ALL = wholeWords('aparec\\w+|mostra|denuncia|a mostra|de fora|a vista')

/** “Não fique falando da minha boca”, “não quero que comentem o nariz”: a word about words. */
const NOT_SPOKEN =
  /\b(?:nao|nunca|nem|sem|evit\w+|detesto|odeio)\b.{0,24}\b(?:fal(?:e|em|ar|ando)|coment\w+|mencion\w+|cit(?:e|em|ar)|toqu(?:e|em) n[oa]s? assunto)\b/

const isNotSpoken = (plain: string, id: SubjectId): boolean => {
  const at = NOT_SPOKEN.exec(plain)?.index
  return at !== undefined && at < (SUBJECTS[id].heard.exec(plain)?.index ?? 0)
}

/** Such brows want scissors, not a shape: a person's to answer. */
const OVERGROWN = /\b(?:cresc(?:e|eu|em|eram|endo)|comprid[ao]s?|espetad\w+|emaranhad\w+|desgrenhad\w+)\b/

/** Beside it wax is no product of the hair. */
const HAIR_REMOVAL = wholeWords('pincas?|laser|depil\\w+|linha|gilete|lamina|buco')

/** A bare word says nothing of wearing one. */
const TOLD_BY_VERB: readonly SubjectId[] = ['hairpiece', 'moustache']

/** “Amo curto, mas não tenho coragem”, “preciso de óculos mas não uso”. */
const TURNS =
  /^(?:mas|porem|so que)\b.*\b(?:(?:em|para|com) mim nao|nao (?:em|para|com) mim|nao tenho coragem|falta coragem|tenho medo|nao me (?:animo|atrevo|arrisco)|em mim (?:nao )?(?:fica|cai|ficou)|a minha (?:e|nao)|nao (?:uso|tenho|faco)(?: mais| nunca| sempre)?$|(?:n[oa]|em|para [oa]) \w+(?: \w+)? (?:eu )?(?:quero|uso|topo|aceito)(?: sim)?$)|^mas (?:ali |la |la sim |nesse dia )?quero$|^mas (?:ja |agora )?voltei\b|^nao vou\b(?: k+)?$/

/** What “menos” leaves out is spared or refused, as what stands before it says. */
const EXCEPT_THIS = /^(?:menos|exceto|salvo|fora) (?:[oa]s?|n[oa]s?|meus?|minhas?) /

const MINE = wholeWords('meus?|el[ea]|assim|uso|sempre|esse|dele|atras')

const LEAVES = /\bsa(?:ir|io) d|\blarg(?:ar|o)\b|\btir(?:ar|o|em|e) (?:[oa]|ess[ea]|est[ea]|meu|minha)\b/
const MAKES = wholeWords('cort\\w+|rasp\\w+|pint\\w+|ting\\w+|encurt\\w+')
const ENDS: readonly SubjectId[] = ['ends', 'only-ends', 'cutting']
const NO_USE = wholeWords('cansei|enjoei|(?:nao|nunca|nem) (?:resolve|adianta|basta|muda)')

/** “Tirei a barba e gostei”: of being without it. */
const isUndone = (plain: string, id: SubjectId): boolean =>
  /\b(?:tirei|parei|larguei|abandonei|perdi|deixei de)\b/.test(plain) ||
  (!isResult(id) && /\b(?:cortei|raspei)\b/.test(plain))

const WHETHER = /\b(?:nao sei|em duvida|na duvida|duvida)(?: \w+)? (?:se|entre)\b/

const GROWN_UP = /\b(?:[5-9]|1\d|[2-9]\d) anos\b/

const THEIR_CURLS = wholeWords(
  'meus?|minhas?|natura\\w+|volta|voltar|assumir|manter|deixar|respeit\\w+|valoriz\\w+|definid\\w+|definir|crespo|cacheado',
)

/** White there says nothing of the head. */
const ON_THE_FACE = /\bn[ao]s? (?:minhas? |meu )?(?:barba|bigode|cavanhaque|costeletas?|sobrancelhas?|cilios|peito)\b/

/** “Não quero sair nas fotos de boné”. */
const GOES_OUT = /\bsa(?:ir|io|ia)\b.* de \w+$/

/** A trade. */
const SELLS = /^(?:eu )?(?:vendo|trabalho com|fabrico|alugo|faco e vendo) (?!mascara|touca|bone|capacete|epi\b|camera)/

const SOLD: readonly SubjectId[] = ['makeup', 'hairpiece', 'earrings', 'glasses', 'jewel', 'highlights']

/** “O boné é outra briga”: nothing is told of wearing one. */
const IS_SO = /^(?:mas )?[oa]s? (?:meus? |minhas? )?\w+ (?:e|sao|era) (?!obrig|devo|sempre|meu|minha|todo)/

/** “Gosto mais de curto do que de comprido” keeps neither. */
const COMPARES = /\b(?:gosto|adoro|amo) mais d/

const DENIES = wholeWords('nao|nunca|nem|sem')

const isResult = (id: SubjectId): boolean => {
  const subject: NamedThing = SUBJECTS[id]
  return subject.isResult === true
}

/** It is said by a verb: “pintar”, “alisar”. */
const isDeed = (plain: string, id: SubjectId): boolean => {
  const subject: NamedThing = SUBJECTS[id]
  return subject.isAct === true && (subject.heard.exec(plain)?.[0] ?? '').endsWith('r')
}

/** “Não quero tinta, só luzes”: what is left of it is wanted. */
const ONLY = /^(?:mas )?(?:so|somente|apenas|no maximo)\b/

const isNarrowed = (id: SubjectId | undefined, stance: Stance | null, { plain }: Clause): boolean =>
  id !== undefined &&
  stance !== null &&
  OF_WISH.includes(stance) &&
  ONLY.test(plain) &&
  subjectsIn(plain, namedIn(plain)).some(
    (other) => factOf(other, 'refuse') !== undefined && factOf(other, 'refuse') === factOf(id, 'refuse'),
  )

/** The verb before it; “não uso barba, só bigode” turns it round. */
const goingOn = (plain: string, { stance }: Context): Stance | null =>
  stance !== null && ONLY.test(plain) && (OF_WISH.includes(stance) || stance === 'denies') ? 'has' : stance

/** “Nem loiro nem ruivo, castanho”: the third is meant. */
const isAfterBoth = (plain: string, previous: Clause | undefined, sentence: number): boolean =>
  previous?.sentence === sentence &&
  /^nem \S+(?: \S+)?$/.test(previous.plain) &&
  stanceOf(previous.plain) === 'denies' &&
  !/^(?:nem|ou)\b/.test(plain)

/** “Quero ir eu”, “nuca de fora”: a verb or a noun of its own. */
const isOfElse = (plain: string, stance: Stance): boolean =>
  (stance === 'want' && !WISHES_IT.test(plain)) || (stance === 'love' && /\b(?:de fora|a mostra|a vista)$/.test(plain))

const WISHES_IT =
  /^(?:(?:e|mas|eu|ainda|agora|sim|tambem|so|que|ja|hoje|muito|mesmo|entao) )*(?:quero|queria|gostaria|adoraria|amaria|desejo|aceito|topo|sonho)(?: (?:sim|muito|mesmo|demais|de novo|tambem|uma?s?|ter|fazer|usar|experimentar|tentar|testar|isso|assim|agora|logo|voltar|[oa]s?|ess[ea]|esse ano|por favor|voltar a ter))*$/

/** “A franja piora quando chove”. */
const ONLY_THEN = /^(?:quando|se|enquanto|no|na|nos|nas|em|com)\b/

type ReadClause = {
  readonly facts: readonly HeardFact[]
  readonly context: Context
  /** It names something else too, of which no fact was made. */
  readonly isHalf?: boolean
}

export function readClause(
  clause: Clause,
  before: Context,
  previous: Clause | undefined,
  next: Clause | undefined,
  refused: Stance | null = null,
): ReadClause {
  const { plain, sentence } = clause
  const named = namedIn(plain)
  const subjects = subjectsIn(plain, named)
  const [first] = subjects
  const own =
    refused ?? exceptionOf(plain, previous) ?? stanceOf(first === undefined ? plain : withoutTail(plain, first))
  const isMine = ME.test(plain)
  const isOther = isOfOther(plain) || (before.isOther && !isMine && !isOwnOrder(plain, previous))
  const isOff =
    isOther ||
    SAYS_NOTHING.some((pattern) => pattern.test(plain)) ||
    ALL_BUT.test(plain) ||
    (isOver(plain) && !WISH_OF_DONE.test(plain)) ||
    isTwiceDenied(clause) ||
    // “Vou começar a usar óculos”: not yet.
    /\bvou (?:comecar|passar)\b/.test(plain) ||
    (first !== undefined && isMissedIfAbsent(plain, first)) ||
    (refused === null && OF_NO_LIST.test(plain) && next?.sentence === sentence && BARE_REFUSAL.test(next.plain)) ||
    (next?.sentence === sentence && ONLY_IF.test(next.plain)) ||
    (next !== undefined && JEST.test(next.plain)) ||
    (next !== undefined && next.sentence === sentence && EXCEPT.test(next.plain) && !hasSubject(next.plain)) ||
    (first !== undefined &&
      ACHES.test(plain) &&
      (first === 'tied' || (HURTS.test(plain) && (own === null || own === 'has') && !isOfBody(first)))) ||
    (first === 'tied' && (SHOWS_ALL.test(plain) || (next?.sentence === sentence && IT_ACHES.test(next.plain)))) ||
    (next?.sentence === sentence && isNarrowed(first, own, next)) ||
    (first !== undefined && isNotSpoken(plain, first)) ||
    [previous, next].some((one) => one?.sentence === sentence && /\btanto faz\b/.test(one.plain)) ||
    // “Com ou sem franja”, “não é porque tenho 60 anos que quero curto”.
    (previous?.sentence === sentence && /^(?:com|sem|nao e)$/.test(previous.plain)) ||
    (first === 'greys' && ON_THE_FACE.test(plain)) ||
    (first === 'baby' && GROWN_UP.test(plain)) ||
    // “Quero sair do chanel”: it is left, and nothing is made.
    (first !== undefined && own === 'drop' && isResult(first) && LEAVES.test(plain) && !MAKES.test(plain)) ||
    // “Comprido na frente” is no length all round.
    (first === 'length' && /\b(?:na frente|em cima|no topo|no alto)\b/.test(plain)) ||
    // “Detesto fazer a barba” is of shaving.
    (first === 'beard' && own === 'refuse' && /\braspo a\b/.test(plain)) ||
    (first === 'fringe' && /\b(?:quero|queria) menos franj/.test(plain)) ||
    /^apesar\b/.test(plain) ||
    // “Não sei se corto ou deixo crescer.”
    (previous?.sentence === sentence && WHETHER.test(previous.plain) && plain.split(' ').length <= 4) ||
    // “Cansei de só cortar as pontas” asks for more.
    (first !== undefined && ENDS.includes(first) && NO_USE.test(plain)) ||
    (first === 'metal' && own === 'has' && /\bcabelo\b/.test(plain)) ||
    // “Deixa a orelha coberta.”
    (own === 'keep' && /\b(?:cobert|tapad|tampad|escondid)[oa]s?\b/.test(plain)) ||
    // “Queria cachos”: who has some says whose.
    (first === 'curls' && own === 'want' && !THEIR_CURLS.test(plain)) ||
    (next?.sentence === sentence && TURNS.test(next.plain)) ||
    (EXCEPT_THIS.test(plain) && exceptionOf(plain, previous) === null) ||
    // “Amo cabelo curto”: as one loves a song.
    (first === 'short' && own === 'love' && !MINE.test(plain)) ||
    (first === 'brows' && OVERGROWN.test(plain)) ||
    (first !== undefined && WORN.includes(first) && GOES_OUT.test(plain)) ||
    (first === 'cream' && [previous, next].some((one) => one?.sentence === sentence && HAIR_REMOVAL.test(one.plain))) ||
    (first !== undefined && SELLS.test(plain) && SOLD.includes(first)) ||
    (first !== undefined && WORN.includes(first) && IS_SO.test(plain)) ||
    (next?.sentence === sentence && /^nem (?:tanto|muito|um pouco)/.test(next.plain)) ||
    (/\bpiora/.test(plain) && next?.sentence === sentence && ONLY_THEN.test(next.plain))
  const quiet: ReadClause = {
    facts: [],
    context: {
      sentence,
      // “Tenho uma mecha branca, já me mandaram pintar, gosto dela”: of the lock, not of the act.
      subject: isOff && first !== undefined && isDeed(plain, first) ? before.subject : (first ?? before.subject),
      // “Não corto nem cabelo nem barba”: the verb goes on.
      stance: isOff ? null : own === 'denies' && plain.startsWith('nem ') ? before.stance : own,
      isOther,
      isQuiet: isOff || (own === null && before.isQuiet),
      theirs: isOther ? theirStance(plain) : null,
    },
  }
  if (isOther) return quiet
  // “No sábado não corto”, “não se corta na lua cheia”: a day's rule is for a person.
  if (own === 'spare' && ON_SOME_DAYS.test(plain)) return quiet
  if (isOff) return quiet
  if (first !== undefined && isNotAlways(first, plain)) return quiet
  const shared =
    before.subject && before.theirs && /^(?:e |mas )?eu tambem$/.test(plain)
      ? factOf(before.subject, before.theirs)
      : undefined
  if (shared) return heardAs([shared], clause, before.subject, before.theirs)
  if (first === undefined) {
    // What an exception leaves out is a person's where nothing here names it.
    if (EXCEPT.test(plain)) return quiet
    // “Meu marido odeia meu cabelo curto, eu amo”; “está na cintura e quero manter”.
    const isNamed =
      /^e?\s*nao (?:mex|tir|cort|rasp|toc|encost)/.test(plain) && previous !== undefined && !ends(previous, NAMES_ALONE)
    // “Cabelo curto em mim fica estranho, dispenso.”
    const isVerdict =
      plain.split(' ').length <= 2 &&
      own !== null &&
      VERDICTS.includes(own) &&
      !/^(?:eu )?detesto/.test(plain) &&
      before.subject !== null &&
      previous !== undefined &&
      !OF_NO_LIST.test(previous.plain) &&
      SUBJECTS[before.subject].heard.test(previous.plain)
    const goesOn = before.isOther || (before.sentence === sentence && (before.stance !== null || isNamed || isVerdict))
    const again =
      own &&
      before.subject &&
      goesOn &&
      !(own === 'refuse' && isOfItself(plain, before, previous)) &&
      // “Meu crespo tem 3 cm e vai continuar assim” keeps the measure, not the curl.
      !(before.subject === 'curls' && MEASURED.test(previous?.plain ?? '')) &&
      AGAIN.includes(own) &&
      !namesHair(plain) &&
      // “Nuca de fora”, “quero ir eu”: of something else.
      !isOfElse(plain, own) &&
      !(before.subject === 'brows' && OVERGROWN.test(plain)) &&
      !(previous !== undefined && isUndone(previous.plain, before.subject)) &&
      !((own === 'refuse' || own === 'drop') && previous !== undefined && QUALIFIED.test(previous.plain)) &&
      (plain.split(' ').length <= 4 || /\bd?(?:o meu|a minha)$/.test(plain))
        ? factSaidAgain(before.subject, own)
        : undefined
    // “A barba pinica e não aguento”: the itch.
    const isOfBother = again && before.stance === 'bother' && own === 'refuse' && FACTS[again].shelf === 'cannot'
    if (again && !isOfBother) return heardAs([again], clause, before.subject, own)
    const isNow = previous?.sentence === sentence && isOver(previous.plain) && NO_MORE.test(plain)
    const refused = isNow && before.subject ? factOf(before.subject, 'refuse') : undefined
    if (refused) return heardAs([refused], clause, before.subject, 'refuse')
    return quiet
  }
  // A bare noun is part of a list: it takes the verb before it, or the one after.
  const isCutOff = own === null && withoutTail(plain, first) !== plain
  if (isCutOff || (own === null && before.isQuiet && before.sentence === sentence)) return quiet
  // “Odeio quando clareiam na maquiagem” refuses what is done, not the thing.
  if (own === null && /\b(?:nao|nunca)\b/.test(plain)) return quiet
  const isAside = own === null && /^(?:quando|enquanto|porque|ja que)\b/.test(plain)
  if (isAside && !EVENTS.includes(first) && (before.stance !== null || !isLived(first))) return quiet
  // It has a verb of its own, of which nothing is known.
  const isDoing = /\b(?:fica|ficam|vira|cai|some|embola|me deixam?|me fazem?)\b/.test(plain)
  const inherited =
    isDoing || isAfterBoth(plain, previous, sentence) ? null : (goingOn(plain, before) ?? ahead(clause, next))
  // “Aplique puxa” wears none.
  if (own === null && (inherited ?? 'has') === 'has' && !ONLY.test(plain) && TOLD_BY_VERB.includes(first)) return quiet
  // A bare word in the middle of a sentence makes no law.
  if (own === null && inherited === null && LAWFUL.includes(first) && before.sentence === sentence) return quiet
  const said =
    (own === 'drop' && isResult(first) && DENIES.test(plain) ? 'refuse' : own) ??
    (isPlea(clause, next) && factOf(first, 'want') ? 'want' : null) ??
    (/^(?:mas )?com\b/.test(plain) && first === 'cut-name' ? 'want' : inherited) ??
    'has'
  const stance =
    said === 'denies' && next !== undefined && isBefore(clause, next) && stanceOf(next.plain) === 'spare'
      ? 'spare'
      : said !== 'denies' || factOf(first, 'denies')
        ? said
        : isDenied(plain, first)
          ? goesOnDenying(plain, before)
          : null
  if (stance === null) return quiet
  if (first === 'colour-name' && stance === 'drop' && DYES.test(plain))
    return DYED_SO.test(plain.slice(0, SUBJECTS[first].heard.exec(plain)?.index ?? 0))
      ? heardAs(['wants-dye'], clause, first, 'want')
      : quiet
  // “No quartel é proibido bigode”, “na minha religião não se corta o cabelo”: where, and what.
  const isPlace = (own === 'cannot' || own === 'spare') && WHERE_IT_BINDS.includes(first)
  const spared = subjects.filter((id) => !WHERE_IT_BINDS.includes(id)).slice(0, 1)
  // “Quero um chanel com franja”.
  const isWith = ({ id, at }: Named): boolean =>
    own === 'want' && subjects.includes(id) && /\bcom (?:uma? )?$/.test(plain.slice(0, at))
  const wished = named.filter(isWith).map(({ id }) => id)
  const isList = own === null || isPlace
  const about = isPlace && own === 'spare' ? spared : isList ? subjects : [...new Set([first, ...wished])]
  const beside = stance === 'has' || stance === 'bother' ? subjects.filter((id) => isBeside(id)) : []
  const keys = [
    ...new Set([
      ...about.flatMap((id) => factOf(id, stance) ?? []),
      ...beside.flatMap((id) => factOf(id, 'has') ?? []),
    ]),
  ]
  // “Não curto barba grande” refuses the size, not the beard.
  // Who dislikes their glasses may need them all the same.
  // “Turbante eu acho lindo” wears none.
  const isAdmired =
    stance === 'love' &&
    (first === 'covering' || /\bacho (?!que\b)\w/.test(plain)) &&
    !/\b(?:meu|minha)s?\b/.test(plain)
  const isDisliked = first === 'glasses' && stance === 'refuse' && !/\bnao (?:quero|uso|vou usar)\b/.test(plain)
  const isCompared = COMPARES.test(plain) && FACTS[keys[0] ?? 'glasses'].shelf === 'stays'
  const found = isAdmired || isDisliked || isCompared || (QUALIFIED.test(plain) && OF_WISH.includes(stance)) ? [] : keys
  const known = [placesIn(clause.words), bidderIn(plain)]
  const spans = spansOf(plain, named)
  const oddIn = (part: string): number => oddWords(part, spans, known).length
  const isTaken = isTakenBack(clause, next)
  const isGone = isGivenUp(clause, next)
  const isPlain = (key: FactKey): boolean =>
    oddIn(
      FACTS[key].shelf === 'stays' || FACTS[key].shelf === 'cannot'
        ? withoutReason(plain)
        : withoutLikeness(withoutReason(plain)),
    ) <=
    mostOdd(key) + (!binds(key) && ALL_DAY.test(plain) ? 1 : 0)
  const isSeasonal = SEASONAL.test(plain)
  const plainly = found.filter(
    (key) =>
      isPlain(key) &&
      !(isSeasonal && binds(key)) &&
      !(isTaken && FACTS[key].shelf === 'bothers') &&
      !(isGone && FACTS[key].shelf === 'stays'),
  )
  // “A cicatriz da testa”: where it is.
  const isBesides = ({ id, at }: Named): boolean =>
    subjects.includes(id) &&
    !about.includes(id) &&
    !beside.includes(id) &&
    !/\b[dn][aeo]s? (?:minha |meu )?$/.test(plain.slice(0, at))
  const isHalf =
    own !== null &&
    !plainly.every((key) => 'byPerson' in FACTS[key]) &&
    named.some((one) => isBesides(one) && !isTold(one.id, plainly, stance))
  // “Química nenhuma” is of dye and bleach as well.
  const withAll =
    plainly.includes('no-straightening') && /\bquimicas? nenhuma\b|\bnenhuma quimica\b/.test(plain)
      ? [...plainly, ...CHEMISTRY]
      : plainly
  if (withAll.length > 0) return { ...heardAs(withAll, clause, first, stance), isHalf }
  return found.length > 0 ? { ...quiet, context: { ...quiet.context, stance: null, isQuiet: true } } : quiet
}

const MEASURED = /\b\d+(?:[.,]\d)? ?(?:cm|centimetros?|dedos?|palmos?)\b/

/** A way of being addressed, or a name. */
const ADDRESS = wholeWords(
  'elu|elus|delu|nelu|ile|elx|el[ea]s?|senhora?|dona|mo[cz]a|mocinha|rapaz|menin[oa]|pronomes?',
)

/** “Tenho barba, e também não curto elu”: what is refused is said in it, or was not said right before. */
const isOfItself = (plain: string, before: Context, previous: Clause | undefined): boolean =>
  ADDRESS.test(plain) ||
  (!before.isOther &&
    !(before.subject !== null && previous !== undefined && SUBJECTS[before.subject].heard.test(previous.plain)))

/** “Já usei barba, hoje não uso mais”. */
const NO_MORE = /^(?:(?:mas|e|hoje|agora|atualmente|eu) )*nao(?: (?:uso|tenho|faco|quero|gosto|passo))?(?: mais)?$/

/** “Faço tranças todo verão”. */
const SEASONAL = wholeWords('(?:todo|no|so no|durante o) (?:verao|inverno|carnaval)|(?:nas|durante as|so nas) ferias')

/** “Barba não pode por causa do respirador”: why, whatever it is. */
const withoutReason = (plain: string): string =>
  plain.replace(/\b(?:por (?:causa|conta|motivo)|devido|gracas|em razao)\b.*$/, '')

/** “Meu pai pediu para não cortar”: whoever it is, it is kept to. */
const BIDS = new RegExp(`\\b(${OTHER_PEOPLE}) (?:me )?(?:pediu|proibiu|mandou|exigiu|obrigou)\\b`)

/** “Na minha igreja mulher não corta o cabelo”. */
const OF_FAITH = /\b(?:igreja|religiao|congregacao|fe|doutrina)\b.*\b(mulher(?:es)?|homem|homens|moca|ninguem)\b/

const bidderIn = (plain: string): ReadonlySet<string> =>
  new Set([BIDS, OF_FAITH].flatMap((pattern) => pattern.exec(plain)?.slice(1) ?? []))

/** “No calor de Teresina”. */
const placesIn = (words: string): ReadonlySet<string> =>
  new Set([...words.matchAll(/\b(?:em|de|para|pra) (\p{Lu}\p{L}+)/gu)].map(([, name = '']) => plainLetters(name)))

/** “Suo igual tampa de chaleira”. */
const withoutLikeness = (plain: string): string => plain.replace(/\b(?:igual|que nem|tipo|feito|parecendo)\b.*$/, '')

const ALL_DAY = wholeWords(
  '(?:o dia|todo dia|o turno|a semana|o tempo) (?:tod[oa]|inteir[oa])|todo (?:o )?dia|todos os dias|sempre|direto',
)

/** How many words of a clause may stay unexplained: none where the fact binds, one of a way of life. A body is a person's to read. */
function mostOdd(key: FactKey): number {
  const { shelf } = FACTS[key]
  if (shelf === 'body') return Infinity
  return shelf === 'bothers' || binds(key) ? 0 : 1
}

/** It takes something out of the guide, or a path into it. */
const binds = (key: FactKey): boolean =>
  ['stays', 'cannot', 'wants'].includes(FACTS[key].shelf) && !OF_LIFE.includes(key)

const OF_LIFE: readonly FactKey[] = ['helmet', 'cap', 'mask', 'work-rule', 'cannot-lift-arms', 'glasses']

const LAWFUL: readonly SubjectId[] = ['braids', 'shaved-head', 'covering', 'skullcap']

const CHEMISTRY: readonly FactKey[] = ['no-bleach', 'no-dye']

/** “Não posso dizer que não goste” is a person's to untangle; “não quero não” is not. */
const isTwiceDenied = ({ words: clauseWords }: Clause): boolean =>
  /\bnao\b.*\bnao\b(?=.*\w)/.test(plainLetters(clauseWords).replace(/\bnao\W*$/, ''))

/** “No culto uso véu” covers no head all day. */
const FOR_AN_HOUR = wholeWords(
  'no culto|(?:na|para a|pra) igreja|na missa|para o culto|no terreiro|na praia|no casamento|de noiva|nas festas|(?:no|aos|nos|todo) (?:sabado|domingo)s?|domingo|so (?:no|na|nos|nas|em|quando|para)',
)

/** “Tem semana que não penteio”. */
export const AT_TIMES = wholeWords('tem (?:dia|semana|mes|hora|vez|epoca|fase)s? (?:em )?que|as vezes|de vez em quando')

const ONLY_AT = wholeWords('so (?:no|na|nos|nas|em|quando|para|aos)')

const SOMETIMES = wholeWords(
  'as vezes|de vez em quando|raramente|quase nunca|no frio|no inverno|so quando (?:chove|faz frio)',
)

const WORN: readonly SubjectId[] = ['covering', 'skullcap', 'cap', 'helmet', 'mask']

/** “Estou de boné há uma semana” is no habit; “uso boné há vinte anos” is. */
const FOR_A_WHILE = wholeWords('(?:ha|faz|tem|fazem) (?:\\w+ ){0,2}(?:dias?|semanas?)|ess[ae]s? (?:dias?|semanas?)')

const TAKEN_OFF: readonly SubjectId[] = ['cap', 'mask', 'helmet', 'tied']

const isNotAlways = (id: SubjectId, plain: string): boolean =>
  (TAKEN_OFF.includes(id) && FOR_A_WHILE.test(plain)) ||
  (id === 'covering' && FOR_AN_HOUR.test(plain)) ||
  ((WORN.includes(id) || id === 'tied') && SOMETIMES.test(plain)) ||
  (id === 'glasses' &&
    /\b(?:em casa|so para (?:ler|leitura|dirigir|perto|longe|(?:o )?(?:computador|celular)|costurar|estudar))\b/.test(
      plain,
    )) ||
  ((WORN.includes(id) || id === 'tied' || id === 'hairpiece') && ONLY_AT.test(plain)) ||
  (id === 'neckline' && /\bso (?:em|na|no|para|quando)\b/.test(plain))

/** “Não mexe em nada menos na franja”: only there. */
const ALL_BUT = wholeWords('(?:nada|ninguem|nenhum\\w*)\\b.*\\b(?:menos|exceto|salvo|a nao ser|alem d[aeo]s?|fora)')

/** “Barba cheia e não mexe”: the thing is named alone, and the verb follows. */
const NAMES_ALONE = 3

const ends = ({ plain }: Clause, most: number): boolean => plain.split(' ').length > most || stanceOf(plain) !== null

const ON_SOME_DAYS = wholeWords(
  'segunda|terca|quarta|quinta|sexta|sabado|domingo|lua (?:nova|cheia|minguante|crescente)|(?:n[ao]|durante a) (?:semana santa|quaresma|lua)',
)

const VERDICTS: readonly Stance[] = ['refuse', 'love', 'keep']

const AGAIN: readonly Stance[] = ['keep', 'love', 'spare', 'refuse', 'want', 'bother']

const OF_WISH: readonly Stance[] = ['refuse', 'drop', 'lacks', 'cannot', 'spare']

const QUALIFIED = wholeWords(
  'franj\\w+ n[oa]s? (?:olhos?|vista|cara)|franj\\w+ (?:cortina|lateral|laterais|repicad\\w+|desfiad\\w+|micro|bico|de lado|no meio|do lado|torta|d[aeo]s? (?!novo|jeito|forma|maneira|nada|mim)\\w+)|franj\\w+ (?:ret|curt|long|chei|gross|fin)\\w+|(?:aquel[ea]s?|ess[ea]s?) franj\\w+ d\\w+|(?:luzes|mechas?) (?:muito |bem |tao |mais )?(?:gross|marcad|amarel|clar|larg|alaranj|fort)\\w*|loir[oa] (?:muito |bem |tao |mais )?(?:amarel|platinad|ovo|marcad|frang)\\w*|(?:barba|bigode|cavanhaque|franja|maquiagem|make|brincos?|oculos|armac\\w+|tinta|decote)s? (?:muito |bem |tao |mais )?(?:grand\\w+|comprid\\w+|chei\\w+|long\\w+|gross\\w+|fechad\\w+|pesad\\w+|ret\\w+|curt\\w+|fin\\w+|fort\\w+|carregad\\w+|pequen\\w+|redond\\w+|quadrad\\w+|de sol|de argola|todo dia|no dia a dia|branc\\w+)|(?:muit|tant|bastante)[ao]? (?:barba|maquiagem|make|brincos?|tinta)',
)

/** What irritates and is therefore left out is refused; who cuts off wishes for what is left. */
const forceOf = (key: FactKey, stance: Stance): Force =>
  FACTS[key].shelf === 'wants' && stance === 'drop'
    ? 'wants'
    : stance === 'bother' && FACTS[key].shelf === 'cannot'
      ? 'refuses'
      : FORCE_OF[stance]

export const heardAs = (
  keys: readonly FactKey[],
  clause: Clause,
  subject: SubjectId | null,
  stance: Stance | null,
): ReadClause => ({
  facts: keys.map((key) => ({
    key,
    words: clause.words,
    ...valueOf(key, subject, clause),
    ...(stance === null ? {} : { force: forceOf(key, stance) }),
  })),
  context: { sentence: clause.sentence, subject, stance, isOther: false, isQuiet: false, theirs: null },
})

function valueOf(key: FactKey, id: SubjectId | null, clause: Clause): { value?: string } {
  const subject: NamedThing | null = id === null ? null : SUBJECTS[id]
  const [word] =
    (subject?.hasValue && Object.values(subject.facts).includes(key) && subject.heard.exec(clause.plain)) || []
  return word === undefined ? {} : { value: asWritten(word, clause) }
}

/** Whoever spares a colour just named wears it; refused, it would have to be named. */
const factSaidAgain = (id: SubjectId, stance: Stance): FactKey | undefined =>
  id === 'colour-name'
    ? stance === 'spare'
      ? 'colour-stays'
      : stance === 'refuse'
        ? undefined
        : factOf(id, stance)
    : factOf(id, stance)
