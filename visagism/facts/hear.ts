/**
 * Reads a note into facts by rules. What is not understood is given back in the person's own words: nothing is guessed, and a word without
 * its clause is no fact.
 */
import {
  ALLOWED,
  BUYS_NOTHING,
  NEUTRAL,
  UNSURE,
  asWritten,
  clausesOf,
  plainOf,
  questionsIn,
  type Clause,
} from './clause.ts'
import { bareNumberIn, dayIn, isBareDay, monthIn, occasionIn, ownDayIn } from './day.ts'
import { asksToBeCalled } from '../names/asked-name.ts'
import { plainLetters } from '../knowledge/observations.ts'
import { FACTS, type FactKey, type Force, type Shelf } from './facts.ts'
import { FORCE_OF, isRemoval, isTouched, stanceOf, type Stance } from './stance.ts'
import { HOLDS_SO_FAR, periodIn, phaseIn, waitingFor, type Phase } from './period.ts'
import { SUBJECTS, type NamedThing, type SubjectId } from './subjects.ts'
import { inTheHair } from './in-the-hair.ts'
import { itemFacts } from './item-facts.ts'
import { namesHair, oddWords, SMALL_TALK } from './neutral-words.ts'
import { feastIn, specialFacts } from './special.ts'
import { todayFacts } from './today-said.ts'
import { wornFacts } from './worn-facts.ts'

export type HeardFact = {
  readonly key: FactKey
  /** The clause, as written. */
  readonly words: string
  /** What, when or how much: an allergen, a day, minutes. */
  readonly value?: string
  /** It holds until the day that the note names, or only from it. */
  readonly phase?: Phase
  /** Absent where a whole sentence tells it. All are its author's own. */
  readonly force?: Force
}

/** What somebody else thinks: shown as such, and never binding. */
export type Quoted = {
  /** The clause, as written. */
  readonly words: string
  /** As written: “minha mãe”; null where they are unnamed. */
  readonly who: string | null
}

export type Heard = {
  readonly facts: readonly HeardFact[]
  /** Sentences with a question mark: answered by a person. */
  readonly questions: readonly string[]
  readonly quotes: readonly Quoted[]
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
  '(?:faz|ha) (?:\\w+ )?(?:tempo|anos|meses|semanas) que nao|nao cort\\w+ .{0,14}(?:ha|faz|desde)|usava|tinha|era|fazia|pintava|alisava|cortava|raspava|gostava|adorava|amava|nadava|treinava|jogava|trabalhava|lutava|deixava|morava|prendia|corria|vivia|tingia|tirava|raspei|descolori|perdi|fiz|usei|tive|pintei|alisei|cortei|coloquei|passei|tentei|testei|experimentei|ja (?:usei|fiz|tive|tentei)|(?:trabalh|mor|nad|jog|lut|danc|trein|pratiqu|estud|viv)(?:u?ei|i)|antigamente|quando era|na adolescencia|na epoca|anos atras|me arrependi|odiava|cresci|fui|foi|\\w+(?:aram|eram|iram)',
)
const isOver = (plain: string): boolean => PAST.test(plain)
/** Somebody's opinion: the verb is a third person's. */
const OPINION = words(
  '(?:quer|querem|acham?(?! que (?:eu )?(?:devo|fico|combino|posso))|diz|dizem|disse|disseram|dizia|achava|comentou|pede|pedem|prefere|preferem|odeia|odeiam|detesta|detestam|insiste|reclama|reclamam|sugeriu|sugere|jurou|jura|juram|garante|garantem|falou|falam)',
)
/** What a doctor, a house or an employer forbids binds the person: “a médica proibiu tinta”. */
const ORDER = new RegExp(
  '\\b(?:medic[oa]|dermato\\w*|gineco\\w*|obstetra|go|oncolog\\w+|alergista|pediatra|mae de santo|pai de santo|rabino)\\b.{0,24}\\b(?:nao posso|proibiu|mandou|disse|falou|pediu)\\b',
)
/** Their own thing, even if it was given: “uso o colar da minha vó”. */
const OWN_THING = words(
  '(?:uso|nao tiro|mantenho|nunca tiro)\\b.{0,16}\\b(?:colar|alianca|brincos?|relogio|cordao|correntinha|terco|anel)',
)
/** “Quem usa turbante é ela”, “prefiro ela com franja”. */
const HER = /\b(?:e|sao) el[ea]s?$|\b(?:prefiro|quero|acho|adoro|amo|vejo) el[ea]s? (?:com|de|sem)\b/
const isOfOther = (plain: string): boolean =>
  !ORDER.test(plain) &&
  (HER.test(plain) || OTHER.test(plain) || OPINION.test(plain) || (FOR_OTHER.test(plain) && !OWN_THING.test(plain)))
/** The whole note is for, or by, somebody else. */
const ABOUT_OTHER = new RegExp(
  `\\b(?:comprei|fotos? (?:sao|e)|guia e|presente|surpresa|preencho|preenchendo|respondendo)\\b.{0,14}\\b(?:para o|para a|para|d[oa]|pel[oa]) (?:meu|minha) (?:${PEOPLE})\\b|\\bfotos? del[ea]s?\\b|\\bem nome d[eao]|\\bsurpresa para|\\bpara el[ea]\\b`,
)
/** Who was given it reads it as their own. */
const GIVEN_TO_ME = /\b(?:ganhei|recebi)(?: \w+){0,4} presente\b/g
/** The whole note is for, or by, somebody else. @param note of `wholeNote` */
export const isForOther = (note: string): boolean => ABOUT_OTHER.test(plainOf(note).replace(GIVEN_TO_ME, ''))
const GREETING = words(
  'oi+|ola|bom dia|boa tarde|boa noite|boa sorte|obrigad[oa]|valeu|brigad[oa]|abracos?|beijos?|bjs?|amei|adorei|gostei|parabens|caprich\\w+|confio|ansios[oa]|espero|animad[oa]|sucesso|k{2,}|(?:rs)+|(?:ha){2,}|tudo bem|tudo otimo|por enquanto|so isso|nada a declarar|nenhuma|sem observ\\w+|nao tenho nada|nada$|nao entendo nada disso|(?:nem|nao) sei o que (?:escrever|dizer)|nunca fiz (?:isso|uma coisa dessas)|indicou|indicacao|presente|comprei|comprando|site|maravilhos[oa]|desde ja|gratidao|curios(?:a|o|idade)|nervos[oa]|primeira vez|teste|voces arrasam|arrasem|surpreend\\w+|no aguardo|nas maos de voces?|nao tenho (?:preferencias?|obs)|me sentir bem|mudar (?:esse|o|de) visual|partiu|agradecer|moro (?:em|fora)|sou de|atenciosamente|att|timid[oa]|feliz|fa d[oa]|fim de ano ne|(?:tenho|fiz) (?:1[89]|[2-9]\\d)(?: anos)?|bora|abencoe|^(?:dra?|sra?|profa?)\\.? [a-z]+$',
)

const GREETINGS = new RegExp(GREETING, 'g')
/** A question that asks nothing. */
const HOW_ARE_YOU =
  /^(?:(?:oi+|ola|bom dia|boa tarde|boa noite|pessoal|gente)\s*)*(?:(?:esta )?tudo (?:bem|bom|certo|otimo)|como vao?|beleza)(?: com voce)?$/

/** @param at the day of the note, for days named from it (ISO date) */
export function hearNote(note: string | null | undefined, at: string): Heard {
  const clauses = clausesOf(note)
  const whole = plainOf(note ?? '')
  if (isForOther(note ?? ''))
    return { facts: [], questions: [], quotes: [], unheard: clauses.map(({ words: clause }) => clause), talk: [] }
  const facts: HeardFact[] = []
  const questions: string[] = []
  const quotes: Quoted[] = []
  const unheard: string[] = []
  const talk: string[] = []
  const kept: string[] = []
  let last: Context = NOTHING
  const saidBefore = new Set<Clause>()
  let list: RefusedList | undefined
  for (const [index, clause] of clauses.entries()) {
    if (saidBefore.has(clause)) {
      last = { ...NOTHING, sentence: clause.sentence }
      continue
    }
    const goesOn = last.sentence === clause.sentence || (last.stance !== null && /\btambem$/.test(clause.plain))
    const previous = goesOn
      ? { ...last, sentence: clause.sentence }
      : { ...NOTHING, subject: last.subject, isOther: false }
    const isAsked =
      clause.isQuestion &&
      !(isToldFirst(clause.plain) && clauses[index + 1]?.sentence === clause.sentence) &&
      !answersItself(clauses, index)
    const done = isOfOther(clause.plain)
      ? []
      : inTheHair(clause.plain, plainSentence(clauses, clause), clause.isQuestion).map((key) => ({
          key,
          words: clause.words,
        }))
    if (isAsked) facts.push(...done, ...toldInQuestion(clause, at, dayBeside(clauses, index, at)))
    if (isAsked && !HOW_ARE_YOU.test(clause.plain) && clause.plain.replaceAll(GREETINGS, '').trim() !== '') {
      if (!questions.includes(clause.words)) questions.push(clause.words)
      last = { ...NOTHING, sentence: clause.sentence }
      continue
    }
    if (isDayOfBeside(clauses, index, facts.at(-1), at)) continue
    const together = clause.isQuestion ? [] : allKept(clauses, index)
    if (together.length > 0) {
      facts.push(...together)
      kept.push(...together.map(({ words: one }) => one))
      last = { ...NOTHING, sentence: clause.sentence }
      continue
    }
    const special =
      isOver(clause.plain) || AT_TIMES.test(clause.plain)
        ? []
        : specialFacts(
            clause,
            at,
            isOfOther(clause.plain),
            dayOfMonthNear(clauses, index, at) ?? dayBeside(clauses, index, at),
          )
    const refusal = refusalOfList(clauses, index)
    // “Raspar a barba e o bigode não dá”: the act goes on.
    const going: Stance | null = list?.refusal === (refusal ?? clause) ? list.stance : null
    const refused: Stance | null =
      refusal === null ? (going === 'spare' ? going : null) : isTouched(clause.plain) ? 'spare' : (going ?? 'refuse')
    list = refusal && refused ? { refusal, stance: refused } : undefined
    const read = isVetoed(clauses, index)
      ? quietOf(clause)
      : readClause(clause, previous, clauses[index - 1], clauses[index + 1], refused)
    if (refusal && BARE_REFUSAL.test(refusal.plain) && read.facts.length > 0) saidBefore.add(refusal)
    const latestFact = facts.at(-1)
    const allergen = nextAllergen(clause, latestFact, clauses[index - 1])
    const period = isOver(clause.plain) || isOfOther(clause.plain) ? null : periodIn(clause.plain, at)
    const waiting = period && waitingFor(clause.plain, period)
    const heard = [
      ...(waiting ? [{ key: waiting, words: clause.words, phase: 'until' } as const] : []),
      ...(allergen
        ? [allergen]
        : special.length > 0
          ? [...special, ...(isNoOccasionAlone(special[0]) ? read.facts : [])]
          : isOfAllergy(clause, latestFact, clauses[index - 1])
            ? []
            : read.facts),
      ...done,
    ]
    const day =
      heard.length === 0
        ? (dayOfMonthNear(clauses, index, at) ?? dayIn(clause.plain, at, isBareDay(clause.plain)))
        : null
    const latest = facts.at(-1)
    if (day !== null && latest && latest.value === undefined && FACTS[latest.key].shelf === 'day') {
      facts.splice(-1, 1, { ...latest, value: day })
    } else if (heard.length > 0) {
      facts.push(...heard)
      if (read.isHalf === true && special.length === 0 && allergen === null) unheard.push(clause.words)
    } else if (isTalk(clause.plain) || isSignature(clause, clauses[index + 1], talk.length > 0)) {
      if (clause.plain.includes(' ')) talk.push(clause.words)
    } else if (isQuoted(clause.plain)) quotes.push({ words: clause.words, who: whoIn(clause) })
    else unheard.push(clause.words)
    last = read.context
  }
  const worn = wornFacts(
    clauses.filter(({ plain }) => !isOver(plain)),
    isOfOther,
  )
  const today = todayFacts(clauses, isOfOther, isOver)
  const items = itemFacts(clauses, isOfOther, isOver)
  facts.push(...worn, ...today.facts, ...items.facts)
  const isBridal = /\bveu\b/.test(whole) && facts.some(({ key }) => key === 'wedding')
  const isOfGender = OF_GENDER.test(whole)
  const sure = unique(inTime(facts, clauses, at)).filter(
    ({ key, phase, words: said }, _, found) =>
      !found.some((one) => areOpposed(key, one.key) && one.phase === phase) &&
      !(isOfGender && key === 'in-transition') &&
      // On one side of the face it grows.
      !(key === 'beard-grows-not' && found.some((one) => one.key === 'beard-has-gaps')) &&
      !(
        key === 'called-so' &&
        !asksToBeCalled(said) &&
        found.some((one) => one.key === key && asksToBeCalled(one.words))
      ) &&
      !(isBridal && key === 'covered'),
  )
  const doubted = unique(facts).filter(({ key }) => !sure.some((one) => one.key === key))
  // Everybody wants a haircut; whose hair is covered asks for its pages by it.
  const asked = sure.some(({ key }) => key === 'covered')
    ? clauses.find(({ plain, isQuestion }) => ASKS_FOR_HAIR.test(plain) && !isQuestion && !isOfOther(plain))?.words
    : undefined
  const isHeard = (clause: string) =>
    clause === asked ||
    kept.includes(clause) ||
    worn.some(({ words: one }) => one === clause) ||
    today.heard.includes(clause) ||
    items.heard.includes(clause)
  return {
    facts: asked === undefined ? sure : [...sure, { key: 'hair-pages', words: asked }],
    questions,
    quotes: quotes.filter(({ words: clause }) => !isHeard(clause)),
    unheard: [...doubted.map(({ words: clause }) => clause), ...unheard].filter((clause) => !isHeard(clause)),
    talk: talk.filter((clause) => !isHeard(clause)),
  }
}

/** “O big chop é em janeiro, a formatura é dia 30”: the month named last, in this sentence or the one before, is the day's. */
function dayOfMonthNear(clauses: readonly Clause[], index: number, at: string): string | null {
  const clause = clauses[index]
  if (!clause || bareNumberIn(clause.plain) === null) return null
  const near = [...clauses.slice(0, index).reverse(), ...bareAfter(clauses, index)].find(
    ({ plain, sentence }) => clause.sentence - sentence <= 1 && !isOver(plain) && monthIn(plain) !== null,
  )
  const month = near && monthIn(near.plain)
  return month ? dayIn(`${clause.plain} em ${plainLetters(month)}`, at, true) : null
}

/** “Tenho um show, dia 11/12”, “dia 11/12, show da Ivete”: the day that stands alone next to it. */
function dayBeside(clauses: readonly Clause[], index: number, at: string): string | null {
  const clause = clauses[index]
  if (!clause || ownDayOrOccasion(clause) === null) return null
  const own = dayIn(clause.plain, at, true)
  const dayOf = (run: readonly Clause[]): string | null => {
    const words = run.map(({ plain }) => plain).join(' ')
    // “Na quinta, 10/12” is the tenth.
    if (own !== null && (!/\d/.test(words) || /\d/.test(clause.plain))) return null
    // “Em dezembro, dia 19”.
    const month = own === null && monthIn(words) === null ? monthIn(clause.plain) : null
    return dayIn(month === null ? words : `${words} em ${plainLetters(month)}`, at, true)
  }
  const [before, after] = [bareBefore(clauses, index), bareAfter(clauses, index)]
  const isDayFirst = before.length > 0 && clauses[index - before.length - 1]?.sentence !== clause.sentence
  return isDayFirst ? (dayOf(before) ?? dayOf(after)) : (dayOf(after) ?? dayOf(before))
}

/** “Sábado, dia 19, em dezembro, às 17h”. */
const MOST_BARE = 4

/** Clauses of nothing but time before one, in its sentence. */
function bareBefore(clauses: readonly Clause[], index: number): readonly Clause[] {
  let from = index
  while (index - from < MOST_BARE && isBareOf(clauses[from - 1], clauses[index])) from--
  return clauses.slice(from, index)
}

/** Those after one; of the next sentence only where they are all of it. */
function bareAfter(clauses: readonly Clause[], index: number): readonly Clause[] {
  const first = clauses[index + 1]
  let to = index + 1
  while (to - index <= MOST_BARE && isBareOf(clauses[to], first)) to++
  const isOfAnother = first?.sentence !== clauses[index]?.sentence && clauses[to]?.sentence === first?.sentence
  return isOfAnother ? [] : clauses.slice(index + 1, to)
}

const isBareOf = (clause: Clause | undefined, of: Clause | undefined): boolean =>
  clause !== undefined && clause.sentence === of?.sentence && isBareDay(clause.plain)

/** Said already with the occasion before it, or to be said with the one behind it. */
function isDayOfBeside(clauses: readonly Clause[], index: number, latest: HeardFact | undefined, at: string): boolean {
  const clause = clauses[index]
  if (!clause || !isBareDay(clause.plain)) return false
  let before = index - 1
  while (index - before <= MOST_BARE && isBareDay(clauses[before]?.plain ?? 'x')) before--
  const isSaid =
    latest?.value !== undefined && latest.words === clauses[before]?.words && FACTS[latest.key].shelf === 'day'
  if (isSaid && bareAfter(clauses, before).includes(clause)) return true
  let behind = index + 1
  while (behind - index <= MOST_BARE && isBareDay(clauses[behind]?.plain ?? 'x')) behind++
  const next = clauses[behind]
  const day = next && bareBefore(clauses, behind).includes(clause) ? dayBeside(clauses, behind, at) : null
  return (
    day !== null &&
    next !== undefined &&
    !isOver(next.plain) &&
    feastIn(next, at, isOfOther(next.plain), day).length > 0
  )
}

/** Its other words say something too: “começo num escritório em maio”. */
const isNoOccasionAlone = (fact: HeardFact | undefined): boolean =>
  fact !== undefined &&
  (fact.key === 'own-day' || (FACTS[fact.key].shelf === 'day' && fact.value === undefined && fact.key !== 'party'))

const ownDayOrOccasion = (clause: Clause): string | null =>
  occasionIn(clause.plain)?.key ?? ownDayIn(clause, !isOfOther(clause.plain))

/** “A amônia, níquel e a látex”: the list goes on. */
function nextAllergen(clause: Clause, latest: HeardFact | undefined, previous: Clause | undefined): HeardFact | null {
  const { words: clauseWords, plain, sentence } = clause
  if (latest?.key !== 'allergy' || latest.value === undefined || previous?.sentence !== sentence) return null
  if (latest.words !== previous.words || stanceOf(plain) !== null) return null
  const named = /^(?:a|ao|as|aos|com) ([a-z]+(?: [a-z]+)?)$/.exec(plain) ?? /^([a-z]{3,})$/.exec(plain)
  const isThing = named?.[1] !== undefined && (plain.includes(' ') || !hasSubject(plain)) && !HOW_BAD.test(plain)
  return isThing && named[1] ? { key: 'allergy', words: clauseWords, value: asWritten(named[1], clause) } : null
}
/** “Alergia a níquel, brinco e fivela me abrem a pele”: named for what they do, not as worn. */
const isOfAllergy = (
  { plain, sentence }: Clause,
  latest: HeardFact | undefined,
  previous: Clause | undefined,
): boolean =>
  latest?.key === 'allergy' &&
  latest.words === previous?.words &&
  previous.sentence === sentence &&
  stanceOf(plain) === null &&
  !/^(?:entao|por isso|so|mas)\b/.test(plain)
const HOW_BAD = /^(?:grave|leve|forte|fraca|severa|seria|comprovada|muita|pouca|obrigad[oa]|ppd)$/

/** Each with the part of the time that its clause, or a bare one beside it, names. */
function inTime(facts: readonly HeardFact[], clauses: readonly Clause[], at: string): HeardFact[] {
  const isBare = (clause: Clause) => !facts.some(({ words: clauseWords }) => clauseWords === clause.words)
  const summary = clauses.findIndex(({ plain }) => HOLDS_SO_FAR.test(plain))
  return facts.map((fact) => {
    const place = clauses.findIndex(({ words: clauseWords }) => clauseWords === fact.words)
    const clause = clauses[place]
    if (!clause || fact.phase !== undefined) return fact
    const beside = [clauses[place + 1], clauses[place - 1]].flatMap((one) =>
      one && one.sentence === clause.sentence && isBare(one) ? (phaseIn(one.plain, at) ?? []) : [],
    )
    const phase = phaseIn(clause.plain, at) ?? beside[0] ?? (place < summary ? 'until' : null)
    return phase !== null && PHASED[phase].includes(FACTS[fact.key].shelf) ? { ...fact, phase } : fact
  })
}
const PHASED: Readonly<Record<Phase, readonly Shelf[]>> = { until: ['stays', 'cannot', 'wants'], after: ['wants'] }

/**
 * The clauses of a note that are their own and of today, told or asked; what a question quotes of others is what it asks about. None where
 * the note is of somebody else.
 * @param note of `wholeNote`
 * @param isPastToo what was done and still shows counts too
 */
export const ownClauses = (note: string, isPastToo = false): Clause[] =>
  isForOther(note)
    ? []
    : clausesOf(note).filter(
        ({ plain, isQuestion }) => (isQuestion || !isOfOther(plain)) && (isPastToo || !isOver(plain)),
      )

/** The same, put together again as sentences in plain words. */
export function ownSentences(note: string, isPastToo = false): string[] {
  const sentences = new Map<number, string>()
  for (const { plain, sentence } of ownClauses(note, isPastToo)) {
    const before = sentences.get(sentence)
    sentences.set(sentence, before === undefined ? plain : `${before}, ${plain}`)
  }
  return [...sentences.values()]
}

/**
 * What they ask, whole, each once. None where the note is of somebody else.
 * @param note of `wholeNote`
 */
export function ownQuestions(note: string): string[] {
  if (isForOther(note)) return []
  const asks = (question: string): boolean => {
    const plain = plainOf(question)
      .replace(/[,:–—-]+/g, '')
      .trim()
    return plain.includes(' ') && !HOW_ARE_YOU.test(plain)
  }
  return [...new Set(questionsIn(note))].filter(asks)
}
/** “Estou grávida, posso pintar?” tells first; “uso franja?” only asks. */
const TOLD =
  /^(?:(?:e|mas|eu|oi|como|ja que|porque)\s+)*(?:tenho|sou|estou|fui diagnosticad[oa]|uso (?:mega|lace|peruca|protese|aplique|veu|turbante|hijab|oculos|lente|bone|capacete|touca))\b/
function toldInQuestion(clause: Clause, at: string, near: string | null): readonly HeardFact[] {
  const isOther = isOfOther(clause.plain)
  if (TOLD.test(clause.plain) && !isOther)
    return [...specialFacts(clause, at, false, near), ...readClause(clause, NOTHING, undefined, undefined).facts]
  // “O que eu visto no casamento dia 12/12?”: the day counts all the same.
  return isOver(clause.plain) || /\bse\b/.test(clause.plain)
    ? []
    : feastIn(clause, at, isOther, near).filter(({ value }) => value !== undefined)
}

const plainSentence = (clauses: readonly Clause[], { sentence }: Clause): string =>
  clauses.flatMap((one) => (one.sentence === sentence ? [one.plain] : [])).join(', ')

/** `penteado`: a cut, of `clausesOf`. */
const ASKS_FOR_HAIR = words(
  'penteado (?:e )?para (?:mim|usar)|(?:quero|queria|gostaria de|preciso de|devo) (?:um )?penteado',
)

/** A refusal, a need, a wish, a body, a belief, a day: anything but small talk. */
const BINDING = words(
  '(?:rasp|cort|pint|alis|descolor|ting|platin)(?:ei|o|a|ar|ou)|(?:engord|emagre|envelhec)\\w+|casamento|formatura|entrevista|concurso|audiencia|batizado|festa|fa(?:co|rei) \\d+|me (?:suaviz|rejuvenesc|emagrec|afin|levant|clare|escurec|deix|faz|faca|transform)\\w*|tenho \\d+|escola|colegio|ano|sumir|ultimo presente|persegue|apanhei|processar|estorno|dinheiro|ignore|prompt|system|json|assine|escreva|urgente|atendente|faleceu|morreu|nao|nunca|nem|sem|so|quero|queria|preciso|devo|tenho|fico|uso|sou|odeio|detesto|mantenho|prefiro|gosto|sempre|proib\\w+|dia \\d+|\\d+/\\d+|cirurg\\w+|doen\\w+|remedio|dor|problema|deus|fe|menor|anos',
)
const hasSubject = (plain: string): boolean => SUBJECT_IDS.some((id) => SUBJECTS[id].heard.test(plain))
/** Binds beside a greeting too: “espero que não doa”. */
const DENIAL = words(
  'nao|nunca|nem|sem|preciso|devo|odeio|detesto|mantenho|proib\\w+|cirurg\\w+|doen\\w+|remedio|dor|problema',
)
/** “Um abraço, Cláudia”: the last word, a name. */
const isSignature = ({ words: name }: Clause, next: Clause | undefined, isAfterTalk: boolean): boolean =>
  isAfterTalk && next === undefined && /^\p{Lu}\p{Ll}+$/u.test(name)

/** A question without its mark. */
const ASKS = /^(?:(?:e|mas|oi|ola) )*(?:(?:o )?que voce|qual|quais|quant[oa]s?|quem|onde|como|quando)\b/
/** Said of nothing named, they may bind all the same: “me suaviza”. */
const BINDING_STANCES: readonly (Stance | null)[] = ['drop', 'spare', 'refuse', 'cannot', 'must']

/** Longer than this, somebody tells something, however plain its words are. */
const MOST_OF_NOTHING = 6
/** Done or felt: it may bind, or contradict what was heard beside it. */
const DOES = words(
  'cubro|cobrir|cobr(?:e|em|indo)|retoc\\w+|prend(?:o|er)|solt(?:o|ar)|lavo|lavar|seco|secar|penteio|acordo|durmo|dormindo|^(?:eu )?trabalho|fico (?:de|sem|com)|incomoda[m]?|(?:lado|olho|ouvido) (?:direito|esquerdo)|(?:da|na) (?:direita|esquerda)|(?:n[ao]|para a) upa|pior(?:a|ou)?|marquei|aos poucos|passo de cada|um passo',
)
/** A greeting, thanks, or words that say nothing. */
function isTalk(plain: string): boolean {
  if (/^(?:nao|sim|nada|nenhum[a]?|so isso|nao nao)$/.test(plain) || JEST.test(plain)) return true
  if (EXCEPT.test(plain)) return false
  const rest = plain.replaceAll(GREETINGS, ' ')
  const isGreeting = rest !== plain
  const length = plain.split(' ').length
  const isLong = length > MOST_OF_NOTHING && !plain.split(' ').some((word) => SMALL_TALK.has(word))
  return (
    !hasSubject(plain) &&
    !ASKS.test(plain) &&
    (isGreeting ||
      (!namesHair(plain) && !isLong && !(length === 1 && ['keep', ...BINDING_STANCES].includes(stanceOf(plain))))) &&
    !DOES.test(rest) &&
    (isGreeting || !BINDING_STANCES.includes(stanceOf(plain))) &&
    !(isGreeting ? DENIAL : BINDING).test(rest) &&
    oddWords(rest, [], [SMALL_TALK]).length <= (isGreeting ? 2 : 0)
  )
}

/** A transition that is not of hair. */
const OF_GENDER = words(
  'trans|transgener\\w+|transexual|travesti|hormoni\\w+|genero|disforia|(?:visual|rosto|corte|jeito|ar|aparencia|lado) (?:mais )?(?:feminin[oa]|masculin[oa])|(?:me|ainda me) tratam|(?:feminil|masculin)iz\\w+',
)

type RefusedList = { readonly refusal: Clause; readonly stance: Stance }
/** “Nem pensar”, “tô fora”, “não rola”: of what was named before. */
const BARE_REFUSAL =
  /^(?:(?:mas|isso|ai|bah|eu|para mim) )*nao (?:quero|posso)(?: (?:mesmo|mais|nao|de novo|comigo|para mim|tche|gente|ne|viu))*$/
/** “Coque e presilha atrás não rolam”: the refusal of all the list. */
const REFUSED_LAST =
  /^(?:\S+ ){1,4}(?:nao (?:quero|posso|uso|gosto)|detesto|odeio)(?: (?:mesmo|mais|nao|quero|comigo|para mim))*$/
const MOST_OF_ITEM = 4
const MOST_OF_LIST = 6
/** Named and no more: a noun, or what might be done. */
function isItem({ plain }: Clause): boolean {
  if (plain.split(' ').length > MOST_OF_ITEM) return false
  const stance = stanceOf(plain)
  const isAct = /^\w+[aei]r\b/.test(plain) && !/\bsem\b/.test(plain)
  const ids = namedIn(plain).map(({ id }) => id)
  const isThing = ids.length > 0 && !ids.some((id) => isOfBody(id))
  return isThing && (stance === null || (isAct && (stance === 'drop' || stance === 'want' || stance === 'keep')))
}
/** The clause at the end of a list that refuses its items, of which this is one. */
function refusalOfList(clauses: readonly Clause[], index: number): Clause | null {
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
const answersItself = (clauses: readonly Clause[], index: number): boolean => {
  const refusal = refusalOfList(clauses, index)
  return refusal !== null && !refusal.isQuestion
}

const WISHES = words('(?:eu |por mim )?(?:quer(?:o|ia)|gostaria|adoraria|amaria|sonho|vontade|por mim)')
const WISHED = words('queria|gostaria|adoraria|amaria')
/** Somebody with a say says no. */
const VETO = new RegExp(
  `\\b(?:${PEOPLE}|el[ea]s?|escola|colegio|firma|empresa|trabalho|igreja|quartel|servico|hospital|banco)\\b(?: \\w+){0,2}? (?:nao (?:me )?(?:deix[ae]|quer[o]?|gosta|curte|posso|permite|aceita|autoriza|libera|concorda|topa|apoia)(?:m|em|ram)?\\b|nao$|(?:disse(?:ram)?|falou|falaram) (?:que )?nao|(?:e|sao|foi|foram|esta) contra)`,
)
/** So do the hair, an allergy, and they themselves. */
const CANNOT_BE =
  /\b(?:cabelo|pele|redemoinho|alergia|rotina|cacho|trabalho)s? nao (?:me )?(?:deix[ae]|permite|ajuda)m?\b|^(?:mas|porem|so que) (?:nao (?:posso|quero)(?: mais)?$|devo (?:manter|deixar|ficar|continuar)\b)/
/** “Eu queria curto, ela não quer”: whose word rules is a person's to find out. */
function isVetoed(clauses: readonly Clause[], index: number): boolean {
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
const quietOf = ({ plain, sentence }: Clause): ReadClause => ({
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
const WITHOUT_IT = words('nao|nunca|sou|viro|sofro|acab\\w+|morr\\w+|desmonto|perco|me (?:acho|sinto|vejo)')
/** “Não quero curto, a não ser que seja um chanel”. */
const ONLY_IF = /^(?:mas |e )?(?:a nao ser que|(?:exceto|salvo|menos) (?:se|que)|so se|(?:desde|contanto) que)\b/
const DYES = words('pint\\w+|ting\\w+')
const DYED_SO = /\b(?:de|pintar|tingir) (?:um |mais )?$/

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

/** Told, before what is asked: “sou careca, o que eu faço?”. */
const isToldFirst = (plain: string): boolean =>
  /^(?:(?:oi|ola|gente|bom dia|boa tarde|boa noite) )*(?:eu )?(?:nao )?(?:sou|estou|tenho|uso|trabalho|(?:meu|minha) \w+(?: \w+)? (?:e|esta|sao|tem) )\b/.test(
    plain,
  ) && !/\b(?:que|qual|quem|quando|ou|posso|devo|sera|como|onde)\b/.test(plain)

type Context = {
  readonly sentence: number
  readonly subject: SubjectId | null
  readonly stance: Stance | null
  readonly isOther: boolean
  /** What was over, doubted or somebody else's: a list goes on with it. */
  readonly isQuiet: boolean
  /** What somebody else said of the subject: “minha esposa gosta da barba, eu também”. */
  readonly theirs: Stance | null
}
const NOTHING: Context = { sentence: -1, subject: null, stance: null, isOther: false, isQuiet: false, theirs: null }

const SAYS_NOTHING: readonly RegExp[] = [NEUTRAL, ALLOWED, BUYS_NOTHING, UNSURE]
/** “Quero raspar tudo kkk mentira”. */
const JEST =
  /^(?:(?:e|foi|mas|to|estou|so|nao|eh) )*(?:(?:uma )?mentira|brincadeira\w*|brincando|brinks|zoeira|zoando|zueira|sqn|so que nao|ironia|capaz|jamais|imagina|ate parece)(?: (?:viu|gente|ta|hein|ne))?$/
/** “Quero tirar a franja que eu mesma cortei”: the wish is present. */
const WISH_OF_DONE = /^(?:(?:eu|so|mas|agora) )*(?:nao )?quero (?!que\b).* que (?:eu )?(?:mesm[oa] )?\w+ei\b/
const CONCLUDES = /^(?:entao|por isso) (?:deix|mant[ei]|nao )/
const SAYING = /\b(?:disse|diz|falou|fala|pediu|pede|gritou|respondeu|acha)$/
const isOwnOrder = (plain: string, previous: Clause | undefined): boolean =>
  ORDER_ALONE.test(plain) || (CONCLUDES.test(plain) && !SAYING.test(previous?.plain ?? ''))
/** It aches: what is done to it is no habit. */
const ACHES = words('doi|doem|doendo|doer|doeu|repuxa|dor')
const HURTS = words('doi|doem|doendo')
const IT_ACHES = /^(?:que )?(?:me )?(?:doi|da (?:muita )?dor)\b/
/** “Está na cintura, fica”: an order of one's own, whoever spoke before. */
const ORDER_ALONE = /^(?:(?:entao|por isso|e|mas|ele|ela) )*fica[m]?$/
/** “A franja piora quando chove”. */
const ONLY_THEN = /^(?:quando|se|enquanto|no|na|nos|nas|em|com)\b/

type ReadClause = {
  readonly facts: readonly HeardFact[]
  readonly context: Context
  /** It names something else too, of which no fact was made. */
  readonly isHalf?: boolean
}

function readClause(
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
    (first !== undefined && isMissedIfAbsent(plain, first)) ||
    (refused === null && OF_NO_LIST.test(plain) && next?.sentence === sentence && BARE_REFUSAL.test(next.plain)) ||
    (next?.sentence === sentence && ONLY_IF.test(next.plain)) ||
    (next !== undefined && JEST.test(next.plain)) ||
    (next !== undefined && next.sentence === sentence && EXCEPT.test(next.plain) && !hasSubject(next.plain)) ||
    (first !== undefined &&
      ACHES.test(plain) &&
      (first === 'tied' || (HURTS.test(plain) && (own === null || own === 'has') && !isOfBody(first)))) ||
    (first === 'tied' && next?.sentence === sentence && IT_ACHES.test(next.plain)) ||
    (next?.sentence === sentence && /^nem (?:tanto|muito|um pouco)/.test(next.plain)) ||
    (/\bpiora/.test(plain) && next?.sentence === sentence && ONLY_THEN.test(next.plain))
  const quiet: ReadClause = {
    facts: [],
    context: {
      sentence,
      subject: first ?? before.subject,
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
  const isDoing = /\b(?:fica|ficam|vira|cai|some|embola)\b/.test(plain)
  const inherited = isDoing ? null : (before.stance ?? ahead(clause, next))
  // A bare word in the middle of a sentence makes no law.
  if (own === null && inherited === null && LAWFUL.includes(first) && before.sentence === sentence) return quiet
  const said =
    own ??
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
  const isPlace = (own === 'cannot' || own === 'spare') && PLACES.includes(first)
  const spared = subjects.filter((id) => !PLACES.includes(id)).slice(0, 1)
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
  const found = isAdmired || isDisliked || (QUALIFIED.test(plain) && OF_WISH.includes(stance)) ? [] : keys
  const known = [placesIn(clause.words), bidderIn(plain)]
  const spans = spansOf(plain, named)
  const oddIn = (part: string): number => oddWords(part, spans, known).length
  const isTaken = isTakenBack(clause, next)
  const isPlain = (key: FactKey): boolean =>
    oddIn(
      FACTS[key].shelf === 'stays' || FACTS[key].shelf === 'cannot'
        ? withoutReason(plain)
        : withoutLikeness(withoutReason(plain)),
    ) <=
    mostOdd(key) + (!binds(key) && ALL_DAY.test(plain) ? 1 : 0)
  const isSeasonal = SEASONAL.test(plain)
  const plainly = found.filter(
    (key) => isPlain(key) && !(isSeasonal && binds(key)) && !(isTaken && FACTS[key].shelf === 'bothers'),
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
  if (plainly.length > 0) return { ...heardAs(plainly, clause, first, stance), isHalf }
  return found.length > 0 ? { ...quiet, context: { ...quiet.context, stance: null, isQuiet: true } } : quiet
}

/** Its fact is made already, or it is no thing of its own. */
const isTold = (id: SubjectId, keys: readonly FactKey[], stance: Stance): boolean => {
  const subject: NamedThing = SUBJECTS[id]
  const key = factOf(id, stance)
  return subject.isAct === true || PLACES.includes(id) || (key !== undefined && keys.includes(key))
}
const MEASURED = /\b\d+(?:[.,]\d)? ?(?:cm|centimetros?|dedos?|palmos?)\b/
/** A way of being addressed, or a name. */
const ADDRESS = words('elu|elus|delu|nelu|ile|elx|el[ea]s?|senhora?|dona|mo[cz]a|mocinha|rapaz|menin[oa]|pronomes?')
/** “Tenho barba, e também não curto elu”: what is refused is said in it, or was not said right before. */
const isOfItself = (plain: string, before: Context, previous: Clause | undefined): boolean =>
  ADDRESS.test(plain) ||
  (!before.isOther &&
    !(before.subject !== null && previous !== undefined && SUBJECTS[before.subject].heard.test(previous.plain)))

/** “Tenho barba e uso franja, e as duas coisas ficam”. */
const ALL_OF_THEM =
  /^(?:(?:e|mas|que|entao|por isso) )*(?:(?:[oa]s )?(dois|duas|tres)(?: coisas)?|amb[oa]s|tudo isso|tod[oa]s (?:eles|elas)) /
const HOW_MANY: Readonly<Record<string, number>> = { dois: 2, duas: 2, tres: 3 }
function allKept(clauses: readonly Clause[], index: number): readonly HeardFact[] {
  const clause = clauses[index]
  const all = clause && ALL_OF_THEM.exec(clause.plain)
  const stance = clause && stanceOf(clause.plain)
  if (!all || (stance !== 'keep' && stance !== 'spare') || hasSubject(clause.plain) || isOfOther(clause.plain))
    return []
  const isFirst = clauses[index - 1]?.sentence !== clause.sentence
  return clauses
    .slice(0, index)
    .filter(({ sentence }) => sentence === clause.sentence - Number(isFirst))
    .slice(all[1] === undefined ? -3 : -(HOW_MANY[all[1]] ?? 2))
    .filter(
      ({ plain, isQuestion }) =>
        !isQuestion && !isOver(plain) && !isOfOther(plain) && !/\b(?:nao|nunca|nem|sem)\b/.test(plain),
    )
    .flatMap((one) =>
      subjectsIn(one.plain, namedIn(one.plain)).flatMap((id) => {
        const key = factOf(id, 'keep')
        return key !== undefined && FACTS[key].shelf === 'stays' ? heardAs([key], one, id, 'keep').facts : []
      }),
    )
}

/** “Franja, por favor”. */
const isPlea = ({ plain, sentence }: Clause, next: Clause | undefined): boolean =>
  plain.endsWith(' por favor') || (next?.sentence === sentence && next.plain === 'por favor')
/** “Já usei barba, hoje não uso mais”. */
const NO_MORE = /^(?:(?:mas|e|hoje|agora|atualmente|eu) )*nao(?: (?:uso|tenho|faco|quero|gosto|passo))?(?: mais)?$/
/** “Faço tranças todo verão”. */
const SEASONAL = words('(?:todo|no|so no|durante o) (?:verao|inverno|carnaval)|(?:nas|durante as|so nas) ferias')

/** “Minha boca é grande e aprendi a gostar”. */
const isTakenBack = ({ sentence }: Clause, next: Clause | undefined): boolean =>
  next !== undefined &&
  next.sentence === sentence &&
  ['love', 'keep'].includes(stanceOf(next.plain) ?? '') &&
  !hasSubject(next.plain)

/** All that names one of these, not only the first. */
function spansOf(plain: string, named: readonly Named[]): Omit<Named, 'id'>[] {
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
/** “Barba não pode por causa do respirador”: why, whatever it is. */
const withoutReason = (plain: string): string =>
  plain.replace(/\b(?:por (?:causa|conta|motivo)|devido|gracas|em razao)\b.*$/, '')

/** “Meu pai pediu para não cortar”: whoever it is, it is kept to. */
const BIDS = new RegExp(`\\b(${PEOPLE}) (?:me )?(?:pediu|proibiu|mandou|exigiu|obrigou)\\b`)
/** “Na minha igreja mulher não corta o cabelo”. */
const OF_FAITH = /\b(?:igreja|religiao|congregacao|fe|doutrina)\b.*\b(mulher(?:es)?|homem|homens|moca|ninguem)\b/
const bidderIn = (plain: string): ReadonlySet<string> =>
  new Set([BIDS, OF_FAITH].flatMap((pattern) => pattern.exec(plain)?.slice(1) ?? []))
/** “No calor de Teresina”. */
const placesIn = (words: string): ReadonlySet<string> =>
  new Set([...words.matchAll(/\b(?:em|de|para|pra) (\p{Lu}\p{L}+)/gu)].map(([, name = '']) => plainLetters(name)))

/** “Suo igual tampa de chaleira”. */
const withoutLikeness = (plain: string): string => plain.replace(/\b(?:igual|que nem|tipo|feito|parecendo)\b.*$/, '')

const ALL_DAY = words(
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

const PLACES: readonly SubjectId[] = ['work-rule', 'formal', 'kitchen', 'mask', 'faith']

const isOfBody = (id: SubjectId): boolean => {
  const key = factOf(id, 'has')
  return key === 'cannot-lift-arms' || (key !== undefined && FACTS[key].shelf === 'body')
}
/** Heard of what happens to the hair. */
const EVENTS: readonly SubjectId[] = ['touch', 'tangles', 'frizz']
/** A way of living or a state, and no law. */
const isLived = (id: SubjectId): boolean => {
  const key = factOf(id, 'has')
  return key !== undefined && (['life', 'body', 'bothers'].includes(FACTS[key].shelf) || key === 'in-transition')
}
/** A body or a way of life, named beside something else: “uso máscara no plantão”. */
function isBeside(id: SubjectId): boolean {
  const key = factOf(id, 'has')
  return key !== undefined && ((FACTS[key].shelf === 'body' && key !== 'faith') || BESIDE.includes(id))
}
const BESIDE: readonly SubjectId[] = ['night', 'helmet', 'mask', 'cap']
const LAWFUL: readonly SubjectId[] = ['braids', 'shaved-head', 'covering', 'skullcap']

/** “Não posso dizer que não goste” is a person's to untangle; “não quero não” is not. */
const isTwiceDenied = ({ words: clauseWords }: Clause): boolean =>
  /\bnao\b.*\bnao\b(?=.*\w)/.test(plainLetters(clauseWords).replace(/\bnao\W*$/, ''))

/** “No culto uso véu” covers no head all day. */
const FOR_AN_HOUR = words(
  'no culto|(?:na|para a|pra) igreja|na missa|para o culto|no terreiro|na praia|no casamento|de noiva|nas festas|(?:no|aos|nos|todo) (?:sabado|domingo)s?|domingo|so (?:no|na|nos|nas|em|quando|para)',
)
/** “Tem semana que não penteio”. */
const AT_TIMES = words('tem (?:dia|semana|mes|hora|vez|epoca|fase)s? (?:em )?que|as vezes|de vez em quando')
const SOMETIMES = words(
  'as vezes|de vez em quando|raramente|quase nunca|no frio|no inverno|so quando (?:chove|faz frio)',
)
const WORN: readonly SubjectId[] = ['covering', 'skullcap', 'cap', 'helmet', 'mask']
/** “Estou de boné há uma semana” is no habit; “uso boné há vinte anos” is. */
const FOR_A_WHILE = words('(?:ha|faz|tem|fazem) (?:\\w+ ){0,2}(?:dias?|semanas?)|ess[ae]s? (?:dias?|semanas?)')
const TAKEN_OFF: readonly SubjectId[] = ['cap', 'mask', 'helmet', 'tied']
const isNotAlways = (id: SubjectId, plain: string): boolean =>
  (TAKEN_OFF.includes(id) && FOR_A_WHILE.test(plain)) ||
  (id === 'covering' && FOR_AN_HOUR.test(plain)) ||
  (WORN.includes(id) && SOMETIMES.test(plain)) ||
  (id === 'glasses' && /\bso em casa\b/.test(plain)) ||
  (id === 'neckline' && /\bso (?:em|na|no|para|quando)\b/.test(plain))

const EXCEPT = /^(?:menos|exceto|salvo|a nao ser|fora)\b/
/** “Não mexe em nada menos na franja”: only there. */
const ALL_BUT = words('(?:nada|ninguem|nenhum\\w*)\\b.*\\b(?:menos|exceto|salvo|a nao ser|alem d[aeo]s?|fora)')
/** “Mude tudo, menos a barba” spares it; “aceito tudo, menos franja” refuses it. */
function exceptionOf(plain: string, previous: Clause | undefined): Stance | null {
  if (!EXCEPT.test(plain) || !previous || !/\b(?:tudo|todo|coisa|resto)\b/.test(previous.plain)) return null
  if (/\b(?:mex|mud|tir|cort|troc|alter)\w*\b/.test(previous.plain)) return 'spare'
  return /\b(?:aceito|topo|quero|gosto|uso|adoro|amo|pode ser)\b/.test(previous.plain) ? 'refuse' : null
}

/** Of a clause in the third person. */
function theirStance(plain: string): Stance | null {
  if (/\bnao\b/.test(plain)) return null
  if (/\b(?:gosta|ama|adora)\b/.test(plain)) return 'love'
  return /\b(?:odeia|detesta)\b/.test(plain) ? 'refuse' : null
}

/** “Barba cheia e não mexe”: the thing is named alone, and the verb follows. */
const NAMES_ALONE = 3
const ends = ({ plain }: Clause, most: number): boolean => plain.split(' ').length > most || stanceOf(plain) !== null

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

/** “Nem barba nem cabelo se corta”: the verb comes last. */
const isBefore = ({ plain, sentence }: Clause, next: Clause | undefined): boolean =>
  /^(?:entao )?nem\b/.test(plain) && next !== undefined && next.sentence === sentence && /^nem\b/.test(next.plain)
/** “Não quero tinta, nem luzes”: what the clause before wanted. */
const goesOnDenying = (plain: string, before: Context): Stance | null =>
  !plain.startsWith('nem ') || before.stance === null ? 'refuse' : before.stance === 'denies' ? null : before.stance

/** “Óculos sem apoio”: what comes after denies something else. */
function withoutTail(plain: string, id: SubjectId): string {
  const at = SUBJECTS[id].heard.exec(plain)?.index ?? 0
  const without = plain
    .slice(at)
    .search(
      /\b(?:sem|nem)\b(?! em casa)|\bque nao (?:me |se )?(?!\w+o\b|queria|gostaria|gostava|quis)\w+(?:a|e|am|em|sse|ssem)\b/,
    )
  return without > 0 ? plain.slice(0, at + without) : plain
}
const AHEAD: readonly Stance[] = ['keep', 'love', 'bother', 'must']
const ON_SOME_DAYS = words(
  'segunda|terca|quarta|quinta|sexta|sabado|domingo|lua (?:nova|cheia|minguante|crescente)|(?:n[ao]|durante a) (?:semana santa|quaresma|lua)',
)
const VERDICTS: readonly Stance[] = ['refuse', 'love', 'keep']
const AGAIN: readonly Stance[] = ['keep', 'love', 'spare', 'refuse', 'want', 'bother']
const OF_WISH: readonly Stance[] = ['refuse', 'drop', 'lacks', 'cannot', 'spare']
const QUALIFIED = words(
  '(?:barba|bigode|cavanhaque|franja|maquiagem|make|brincos?|oculos|armac\\w+|tinta|decote)s? (?:muito |bem |tao |mais )?(?:grand\\w+|comprid\\w+|chei\\w+|long\\w+|gross\\w+|fechad\\w+|pesad\\w+|ret\\w+|curt\\w+|fin\\w+|fort\\w+|carregad\\w+|pequen\\w+|redond\\w+|quadrad\\w+|de sol|de argola|todo dia|no dia a dia|branc\\w+)|(?:muit|tant|bastante)[ao]? (?:barba|maquiagem|make|brincos?|tinta)',
)

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
const LIMITED = words(
  'nao (?:posso|pode|podem|devo|deve|quero que|gosto que) (?:\\w+ ){0,3}?(?:passar?|passe|chegar|chegue|descer|desca|crescer (?:muito|demais|tanto)|ultrapass\\w+|exced\\w+|ter mais|tenha mais|ser (?:maior|mais)|seja (?:maior|mais)|ficar (?:maior|mais|muito)|encost\\w+|cair|caia|tapar|tape|cobrir|cubra)',
)

/** “Minha mãe acha que eu devia cortar”. */
const isQuoted = (plain: string): boolean => isOfOther(plain) && OPINION.test(plain)
const KIN = new RegExp(`\\b(?:(?:meu|minha|meus|minhas|o|a) )?(?:${PEOPLE})\\b`)
const whoIn = (clause: Clause): string | null => {
  const [who] = KIN.exec(clause.plain) ?? []
  return who === undefined ? null : asWritten(who, clause)
}

/** What irritates and is therefore left out is refused. */
const forceOf = (key: FactKey, stance: Stance): Force =>
  stance === 'bother' && FACTS[key].shelf === 'cannot' ? 'refuses' : FORCE_OF[stance]

const heardAs = (
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

/** Whoever spares a colour just named wears it. */
const factSaidAgain = (id: SubjectId, stance: Stance): FactKey | undefined =>
  id === 'colour-name' && stance === 'spare' ? 'colour-stays' : factOf(id, stance)

const factOf = (id: SubjectId, stance: Stance): FactKey | undefined => {
  const subject: NamedThing = SUBJECTS[id]
  return subject.facts[stance]
}

type Named = { readonly id: SubjectId; readonly at: number; readonly end: number }
const namedIn = (plain: string): Named[] =>
  SUBJECT_IDS.flatMap((id) => {
    const match = SUBJECTS[id].heard.exec(plain)
    return match ? [{ id, at: match.index, end: match.index + match[0].length }] : []
  })

/** By place; the thing an act is done to before the act. Where two name the same words, the longer. */
function subjectsIn(plain: string, found: readonly Named[]): SubjectId[] {
  const isLimited = LIMITED.test(plain) && found.some(({ id }) => GROWING.includes(id))
  const meant = found.filter(
    ({ id, at }) =>
      !isLikeness(plain.slice(0, at)) && !isOfFriend(id, plain.slice(0, at)) && (!isLimited || PLACES.includes(id)),
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

/** “Parece um capacete”. */
const isLikeness = (before: string): boolean =>
  /\b(?:parec(?:e|em|endo|ia)|vir(?:a|ou)|feito|que nem|fase|cara de|efeito)(?: (?:um|uma|de|a|o))? $/.test(before)
/** “Uma amiga de véu”, “minha mãe que usa turbante”. */
const isOfFriend = (id: SubjectId, before: string): boolean => !PARTS_OF_ANY.includes(id) && OF_FRIEND.test(before)
const PARTS_OF_ANY: readonly SubjectId[] = ['baby']
const OF_FRIEND = new RegExp(
  `\\b(?:minha|meu|minhas|meus|um|uma|umas|da|do|a|o) (?:${PEOPLE})(?: \\w+)? (?:de|com|que (?:usa|tem|fez)|usa|tem|fez)(?: (?:a|o|um|uma))? $`,
)

const SUBJECT_IDS = Object.keys(SUBJECTS).filter((id): id is SubjectId => id in SUBJECTS)

/** One said again without its value says nothing new. */
const unique = (facts: readonly HeardFact[]): HeardFact[] =>
  facts.filter(
    ({ key, value }, index) =>
      facts.findIndex((one) => one.key === key && one.value === value) === index &&
      (value !== undefined || !facts.some((one) => one.key === key && one.value !== undefined)),
  )
